/** What compositions cost: whole kopiykas, by exact integers. Without zod. */
import { MAX_COST } from './ingredient-values.ts';

/** A line of a composition with the price of what it takes. */
export interface PricedLine {
  /** Thousandths of a unit that the product holds. */
  readonly quantity: number;
  /** Basis points of what is taken that are lost on the way. */
  readonly loss: number;
  /** Kopiykas for one unit; null: unknown. */
  readonly price: number | null;
}

/** A line that takes an ingredient at its price, or another product at the cost of its own composition. */
export interface LineToCost extends PricedLine {
  /** Id of the other product; null: an ingredient. */
  readonly part: string | null;
}

const WHOLE = 10_000n;

const known = (amount: bigint) => (amount > BigInt(MAX_COST) ? null : Number(amount));
/** Of positive numbers, the middle upwards. */
const rounded = (amount: bigint, of: bigint) => (2n * amount + of) / (2n * of);

/**
 * What a line costs: the price of the quantity that is taken, `quantity / (1 − loss)`. Rounded once; null: unknown, or
 * more than an amount may be.
 */
export function lineCost({ quantity, loss, price }: PricedLine): number | null {
  if (price === null) return null;
  const taken = BigInt(quantity) * WHOLE * BigInt(price);
  return known(rounded(taken, 1_000n * (WHOLE - BigInt(loss))));
}

/** What a composition costs: the sum of its lines as they are shown. Null: no lines, or the cost of one is unknown. */
export function compositionCost(lines: readonly PricedLine[]): number | null {
  const costs = lines.map(lineCost).filter((cost) => cost !== null);
  if (lines.length === 0 || costs.length < lines.length) return null;
  return known(costs.reduce((sum, cost) => sum + BigInt(cost), 0n));
}

/** What is left of a price. */
export interface Margin {
  /** Kopiykas; negative: it is sold below cost. */
  readonly margin: number | null;
  /** Basis points of the price; beyond ±1 000 000 % it says nothing, and is null. */
  readonly margin_rate: number | null;
}

/** Largest `margin_rate`, basis points. */
export const MAX_MARGIN_RATE = 100_000_000;

/** The price without the cost. @param cost null: unknown */
export function marginOf(price: number, cost: number | null): Margin {
  if (cost === null) return { margin: null, margin_rate: null };
  const margin = price - cost;
  const share = Number(rounded(BigInt(Math.abs(margin)) * WHOLE, BigInt(price)));
  const margin_rate = share > MAX_MARGIN_RATE ? null : Math.sign(margin) * share + 0;
  return { margin, margin_rate };
}

/**
 * The cost of each composition, those that others hold first, each rounded as its own card shows it.
 * @param compositions by the product's id, without a circle; what is missing has none
 */
export function costsOf(
  compositions: ReadonlyMap<string, readonly LineToCost[]>,
): ReadonlyMap<string, number | null> {
  const costs = new Map<string, number | null>();
  // Chains may be longer than calls can be nested.
  const open = [...compositions.keys()];
  for (let id = open.at(-1); id !== undefined; id = open.at(-1)) {
    const lines = compositions.get(id) ?? [];
    const parts = lines.flatMap(({ part }) => (part === null || costs.has(part) ? [] : [part]));
    if (parts.length > 0 && !costs.has(id)) open.push(...parts);
    else {
      open.pop();
      costs.set(id, compositionCost(lines.map((line) => priced(line, costs))));
    }
  }
  return costs;
}

const priced = (line: LineToCost, costs: ReadonlyMap<string, number | null>): PricedLine =>
  line.part === null ? line : { ...line, price: costs.get(line.part) ?? null };

/** Whether a product holds another one, directly or through others; each holds itself. */
export function holds(
  compositions: ReadonlyMap<string, readonly Pick<LineToCost, 'part'>[]>,
  product: string,
  other: string,
): boolean {
  const seen = new Set([product]);
  for (const id of seen) for (const { part } of compositions.get(id) ?? []) if (part !== null) seen.add(part);
  return seen.has(other);
}
