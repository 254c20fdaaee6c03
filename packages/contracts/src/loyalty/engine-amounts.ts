/** Whole shares of amounts, exact whatever their size. */

export const sumOf = (amounts: readonly number[]): number => {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
};

/** What `amount × part ÷ whole` leaves. */
function restOf(amount: number, part: number, whole: number): number {
  const product = amount * part;
  if (product <= Number.MAX_SAFE_INTEGER) return product % whole;
  return Number((BigInt(amount) * BigInt(part)) % BigInt(whole));
}

/** `amount × part ÷ whole`, rounded down. */
export function shareDown(amount: number, part: number, whole: number): number {
  const product = amount * part;
  if (product <= Number.MAX_SAFE_INTEGER) return (product - (product % whole)) / whole;
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
}

/** `amount × part ÷ whole`, rounded up. */
export const shareUp = (amount: number, part: number, whole: number): number =>
  shareDown(amount, part, whole) + (restOf(amount, part, whole) > 0 ? 1 : 0);

/** `amount × part ÷ whole`, half a kopiyka upwards. */
export const share = (amount: number, part: number, whole: number): number =>
  shareDown(amount, part, whole) + (2 * restOf(amount, part, whole) >= whole ? 1 : 0);

/**
 * Spreads an amount by weights: each gets its share rounded down, and those that lost most by it a kopiyka more, the
 * earlier one first, until all of it is given. None gets more than its weight.
 * @param total not more than the weights together
 */
export function spread(total: number, weights: readonly number[]): number[] {
  const sum = sumOf(weights);
  if (total >= sum) return [...weights];
  if (total <= 0) return weights.map(() => 0);
  const result = weights.map((weight) => shareDown(weight, total, sum));
  const missing = total - sumOf(result);
  if (missing === 0) return result;
  const rests = weights.map((weight) => restOf(weight, total, sum));
  const places = rests.map((_, n) => n).sort((a, b) => (rests[b] ?? 0) - (rests[a] ?? 0));
  for (let n = 0; n < missing; n += 1) {
    const place = places[n] ?? 0;
    result[place] = (result[place] ?? 0) + 1;
  }
  return result;
}

/** Amounts of several claims to the same lines, of which each line takes one. */
export interface Chosen {
  /** By line: the most that is claimed. */
  readonly amounts: readonly number[];
  /** By line: whose claim it is; −1: nobody claims anything. */
  readonly winners: readonly number[];
  /** By claim: what it got in all. */
  readonly totals: readonly number[];
}

/** Each line takes the claim that is most; of equal ones the first. */
export function chooseMost(claims: readonly (readonly number[])[], count: number): Chosen {
  const amounts = new Array<number>(count).fill(0);
  const winners = new Array<number>(count).fill(-1);
  const totals = new Array<number>(claims.length).fill(0);
  for (let line = 0; line < count; line += 1) {
    let [most, winner] = [0, -1];
    for (let n = 0; n < claims.length; n += 1) {
      const claim = claims[n]?.[line] ?? 0;
      if (claim > most) [most, winner] = [claim, n];
    }
    if (winner === -1) continue;
    amounts[line] = most;
    winners[line] = winner;
    totals[winner] = (totals[winner] ?? 0) + most;
  }
  return { amounts, winners, totals };
}
