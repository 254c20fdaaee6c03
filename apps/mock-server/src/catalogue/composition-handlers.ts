/** What products are made of. */
import { holds } from '@kasa/contracts/catalogue/composition-cost';
import type { CompositionLineFields } from '@kasa/contracts/catalogue/compositions';
import type { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import type { Transaction } from 'kysely';
import { advisoryLock } from '../db/dialect.ts';
import { updatedRowColumns } from '../db/row-columns.ts';
import type { Db, Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { journalOf } from '../http/journal/journal.ts';
import type { Context, Handlers } from '../http/request/handler.ts';
import { bodyAsSent } from '../http/request/hide-foreign-ids.ts';
import { requireVersion } from '../http/request/requirements.ts';
import { fieldFailure } from '../http/response/field-failure.ts';
import { requireLines } from './composition-lines.ts';
import { compositionsBelow, journaledComposition, readComposition, writeLines } from './composition-store.ts';
import { requireOwnProduct } from './product-scope.ts';
import { products } from './product-store.ts';

type Operations = Pick<typeof catalogueOperations, 'getProductComposition' | 'putProductComposition'>;
type Lines = readonly CompositionLineFields[];

/**
 * Changes of a merchant's compositions wait for one another, so that two at once never make a circle. One lock for all:
 * those of the products of a chain would have to be taken anew whenever the chain grew while one waited for them.
 */
const lockCompositions = (tx: Db, merchant: string) => advisoryLock(tx, `compositions of ${merchant}`);

/** @throws OperationFailure `validation_failed` at the lines whose products hold this one */
async function requireNoCircle(
  tx: Db,
  { session, language }: Context,
  product: string,
  lines: Lines,
): Promise<void> {
  const parts = lines.flatMap(({ kind, id }) => (kind === 'product' ? [id] : []));
  const below = await compositionsBelow(tx, session.merchantId, parts);
  const broken = lines.flatMap(({ kind, id }, n) =>
    kind === 'product' && holds(below, id, product)
      ? [{ path: `lines.${n}.id`, rule: 'composition_circle' as const }]
      : [],
  );
  if (broken.length > 0) throw fieldFailure('validation_failed', language, broken);
}

/** Whoever does not see a part may leave it where it is. */
async function linesAsMeant(tx: Transaction<Schema>, context: Context, product: string, lines: Lines) {
  if (context.session.points === null) return lines;
  const { lines: there } = await readComposition(tx, context.session.merchantId, product);
  const kept = new Set(there.map(({ id }) => id));
  const sent = bodyAsSent<{ readonly lines: Lines }>(context).lines;
  return lines.map((line, n) => {
    const id = sent[n]?.id;
    return id !== undefined && kept.has(id) ? { ...line, id } : line;
  });
}

export const compositionHandlers: Handlers<Operations> = {
  getProductComposition: ({ db, session }, { params }) =>
    readComposition(db.db, session.merchantId, params.id),

  putProductComposition: (context, { params: { id }, body }) =>
    inTransaction(context.db.db, async (tx) => {
      const { merchantId } = context.session;
      await lockCompositions(tx, merchantId);
      requireVersion(await products.lock(tx, merchantId, id), body.version);
      await requireOwnProduct(tx, context, id);
      const lines = await linesAsMeant(tx, context, id, body.lines);
      await requireLines(tx, context, lines);
      await requireNoCircle(tx, context, id, lines);
      const journal = await journalOf(tx, context).captureBefore(journaledComposition, id);
      await writeLines(tx, { merchant_id: merchantId, owner_kind: 'product', owner_id: id }, lines);
      const stamps = updatedRowColumns(context.clock.nowIso());
      await tx.updateTable('products').set(stamps).where('id', '=', id).execute();
      await journal.record();
      return readComposition(tx, merchantId, id);
    }),
};
