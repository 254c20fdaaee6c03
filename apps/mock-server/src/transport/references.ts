/** Ids that requests name besides the one in the path: they must be the merchant's own. */
import { runPrepared, slot } from '../db/prepared.ts';
import type { Db } from '../db/schema.ts';
import { fieldFailure } from '../http/field-failure.ts';
import type { Context } from '../http/handler.ts';

const id = slot<string>('id');
const merchant = slot<string>('merchant');

/** How each field finds what it points to. Points of sale share a table with depots, but own no vehicles. */
const LOOKUPS = {
  branch_id: (db: Db) =>
    db
      .selectFrom('branches')
      .select('id')
      .where('id', '=', id)
      .where('merchant_id', '=', merchant)
      .where('kind', '=', 'depot'),
  route_id: (db: Db) =>
    db.selectFrom('routes').select('id').where('id', '=', id).where('merchant_id', '=', merchant),
  transport_id: (db: Db) =>
    db.selectFrom('transports').select('id').where('id', '=', id).where('merchant_id', '=', merchant),
} as const;

type ReferenceField = keyof typeof LOOKUPS;
const FIELDS = Object.keys(LOOKUPS) as ReferenceField[];

/** Ids of a request by field: filters of a list, or fields of a body. */
export type References = { readonly [Field in ReferenceField]?: string | null | undefined };

/**
 * Makes sure that every id given exists and belongs to the merchant.
 * @throws OperationFailure `not_found` naming the fields; the same whether an id is foreign or exists nowhere
 */
export async function requireReferences(
  db: Db,
  { session, language }: Context,
  input: References,
): Promise<void> {
  const missing: ReferenceField[] = [];
  for (const field of FIELDS) {
    const given = input[field];
    if (given == null) continue;
    const values = { id: given, merchant: session.merchantId };
    const own = await runPrepared(db, `own ${field}`, () => LOOKUPS[field](db), values);
    if (own.length === 0) missing.push(field);
  }
  if (missing.length === 0) return;
  const broken = missing.map((path) => ({ path, rule: 'not_found' as const }));
  throw fieldFailure('not_found', language, broken);
}
