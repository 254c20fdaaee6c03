import { z } from 'zod';

/** A Ukrainian IBAN: `UA` and 27 digits, mod 97 equals 1 (ISO 13616). */
export function isIban(code: string): boolean {
  if (!/^UA\d{27}$/.test(code)) return false;
  // U = 30, A = 10; the number has 31 digits, so it needs BigInt.
  return BigInt(`${code.slice(4)}3010${code.slice(2, 4)}`) % 97n === 1n;
}

/** MFO (bank code) inside an IBAN: digits 5 to 10. */
export function mfoOfIban(iban: string): string {
  return iban.slice(4, 10);
}

export const Iban = z.string().refine(isIban, 'iban_format').describe('UA and 27 digits, mod 97');

/** Parses an IBAN typed with spaces or in lower case; null if invalid. */
export function parseIban(typed: string): string | null {
  const iban = typed.replace(/\s/g, '').toUpperCase();
  return isIban(iban) ? iban : null;
}

/** In groups of four, as banks print it. */
export function formatIban(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$& ');
}
