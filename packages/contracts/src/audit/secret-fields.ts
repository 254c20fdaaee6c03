/** Whole words in a field name that mark its value as secret; `encoding` and `monkey` don't match. */
const SECRET_WORDS = new Set([
  'code',
  'cookie',
  'credential',
  'credentials',
  'cvv',
  'hash',
  'hmac',
  'key',
  'otp',
  'password',
  'pem',
  'pin',
  'private',
  'recovery',
  'secret',
  'signature',
  'ticket',
  'token',
]);

const wordsOf = (field: string) =>
  field
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** No secrets: how e.g. a signature is made, what a bank answered, and which key a point signs with (id and owner). */
const OPEN = /_template$|^(?:reversal_)?response_code$|^point_key(?:_id)?$/;

/**
 * Whether the audit log masks a field's value (decisions §3, security T16). Decided by name only: a real value may
 * be `***`.
 */
export const isSecretField = (field: string): boolean =>
  !OPEN.test(field) && wordsOf(field).some((word) => SECRET_WORDS.has(word));
