/**
 * Time-based one-time passwords (RFC 6238) as every authenticator app makes them: HMAC-SHA-1, six digits, steps of 30
 * seconds. Secrets are base32 (RFC 4648) of 160 bits, as RFC 4226 recommends.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;
/** 160 bits. */
const SECRET_LENGTH = 32;

/** Random characters of base32, five bits each. */
export const randomBase32 = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

export const newTotpSecret = (): string => randomBase32(SECRET_LENGTH);

function bytesOfBase32(text: string): Uint8Array {
  let bits = '';
  for (const character of text) bits += ALPHABET.indexOf(character).toString(2).padStart(BITS, '0');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** Number of the 30 seconds that an instant is in. */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** The code of a step. @param secret base32 */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOfBase32(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/**
 * The step whose code it is: the present one, or a neighbour, as clocks differ. Compares all, in constant time.
 * @param after steps up to this one were used
 * @returns undefined when the code is wrong or was used
 */
export function matchingStep(secret: string, code: string, now: Date, after: number): number | undefined {
  const present = stepOf(now);
  const given = Buffer.from(code.padEnd(6).slice(0, 6));
  const matching = [present - 1, present, present + 1].filter(
    (step) => timingSafeEqual(Buffer.from(totpCode(secret, step)), given) && step > after,
  );
  return code.length === 6 ? matching[0] : undefined;
}
