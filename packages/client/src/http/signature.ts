import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The `payload-signature` of a body: hex SHA-256 of its exact text followed by the signing secret (spec §7).
 * By @noble/hashes, because `crypto.subtle` is missing where the page is not served over https.
 */
export function payloadSignature(bodyText: string, secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(bodyText + secret)));
}
