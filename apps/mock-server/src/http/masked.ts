/** What of a change may not be written down (decisions §3 "secrets masked", security T16). */
import { isSecretField } from '@kasa/contracts/audit/secret-fields';

/** Stands for a secret: it says that there is one, and nothing of it, not even its length. */
export const MASK = '***';

/** An account as it stands in a text: in one piece, or in groups as banks print it, in small letters too. */
const IBAN = /\bUA(?:[\s-]{0,2}\d){27}(?!\d)/gi;
/** `UA`, check digits and MFO tell the bank, the last four which account; what lies between is nobody's business. */
function maskIban(found: string): string {
  const iban = found.replace(/[\s-]/g, '').toUpperCase();
  return `${iban.slice(0, 10)}${'*'.repeat(15)}${iban.slice(-4)}`;
}

/** Card numbers of today have 15 to 19 digits, in groups or not; barcodes (13, 14) stay readable. */
const CARD = /(?<![\w-])\d(?:[ -]?\d){14,18}(?![\w-])/g;

/** Whether digits pass the check of card numbers (ISO/IEC 7812 "Luhn"). */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let n = 0; n < digits.length; n += 1) {
    const digit = Number(digits[digits.length - 1 - n]) * (n % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** As the product shows cards everywhere: `444455******1111` (decisions §3). */
function maskCard(found: string): string {
  const digits = found.replace(/\D/g, '');
  if (!passesLuhn(digits)) return found;
  return `${digits.slice(0, 6)}${'*'.repeat(digits.length - 10)}${digits.slice(-4)}`;
}

/** A value as it may be kept: secrets replaced, the middle of bank accounts and card numbers too, at any depth. */
export function masked(value: unknown, field = ''): unknown {
  if (value === null || value === undefined) return value;
  if (isSecretField(field)) return MASK;
  if (typeof value === 'string') return value.replace(IBAN, maskIban).replace(CARD, maskCard);
  if (Array.isArray(value)) return value.map((item) => masked(item));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, masked(inner, key)]));
}
