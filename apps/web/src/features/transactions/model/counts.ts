/** A count that the server gives up on at some point. */
export interface Count {
  readonly count: number;
  /** There are more. */
  readonly isCapped: boolean;
}

/**
 * How many are left out by the period: those of all time less those shown. A capped count of all time is a lower limit.
 * @returns null when there are none, or nothing is known
 */
export function outsideCount(ofAllTime: Count, shown: Count): Count | null {
  if (shown.isCapped) return null;
  const count = ofAllTime.count - shown.count;
  return count > 0 || ofAllTime.isCapped ? { count, isCapped: ofAllTime.isCapped } : null;
}

/** A page of a list: as much of it as tells what is new. */
export interface Listed {
  readonly items: readonly { readonly id: string }[];
  readonly total: number;
  readonly total_capped: boolean;
}

/**
 * How many payments have come since a list was read.
 * @param newest the first page of now, the newest first
 * @param isFirst the shown page is such a one, too
 */
export function newCount(shown: Listed, newest: Listed, isFirst: boolean): Count {
  if (!shown.total_capped && !newest.total_capped) {
    return { count: Math.max(0, newest.total - shown.total), isCapped: false };
  }
  const known = shown.items[0]?.id;
  if (!isFirst || known === undefined) return { count: 0, isCapped: false };
  const at = newest.items.findIndex(({ id }) => id === known);
  return { count: at < 0 ? newest.items.length : at, isCapped: at < 0 };
}
