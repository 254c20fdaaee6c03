import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Hex SHA-256 of a text as UTF-8. By @noble/hashes, because `crypto.subtle` is missing where the page is not served over
 * https.
 */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The `payload-signature` of a body: hex SHA-256 of its exact text followed by the signing secret (spec §7). */
export function payloadSignature(bodyText: string, secret: string): string {
  return sha256Hex(bodyText + secret);
}
