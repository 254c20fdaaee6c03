/**
 * Bytes that nobody draws twice, as hexadecimal digits.
 *
 * In the place of `crypto`'s own drawing of UUIDs, which browsers have only where the page came by https or from this
 * machine: a server in the local network is often plain http.
 */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
