/** Signatures of documents for the tax service: by the point's key. */
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { Db, Row } from '../../db/schema.ts';
import { openKey } from '../key-store.ts';
import { isSignedBy, signWith } from '../keys/private-key.ts';

/** The register that a document is of. */
export interface Register {
  readonly merchantId: string;
  readonly registerNumber: string;
}

export interface DocumentSigner {
  /** @param point whose document it is */
  sign(db: Db, point: Pick<Row<'branches'>, 'point_key_id'>, document: Uint8Array): Promise<Uint8Array>;
  /** As the tax service does, which knows the key of each register. */
  verify(db: Db, register: Register, document: Uint8Array, signature: Uint8Array): Promise<boolean>;
}

/** DER of an Ed25519 private key in PKCS#8, before its 32 bytes (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

function mockKey() {
  const secret = createHash('sha256').update('the key of the mock for registers').digest();
  const der = Buffer.concat([PKCS8_PREFIX, secret]);
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
}

async function keyOf(db: Db, pointKeyId: string | null) {
  const own = db.selectFrom('point_keys').select(['id', 'algorithm', 'secret']);
  const row = await own.where('id', '=', pointKeyId ?? '').executeTakeFirst();
  return row && openKey(db, row);
}

/** Signs with the point's key; a point that has none yet signs with a key of the mock's own, the same on each server. */
export function documentSigner(): DocumentSigner {
  const ofMock = mockKey();
  const publicOfMock = createPublicKey(ofMock);
  return {
    async sign(db, { point_key_id }, document) {
      const key = await keyOf(db, point_key_id);
      return key ? signWith(key, document) : sign(null, document, ofMock);
    },
    async verify(db, { merchantId, registerNumber }, document, signature) {
      const point = await db
        .selectFrom('branches')
        .select('point_key_id')
        .where('merchant_id', '=', merchantId)
        .where('fiscal_register_number', '=', registerNumber)
        .executeTakeFirst();
      const key = await keyOf(db, point?.point_key_id ?? null);
      return key ? isSignedBy(key, document, signature) : verify(null, document, publicOfMock, signature);
    },
  };
}
