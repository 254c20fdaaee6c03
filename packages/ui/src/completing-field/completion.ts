export interface CompletionItem {
  readonly id: string;
  /** The inserted text. */
  readonly insert: string;
  /** Shown beside it. */
  readonly description: string;
}

/** Completions at a position of the text. */
export interface Offer {
  /** Start of the text that the item replaces. */
  readonly from: number;
  readonly items: readonly CompletionItem[];
}

const OPEN = '{{';
const CLOSE = '}}';

const holds = (text: string, typed: string) => text.toLocaleLowerCase().includes(typed);

/**
 * Completions at the caret: items whose id or description contains the text after an open `{{` of the same
 * line.
 * Null outside of an open `{{`.
 */
export function offerAt(text: string, caret: number, items: readonly CompletionItem[]): Offer | null {
  const before = text.slice(0, caret);
  const from = before.lastIndexOf(OPEN);
  if (from === -1) return null;
  const typed = before.slice(from + OPEN.length);
  if (typed.includes(CLOSE) || typed.includes('\n')) return null;
  const wanted = typed.trim().toLocaleLowerCase();
  const found = items.filter(
    ({ insert, description }) => holds(insert, wanted) || holds(description, wanted),
  );
  return found.length === 0 ? null : { from, items: found };
}

/** End of the text that an item replaces: the caret, or the end of an already closed placeholder. */
export function replacedUntil(text: string, caret: number): number {
  const rest = /^[ \w]*\}\}/.exec(text.slice(caret));
  return caret + (rest?.[0].length ?? 0);
}
