/**
 * Fields whose value is a secret, by the words that their names are made of: `signing_secret`, `password_hash`, `key`.
 * Asked word by word, so that `encoding` and `monkey` are none.
 */
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

/** How something is made, such as a signature, is no secret; what it is made with is. */
const RECIPE = /_template$/;

/**
 * Whether the journal keeps of a field only that it was changed (decisions §3, security T16). The name says it, never
 * the value: somebody may be called `***`.
 */
export const isSecretField = (field: string): boolean =>
  !RECIPE.test(field) && wordsOf(field).some((word) => SECRET_WORDS.has(word));
