/** What lines of compositions may name. */
import type { CompositionLineFields } from '@kasa/contracts/catalogue/compositions';
import type { Db } from '../db/schema.ts';
import type { Context } from '../http/request/handler.ts';
import { MAX_REPORTED_ERRORS } from '../http/request/input.ts';
import { fieldFailure } from '../http/response/field-failure.ts';

type Lines = readonly Pick<CompositionLineFields, 'kind' | 'id'>[];

/** What lines name of a table; nobody deletes it until the transaction ends. */
async function ownOf(tx: Db, merchant: string, table: 'ingredients' | 'products', ids: readonly string[]) {
  if (ids.length === 0) return [];
  const own = tx.selectFrom(table).select('id').where('merchant_id', '=', merchant).where('id', 'in', ids);
  return (await own.orderBy('id').forShare().execute()).map(({ id }) => id);
}

/** @throws OperationFailure `not_found` at the lines whose ingredients or products are not the merchant's */
export async function requireLines(tx: Db, { session, language }: Context, lines: Lines): Promise<void> {
  const idsOf = (wanted: Lines[number]['kind']) =>
    lines.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const { merchantId } = session;
  const own = {
    ingredient: new Set(await ownOf(tx, merchantId, 'ingredients', idsOf('ingredient'))),
    product: new Set(await ownOf(tx, merchantId, 'products', idsOf('product'))),
  };
  const missing = lines.flatMap(({ kind, id }, n) =>
    own[kind].has(id) ? [] : [{ path: `lines.${n}.id`, rule: 'not_found' as const }],
  );
  if (missing.length > 0) throw fieldFailure('not_found', language, missing.slice(0, MAX_REPORTED_ERRORS));
}
