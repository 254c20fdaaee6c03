/** What sales take of the ingredients, by compositions, and what comes back. Thousandths of a unit throughout. */
import { MAX_STOCK } from '@kasa/contracts/catalogue/ingredient-values';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** An ingredient, and how much of it. */
export type Taken = readonly [ingredient: string, quantity: number];

/** A line of what a product is made of: an ingredient or another product. */
export interface MadeOf {
  readonly owner: string;
  readonly ingredient: string | null;
  readonly part: string | null;
  /** For one unit of the owner. */
  readonly quantity: number;
  /** Basis points. */
  readonly loss: number;
}

export type Compositions = ReadonlyMap<string, readonly MadeOf[]>;

/** Compositions of products and of all that they hold, directly or through others, by product. */
export async function compositionsOf(
  db: Db,
  merchant: string,
  ids: readonly string[],
): Promise<Compositions> {
  // Cross joins: SQLite would read all lines of the merchant.
  const { rows } = await sql<MadeOf>`with recursive below (id) as (
    select id from products where merchant_id = ${merchant} and id in (${sql.join(ids)})
    union
    select line.part_id from below cross join composition_lines as line
    where line.merchant_id = ${merchant} and line.owner_id = below.id and line.part_id is not null)
    select line.owner_id as owner, line.ingredient_id as ingredient, line.part_id as part, line.quantity, line.loss
    from below cross join composition_lines as line
    where line.merchant_id = ${merchant} and line.owner_id = below.id`.execute(db);
  return Map.groupBy(rows, ({ owner }) => owner);
}

/** Numerator and denominator. */
type Fraction = readonly [bigint, bigint];
const WHOLE = 10_000n;
const UNIT = 1_000n;

/** Fractions get no finer: of long chains they would have thousands of digits. */
const FINEST = 10n ** 18n;

function reduced([n, d]: Fraction): Fraction {
  if (n > BigInt(MAX_STOCK) * d) return [BigInt(MAX_STOCK), 1n];
  if (d > FINEST) return [(2n * n * FINEST + d) / (2n * d), FINEST];
  let [a, b] = [n, d];
  while (b !== 0n) [a, b] = [b, a % b];
  return [n / a, d / a];
}

function add(sums: Map<string, Fraction>, id: string, [n, d]: Fraction): void {
  const [m, e] = sums.get(id) ?? [0n, 1n];
  sums.set(id, reduced([m * d + n * e, e * d]));
}

/** What is taken for a line, `quantity / (1 − loss)` for each unit of its owner. */
const takenFor = ([n, d]: Fraction, { quantity, loss }: MadeOf): Fraction => [
  n * BigInt(quantity) * WHOLE,
  d * UNIT * (WHOLE - BigInt(loss)),
];

/** A product and all that it holds, each before what it holds itself. */
function holdersFirst(compositions: Compositions, product: string): string[] {
  const done = new Set<string>();
  // Chains may be longer than calls can be nested.
  const open = [product];
  for (let id = open.at(-1); id !== undefined; id = open.at(-1)) {
    const lines = compositions.get(id) ?? [];
    const parts = lines.flatMap(({ part }) => (part === null || done.has(part) ? [] : [part]));
    if (parts.length > 0 && !done.has(id)) open.push(...parts);
    else done.add(open.pop() ?? id);
  }
  return [...done].reverse();
}

/** What so much of a product takes of each ingredient: exact to 18 digits, rounded once. @param compositions without a circle */
export function takenBy(compositions: Compositions, product: string, quantity: number): Taken[] {
  const needed = new Map<string, Fraction>([[product, [BigInt(quantity), 1n]]]);
  const taken = new Map<string, Fraction>();
  for (const id of holdersFirst(compositions, product))
    for (const line of compositions.get(id) ?? []) {
      const some = takenFor(needed.get(id) ?? [0n, 1n], line);
      if (line.part !== null) add(needed, line.part, some);
      else if (line.ingredient !== null) add(taken, line.ingredient, some);
    }
  return [...taken].map(([ingredient, [n, d]]) => [ingredient, withinStock((2n * n + d) / (2n * d))]);
}

const withinStock = (quantity: bigint) => (quantity > MAX_STOCK ? MAX_STOCK : Number(quantity));

/**
 * Changes what is there of ingredients, in the order of their ids, so that two sales never wait for one another. It is no
 * new version: whoever has a form open can save it. May go below zero.
 */
export async function moveStock(tx: Db, moves: readonly Taken[], direction: 1 | -1): Promise<void> {
  const sums = Map.groupBy(moves, ([ingredient]) => ingredient);
  const [least, most] = [sql.lit(-MAX_STOCK), sql.lit(MAX_STOCK)];
  for (const [id, some] of [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const by = sql`cast(${direction * some.reduce((sum, [, quantity]) => sum + quantity, 0)} as bigint)`;
    const stock = sql<number>`case when stock + ${by} > ${most} then ${most}
      when stock + ${by} < ${least} then ${least} else stock + ${by} end`;
    await tx.updateTable('ingredients').set({ stock }).where('id', '=', id).execute();
  }
}
