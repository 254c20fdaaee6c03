/** Compositions: how their lines are read, shown and written. */
import {
  compositionCost,
  costsOf,
  type LineToCost,
  lineCost,
  marginOf,
} from '@kasa/contracts/catalogue/composition-cost';
import type { JournaledLine } from '@kasa/contracts/catalogue/composition-text';
import type {
  CompositionLineEntity,
  CompositionLineFields,
  ProductCompositionEntity,
} from '@kasa/contracts/catalogue/compositions';
import { sql, type Transaction } from 'kysely';
import { newId } from '../db/row-columns.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import type { JournaledKind } from '../http/journal/journal.ts';
import { requireFound } from '../http/request/requirements.ts';

/** A line of a product that another one holds, or of that product itself. */
interface LineBelow extends LineToCost {
  readonly owner: string;
}

/**
 * Compositions of products and of all that they hold, directly or through others, by product.
 * @param ids of products of the merchant
 */
export async function compositionsBelow(
  db: Db,
  merchant: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly LineToCost[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<LineBelow>`with recursive below (id) as (
    select id from products where merchant_id = ${merchant} and id in (${sql.join(ids)})
    union
    select line.part_id from composition_lines as line inner join below on line.owner_id = below.id
    where line.merchant_id = ${merchant} and line.part_id is not null)
    select line.owner_id as owner, line.quantity, line.loss, line.part_id as part, ingredients.price
    from composition_lines as line inner join below on line.owner_id = below.id
    left join ingredients on ingredients.id = line.ingredient_id
    where line.merchant_id = ${merchant}`.execute(db);
  return Map.groupBy(rows, ({ owner }) => owner);
}

/** The lines of an owner as the database has them, in their order. */
function linesOf(db: Db, merchant: string, owner: string) {
  return db
    .selectFrom('composition_lines as line')
    .leftJoin('ingredients', 'ingredients.id', 'line.ingredient_id')
    .leftJoin('products as part', 'part.id', 'line.part_id')
    .select(['line.ingredient_id', 'line.part_id', 'line.quantity', 'line.loss', 'ingredients.price'])
    .select(({ fn }) => [
      fn.coalesce('ingredients.name', 'part.name').$notNull().as('name'),
      fn.coalesce('ingredients.unit', 'part.unit').$notNull().as('unit'),
    ])
    .where('line.merchant_id', '=', merchant)
    .where('line.owner_id', '=', owner)
    .orderBy('line.position')
    .execute();
}

/** What a product is made of, on the wire. @throws OperationFailure `not_found` */
export async function readComposition(
  db: Db,
  merchant: string,
  id: string,
): Promise<ProductCompositionEntity> {
  const product = db
    .selectFrom('products')
    .select(['id', 'name', 'unit', 'price', 'version'])
    .where('merchant_id', '=', merchant)
    .where('id', '=', id);
  const { price, ...card } = requireFound(await product.executeTakeFirst());
  const costs = costsOf(await compositionsBelow(db, merchant, [id]));
  const lines = (await linesOf(db, merchant, id)).map((line): CompositionLineEntity => {
    const priced = { ...line, price: line.part_id === null ? line.price : (costs.get(line.part_id) ?? null) };
    return presentLine({ ...priced, id: String(line.ingredient_id ?? line.part_id) }, line.part_id !== null);
  });
  const cost = compositionCost(lines);
  return { ...card, price, lines, cost, ...marginOf(price, cost) };
}

type ShownLine = Omit<CompositionLineEntity, 'kind' | 'cost'>;

/** A line on the wire. */
function presentLine({ id, name, unit, quantity, loss, price }: ShownLine, isPart: boolean) {
  const line = { id, name, unit, quantity, loss, price };
  return { kind: isPart ? 'product' : 'ingredient', ...line, cost: lineCost(line) } as const;
}

/** Replaces the lines of an owner. */
export async function writeLines(
  tx: Db,
  owner: Pick<Row<'composition_lines'>, 'merchant_id' | 'owner_kind' | 'owner_id'>,
  lines: readonly CompositionLineFields[],
): Promise<void> {
  await deleteLines(tx, owner.merchant_id, owner.owner_id);
  const rows = lines.map(({ kind, id, quantity, loss }, position) => ({
    ...{ id: newId(), ...owner, position, quantity, loss },
    ingredient_id: kind === 'ingredient' ? id : null,
    part_id: kind === 'product' ? id : null,
  }));
  if (rows.length > 0) await tx.insertInto('composition_lines').values(rows).execute();
}

/** Removes the lines of an owner. */
export const deleteLines = (tx: Db, merchant: string, owner: string) =>
  tx
    .deleteFrom('composition_lines')
    .where('merchant_id', '=', merchant)
    .where('owner_id', '=', owner)
    .execute();

/** Whether others are made of a product, whose row is locked. */
export async function isPart(tx: Db, id: string): Promise<boolean> {
  const use = tx.selectFrom('composition_lines').select('id').where('part_id', '=', id).limit(1);
  return (await use.executeTakeFirst()) !== undefined;
}

/** Lines as the journal records them. */
export async function journaledLines(
  tx: Transaction<Schema>,
  merchant: string,
  owner: string,
): Promise<JournaledLine[]> {
  const lines = await linesOf(tx, merchant, owner);
  return lines.map(({ name, unit, quantity, loss }) => ({ name, unit, quantity, loss }));
}

/** The composition of a product, as a change of the product. */
export const journaledComposition: JournaledKind = {
  type: 'product',
  async snapshot(tx, { session: { merchantId } }, id) {
    const product = tx.selectFrom('products').select('name').where('id', '=', id);
    const { name } = requireFound(await product.executeTakeFirst());
    return { name, fields: { composition: await journaledLines(tx, merchantId, id) } };
  },
};
