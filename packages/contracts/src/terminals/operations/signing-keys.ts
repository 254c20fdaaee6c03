import type { z } from 'zod';
import { operation } from '../../shared/operation.ts';
import { KEY_OVERLAP_SECONDS, KeyRotationInput, type SigningKey, SigningKeys } from '../signing-keys.ts';

const path = '/api/v1/terminals/signing-keys';
const exampleKey = {
  key_id: 'c0ffee00c0ffee00',
  state: 'current',
  signs_from: '2026-11-20T09:00:00.000Z',
  signs_until: null,
  public_key: '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkq…\n-----END PUBLIC KEY-----\n',
  public_jwk: {
    kty: 'RSA',
    n: 'u1SU1LfVLPHCozMxH2Mo',
    e: 'AQAB',
    alg: 'RS256',
    use: 'sig',
    kid: 'c0ffee00c0ffee00',
  },
} satisfies z.input<typeof SigningKey>;

export const listSigningKeys = operation({
  id: 'listSigningKeys',
  permission: 'ecomm_manage',
  method: 'GET',
  path,
  summary: 'The public keys with which callbacks are verified',
  description:
    'RSA of 2048 bits, of this merchant alone; the private halves never leave the server. A receiver picks the key by `X-Kasa-Key-Id`. While there is a next key, every callback has its signatures, too: `X-Kasa-Next-Key-Id`, `X-Kasa-Next-Signature` and `X-Kasa-Next-Event-Signature`, of the same texts but for the key id.',
  data: SigningKeys,
  example: { data: { items: [exampleKey] } },
});

export const rotateSigningKey = operation({
  id: 'rotateSigningKey',
  permission: 'ecomm_manage',
  method: 'POST',
  path: `${path}/rotation`,
  summary: 'Replace the key that signs callbacks',
  description: `Once begun, both keys sign for ${KEY_OVERLAP_SECONDS / 86_400} days, so that a receiver that knows either accepts; then the next one takes over by itself, or at once by \`finish\`. Its private predecessor is deleted.`,
  body: KeyRotationInput,
  data: SigningKeys,
  codes: ['conflict'],
  assumed: 'That a key is replaced, and how long both sign: the specification names the key alone (spec §7).',
  example: {
    body: { step: 'begin' },
    data: {
      items: [
        { ...exampleKey, signs_until: '2026-11-27T09:00:00.000Z' },
        {
          ...exampleKey,
          key_id: 'feedfacefeedface',
          state: 'next',
          signs_from: '2026-11-27T09:00:00.000Z',
          public_jwk: { ...exampleKey.public_jwk, kid: 'feedfacefeedface' },
        },
      ],
    },
  },
});
