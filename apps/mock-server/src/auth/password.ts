import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id with 19 MiB, two passes, one lane: what OWASP asks for at least. The parameters stand in each hash, so
 * that later ones can be costlier.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The password of every demo user. */
export const DEMO_PASSWORD = 'kasa-demo';
/** The hash that all of them share, made once: seeding stays quick. */
export const DEMO_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$XPEb0L5+S6UTCCfiGADzvA$InfeBqFMjX26PHplR7mgAIJ1Yu3Wc2ybfPEAn5GxKtc';

/** The hash of a password that nobody knows: what an unknown phone is compared with, so that it costs the same. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$+bArEhks0LSiFPo+lWcbMg$GSUGQm++Ox9ihlHKH3YTr92QtqxPMv6fzoo8G9Wo+7M';

/** One device composes an accented letter of two characters, another has one for it (RFC 8265, section 4.2.2). */
const asTyped = (password: string) => password.normalize('NFC');

/** The hash to keep of a password. Takes as long as comparing one. */
export function hashPassword(password: string): Promise<string> {
  return hash(asTyped(password), COST);
}

/** Whether the password is the one of the hash. Takes equally long without a hash, and is then always false. */
export async function isPassword(hash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(hash ?? NOBODYS_HASH, asTyped(password));
  return matches && hash !== undefined;
}
