/** Signing keys of the merchant of the contract's examples, one of which a point signs with. */
import { createECDH, createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { examplePointKey } from '@kasa/contracts/points/keys';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { Db } from '../../db/schema.ts';
import { seedRowColumns } from '../../db/seed/seed-rows.ts';
import { createSeededFaker } from '../../db/seed/seeded-faker.ts';
import { type SeededMerchant, type SeedOptions, seedTime } from '../../db/seed-options.ts';
import { keyColumns } from '../key-store.ts';
import { parseDer } from '../keys/der.ts';
import { type MadeKey, makeCertificate } from '../keys/make-certificate.ts';

const CURVE = 'prime256v1';
const hash = (text: string | Uint8Array) => createHash('sha256').update(text).digest();

/** The same key for the same seed. */
function seededKey(text: string): MadeKey {
  const curve = createECDH(CURVE);
  const d = hash(text);
  curve.setPrivateKey(d);
  // Uncompressed: 04, then both coordinates.
  const point = curve.getPublicKey();
  const text64 = (bytes: Buffer) => bytes.toString('base64url');
  const [x, y] = [text64(point.subarray(1, 33)), text64(point.subarray(33))];
  const jwk = { kty: 'EC', crv: 'P-256', d: text64(d), x, y };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const publicKey = parseDer(createPublicKey(key).export({ format: 'der', type: 'spki' }));
  return { algorithm: 'ecdsa', der: key.export({ format: 'der', type: 'pkcs8' }), publicKey };
}

/** Writes them. */
export async function seedPointKeys(
  tx: Db,
  { id: merchant }: SeededMerchant,
  world: SeedOptions,
): Promise<void> {
  if (merchant !== exampleIds.merchant) return;
  const now = seedTime(world.now);
  const origin = { merchant, now, draw: createSeededFaker(world.seed, now) };
  const { owner, issuer, tax_number, company, valid_from: validFrom, valid_to: validTo } = examplePointKey;
  const rows = [exampleIds.pointKey, exampleIds.pointKeyToDelete].map((id, place) => {
    const key = seededKey(`${world.seed} ${id}`);
    const serial = Number.parseInt(examplePointKey.serial, 16) + place;
    const wish = { owner, issuer, serial, edrpou: tax_number, validFrom, validTo };
    // ECDSA signs at random, and rows of one seed are alike: nobody checks this signature.
    const certificate = makeCertificate(key, wish, (_, bytes) => hash(bytes));
    const facts = { owner, issuer, serial: serial.toString(16).toUpperCase(), validFrom, validTo };
    return {
      ...seedRowColumns(origin, 'point_key', place, id),
      ...keyColumns(tx, id, { ...facts, taxNumber: tax_number, ...key, certificate }),
      ...{ company_id: company.id, tax_number },
    };
  });
  await tx.insertInto('point_keys').values(rows).execute();
  const signing = {
    point_key_id: exampleIds.pointKey,
    trade_stops_at: validTo,
    trade_stops_by: 'key',
  } as const;
  await tx.updateTable('branches').set(signing).where('id', '=', exampleIds.point).execute();
}
