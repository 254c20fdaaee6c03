/** The keys that sign a merchant's callbacks, and how one takes over from another (spec §7). */
import { z } from 'zod';
import { Instant } from '../shared/dates.ts';

/** How long a new key signs beside the current one before it takes over, seconds. */
export const KEY_OVERLAP_SECONDS = 7 * 24 * 3600;

export const signingKeyStates = ['current', 'next', 'previous'] as const;

const KeyId = z.string().regex(/^[0-9a-f]{16}$/);

export const SigningKey = z
  .strictObject({
    key_id: KeyId.describe(
      'As `X-Kasa-Key-Id` has it: the beginning of the SHA-256 of the public key in DER',
    ),
    state: z
      .enum(signingKeyStates)
      .describe(
        '`current` signs; `next` signs beside it and takes over at `signs_from`; `previous` signs no more: for callbacks that were received before',
      ),
    signs_from: Instant.nullable().describe(
      'Since when, or from when on, it is the current one; null: since before this was noted',
    ),
    signs_until: Instant.nullable().describe('When the next one takes over, or did; null: not known yet'),
    public_key: z.string().describe('The public key: SubjectPublicKeyInfo in PEM'),
    public_jwk: z
      .strictObject({
        kty: z.literal('RSA'),
        n: z.string(),
        e: z.string(),
        alg: z.literal('RS256'),
        use: z.literal('sig'),
        kid: z.string().describe('`key_id`'),
      })
      .describe('The public key: JSON Web Key (RFC 7517)'),
  })
  .meta({ id: 'SigningKey' });

export const SigningKeys = z
  .strictObject({
    items: z.array(SigningKey).describe('The current one, the next one if there is one, then previous ones'),
  })
  .meta({ id: 'SigningKeys' });

export const KeyRotationInput = z
  .strictObject({
    step: z
      .enum(['begin', 'finish', 'cancel'])
      .describe(
        '`begin`: a next key is made; `finish`: it takes over now; `cancel`: it is thrown away. What is so already changes nothing',
      ),
    key_id: KeyId.optional().describe(
      'The key that one has seen: to begin the current one, else the next one. `conflict` if it is another by now',
    ),
  })
  .meta({ id: 'KeyRotationInput' });

export type SigningKeyEntity = z.infer<typeof SigningKey>;
