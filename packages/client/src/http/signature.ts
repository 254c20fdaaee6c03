const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/**
 * Hex SHA-256 of the body's exact text followed by the signing secret (spec §7).
 * Loads a library where `crypto.subtle` is missing (pages not served over https).
 */
export async function payloadSignature(bodyText: string, secret: string): Promise<string> {
  const text = bodyText + secret;
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  if (subtle === undefined) return (await import('./sha256.ts')).sha256Hex(text);
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), hex).join('');
}
