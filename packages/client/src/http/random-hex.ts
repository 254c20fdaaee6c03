/**
 * Random bytes as hexadecimal digits.
 *
 * `crypto.randomUUID` exists only on https or localhost, and a server in the local network often uses plain
 * http.
 */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
