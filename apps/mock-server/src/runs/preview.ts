/** What all previews of runs have in common. */
import { createHash } from 'node:crypto';

const PER_PAGE = 10;
/** Hexadecimal digits of a digest: 128 bits, enough to rule out accidental collisions. */
const DIGITS = 32;

/** Digest of what a preview shows, line by line. */
export function createDigest(head: string) {
  const hash = createHash('sha256');
  hash.update(`${head}\n`);
  return {
    add: (line: string) => void hash.update(`${line}\n`),
    digest: () => hash.digest('hex').slice(0, DIGITS),
  };
}

/** Which of the objects a preview lists. */
export interface PreviewQuery {
  readonly show?: 'all' | 'changing' | 'left_out' | undefined;
  readonly page?: number | undefined;
}

/** Counts the objects of a preview, and picks those of its page. @param reasons in the order of the answer */
export function createPreview<Item, Reason extends string>(
  reasons: readonly Reason[],
  { show = 'all', page = 1 }: PreviewQuery,
) {
  const leftOut = new Map<Reason, number>();
  const shown: Item[] = [];
  let [total, listed] = [0, 0];
  return {
    /** @param reason null: it would change */
    add(item: Item, reason: Reason | null) {
      total += 1;
      if (reason !== null) leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
      if (show === 'changing' ? reason !== null : show === 'left_out' && reason === null) return;
      listed += 1;
      if (listed > (page - 1) * PER_PAGE && listed <= page * PER_PAGE) shown.push(item);
    },
    result() {
      const left_out = reasons.flatMap((reason) => {
        const count = leftOut.get(reason);
        return count === undefined ? [] : [{ reason, count }];
      });
      const changing = total - left_out.reduce((sum, { count }) => sum + count, 0);
      const paging = { page, per_page: PER_PAGE, page_count: Math.ceil(listed / PER_PAGE) };
      return { shown, counts: { total, changing, left_out }, paging };
    },
  };
}
