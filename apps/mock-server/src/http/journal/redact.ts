/** Masks data that the journal must not hold (decisions §3 "secrets masked", security T16). */
import { isSecretField } from '@kasa/contracts/audit/secret-fields';
import { maskCardNumbers } from '@kasa/contracts/shared/card-numbers';

/** Replaces a secret without revealing its length. */
export const MASK = '***';

/** A Ukrainian IBAN within a text: in one piece or in groups as banks print it, upper or lower case. */
const IBAN = /\bUA(?:[\s-]{0,2}\d){27}(?!\d)/gi;
/** Keeps `UA`, check digits and MFO (the bank), and the last four digits. */
function maskIban(found: string): string {
  const iban = found.replace(/[\s-]/g, '').toUpperCase();
  return `${iban.slice(0, 10)}${'*'.repeat(15)}${iban.slice(-4)}`;
}

/** A value with secrets, IBANs and card numbers masked, at any depth. */
export function redact(value: unknown, field = ''): unknown {
  if (value === null || value === undefined) return value;
  if (isSecretField(field)) return MASK;
  if (typeof value === 'string') return maskCardNumbers(value.replace(IBAN, maskIban));
  if (Array.isArray(value)) return value.map((item) => redact(item));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redact(inner, key)]));
}
