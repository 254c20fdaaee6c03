import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id with 19 MiB, two passes, one lane: the OWASP minimum. Each hash contains its parameters, so that later ones
 * can be costlier.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const DEMO_PASSWORD = 'kasa-demo';
export const DEMO_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$XPEb0L5+S6UTCCfiGADzvA$InfeBqFMjX26PHplR7mgAIJ1Yu3Wc2ybfPEAn5GxKtc';

/** The hash of an unknown password, compared for unknown phones so that the check takes equally long. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$+bArEhks0LSiFPo+lWcbMg$GSUGQm++Ox9ihlHKH3YTr92QtqxPMv6fzoo8G9Wo+7M';

/** Devices differ in composing accented letters (RFC 8265, section 4.2.2). */
const normalized = (password: string) => password.normalize('NFC');

export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), COST);
}

/** Whether the password matches the hash. Takes equally long without a hash, and is then always false. */
export async function verifyPassword(hash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(hash ?? DUMMY_HASH, normalized(password));
  return matches && hash !== undefined;
}
