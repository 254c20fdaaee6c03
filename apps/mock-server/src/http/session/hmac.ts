/** Requests that are proven by an HMAC with a stored secret, instead of a session. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const DUMMY = 'a secret that nobody has';

/**
 * Whether `signature`, hexadecimal, is the HMAC-SHA256 of `text`; the same work for a missing secret.
 * @param secrets any of them counts; missing ones do not
 */
export function isSignedByAny(
  secrets: readonly (string | null | undefined)[],
  text: string,
  signature: string,
): boolean {
  const given = Buffer.from(signature, 'hex');
  const matches = secrets.map((secret) => {
    const right = createHmac('sha256', secret ?? DUMMY)
      .update(text)
      .digest();
    return timingSafeEqual(right, given) && secret !== null && secret !== undefined;
  });
  return matches.includes(true);
}

/** Whether a time of a request is near enough to the server's, in either direction. */
export const isWithin = (time: string, now: Date, seconds: number): boolean =>
  Math.abs(Date.parse(time) - now.getTime()) <= seconds * 1000;
