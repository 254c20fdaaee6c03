/** Signing keys of points: how they are read, listed, shown and stored. */
import { createHash } from 'node:crypto';
import type { PointKeyEntity } from '@kasa/contracts/points/keys';
import { pointsOperations } from '@kasa/contracts/points/operations';
import type { Db, Row } from '../db/schema.ts';
import { seal, unseal } from '../db/sealing.ts';
import { pointKeyPlace } from '../db/stored-secrets.ts';
import { entityReader, type RowOf, withJournal } from '../http/entity/entity.ts';
import { withList } from '../http/entity/list.ts';
import { omit } from '../http/journal/diff.ts';
import type { ParsedKey } from './keys/parse-key-file.ts';
import type { PrivateKey } from './keys/private-key.ts';

const reader = entityReader({
  type: 'point_key',
  table: 'point_keys',
  columns: [
    ...(['owner', 'tax_number', 'company_id', 'issuer', 'serial', 'algorithm'] as const),
    ...(['valid_from', 'valid_to'] as const),
  ],
  related: (rows) =>
    rows
      .innerJoin('companies', 'companies.id', 'row.company_id')
      .select('companies.name as company_name')
      .select(({ selectFrom }) =>
        selectFrom('branches')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .whereRef('branches.merchant_id', '=', 'companies.merchant_id')
          .whereRef('branches.point_key_id', '=', 'row.id')
          .$asScalar()
          .$notNull()
          .as('points_count'),
      ),
});

/** A key on the wire. */
export function presentKey({ company_id, company_name, ...row }: RowOf<typeof reader>): PointKeyEntity {
  const company = { id: company_id, name: company_name };
  // PostgreSQL counts in 64 bits, which arrive as text.
  return { ...row, company, points_count: Number(row.points_count) };
}

const list = withList(reader, pointsOperations.listPointKeys, {
  sorts: { valid_to: 'valid_to', created_at: 'created_at' },
  defaultSort: 'valid_to',
  filters: {},
});

export const pointKeys = withJournal(list, (row) => ({
  name: row.owner,
  fields: omit(presentKey(row), 'points_count'),
}));

/** What is sealed of a key; base64. */
interface StoredKey {
  readonly key: string;
  readonly certificate: string;
}

/** The columns of a key that was read. */
export function keyColumns(
  db: Db,
  id: string,
  { owner, issuer, serial, algorithm, validFrom, validTo, certificate, der }: ParsedKey,
): Omit<
  Row<'point_keys'>,
  'company_id' | 'tax_number' | 'merchant_id' | 'version' | 'created_at' | 'updated_at'
> {
  const stored: StoredKey = { key: der.toString('base64'), certificate: certificate.toString('base64') };
  return {
    ...{ id, owner, issuer, serial, algorithm, valid_from: validFrom, valid_to: validTo },
    fingerprint: fingerprintOf(certificate),
    secret: seal(db, pointKeyPlace(id), JSON.stringify(stored)),
  };
}

export const fingerprintOf = (certificate: Buffer) => createHash('sha256').update(certificate).digest('hex');

/** A key that signs (`signWith`), and its certificate. @param row of the table, of one's own merchant */
export function openKey(
  db: Db,
  { id, algorithm, secret }: Pick<Row<'point_keys'>, 'id' | 'algorithm' | 'secret'>,
): PrivateKey & { readonly certificate: Buffer } {
  const { key, certificate } = JSON.parse(unseal(db, pointKeyPlace(id), secret)) as StoredKey;
  return { algorithm, der: Buffer.from(key, 'base64'), certificate: Buffer.from(certificate, 'base64') };
}
