/** Goods on receipts: what the catalogue offers at a point, and what was sold. Domains meet here. */
import { pricePaid } from '@kasa/contracts/catalogue/product-taxes';
import { sql } from 'kysely';
import { newId } from './row-columns.ts';
import type { Db, Row } from './schema.ts';
import { compositionsOf, moveStock, type Taken, takenBy } from './stock.ts';

type Named = Pick<Row<'products'>, 'article' | 'name' | 'unit' | 'tax' | 'has_excise'>;

/** A product as it is sold at a point now. */
export interface OfferedGoods extends Named {
  readonly id: string;
  readonly kind: Row<'products'>['kind'];
  /** What is paid for one unit there, kopiykas, taxes included. */
  readonly price: number;
}

/** A line of a receipt. */
export interface SoldLine extends Named, Pick<Row<'sold_goods'>, 'product_id'> {
  /** Thousandths of a unit. */
  readonly quantity: number;
  /** Kopiykas. */
  readonly price: number;
  readonly amount: number;
}

/** Products looked at around each price, and of those of the point: however many there are, no more are read. */
const LOOKED_AT = 40;

/**
 * Some of the products that are on sale at a point, by id.
 * @param point null: no point, so what is sold everywhere
 * @param prices kopiykas: those that cost about so much, or less
 */
export async function goodsOnSale(
  db: Db,
  merchant: string,
  point: string | null,
  prices: readonly number[],
): Promise<OfferedGoods[]> {
  const below = prices.map(
    (price) => sql`select * from (select id from products where merchant_id = ${merchant}
      and price <= ${price} order by price desc, id desc limit ${sql.lit(LOOKED_AT)}) as below`,
  );
  // A cross join: SQLite would begin with all products.
  const { rows } = await sql<OfferedGoods & { tax_included: 0 | 1 }>`with looked_at (id) as (
    ${sql.join(below, sql` union `)}
    union select * from (select id from products where merchant_id = ${merchant}
      and price > ${prices[0] ?? 0} order by price, id limit ${sql.lit(LOOKED_AT)}) as above
    union select * from (select product_id from product_points where point_id = ${point ?? ''}
      order by product_id desc limit ${sql.lit(LOOKED_AT)}) as here)
    select products.id, kind, article, name, unit, tax, has_excise, tax_included,
      coalesce(own.price, products.price) as price
    from looked_at cross join products
    left join product_prices as own on own.product_id = products.id and own.point_id = ${point ?? ''}
    where products.id = looked_at.id and archived_at is null and is_fiscal = 1 and (is_sold_everywhere = 1 or exists (
      select 1 from product_points as sold where sold.product_id = products.id and sold.point_id = ${point ?? ''}))
    order by products.id`.execute(db);
  return rows.map(({ tax_included, price, ...goods }) => {
    const taxes = { ...goods, has_excise: goods.has_excise === 1, tax_included: tax_included === 1 };
    return { ...goods, price: pricePaid(Number(price), taxes) };
  });
}

/**
 * Notes that products were sold, so that they stay; it is no new version of them. Call it before points and payments are
 * locked, as those who change products do.
 * @returns false: one of them was deleted meanwhile
 */
export async function markSold(tx: Db, goods: readonly Pick<SoldLine, 'product_id'>[]): Promise<boolean> {
  const ids = [...new Set(goods.map(({ product_id }) => product_id))].toSorted();
  if (ids.length === 0) return true;
  const known = tx.selectFrom('products').select(['id', 'is_sold']).where('id', 'in', ids).orderBy('id');
  let marked = 0;
  for (const { id, is_sold } of await known.execute()) {
    const own = tx.updateTable('products').set({ is_sold: 1 }).where('id', '=', id);
    marked += is_sold === 1 ? 1 : Number((await own.executeTakeFirst()).numUpdatedRows);
  }
  return marked === ids.length;
}

/** Keeps what a paid payment was for, as it is called and priced now, and takes it from the stock. */
export async function keepSold(
  tx: Db,
  { id: transaction_id, merchant_id }: Pick<Row<'transactions'>, 'id' | 'merchant_id'>,
  goods: readonly SoldLine[],
): Promise<void> {
  if (goods.length === 0) return;
  const compositions = await compositionsOf(
    tx,
    merchant_id,
    goods.map(({ product_id }) => product_id),
  );
  const taken = goods.map(({ product_id, quantity }) => takenBy(compositions, product_id, quantity));
  const rows = goods.map(
    (line, position): Row<'sold_goods'> => ({
      ...{ id: newId(), merchant_id, transaction_id, position, ...line },
      taken: JSON.stringify(taken[position]),
    }),
  );
  await tx.insertInto('sold_goods').values(rows).execute();
  await moveStock(tx, taken.flat(), -1);
}

const kept = (db: Db, transaction: string) =>
  db.selectFrom('sold_goods').where('transaction_id', '=', transaction).orderBy('position');

/** What a payment was for; none: it follows from the payment. */
export async function soldGoods(db: Db, transaction: string): Promise<SoldLine[]> {
  const lines = kept(db, transaction)
    .select(['product_id', 'article', 'name', 'unit', 'tax', 'has_excise'])
    .select(['quantity', 'price', 'amount']);
  return (await lines.execute()).map(({ quantity, price, amount, ...line }) => ({
    ...{ ...line, quantity: Number(quantity), price: Number(price), amount: Number(amount) },
  }));
}

/** Gives back to the stock what a payment took of it, whatever its goods are made of by now. */
export async function takeBack(tx: Db, transaction: string): Promise<void> {
  const lines = await kept(tx, transaction).select('taken').execute();
  await moveStock(
    tx,
    lines.flatMap(({ taken }) => JSON.parse(taken) as Taken[]),
    1,
  );
}
