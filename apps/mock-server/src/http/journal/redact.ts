/** What of a change may not be written down (decisions §3 "secrets masked", security T16). */
import { isSecretField } from '@kasa/contracts/audit/secret-fields';
import { withoutCardNumbers } from '@kasa/contracts/shared/card-numbers';

/** Stands for a secret: it says that there is one, and nothing of it, not even its length. */
export const MASK = '***';

/** An account as it stands in a text: in one piece, or in groups as banks print it, in small letters too. */
const IBAN = /\bUA(?:[\s-]{0,2}\d){27}(?!\d)/gi;
/** `UA`, check digits and MFO tell the bank, the last four which account; what lies between is nobody's business. */
function maskIban(found: string): string {
  const iban = found.replace(/[\s-]/g, '').toUpperCase();
  return `${iban.slice(0, 10)}${'*'.repeat(15)}${iban.slice(-4)}`;
}

/** A value as it may be kept: secrets replaced, the middle of bank accounts and card numbers too, at any depth. */
export function redact(value: unknown, field = ''): unknown {
  if (value === null || value === undefined) return value;
  if (isSecretField(field)) return MASK;
  if (typeof value === 'string') return withoutCardNumbers(value.replace(IBAN, maskIban));
  if (Array.isArray(value)) return value.map((item) => redact(item));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redact(inner, key)]));
}
