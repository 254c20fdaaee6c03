/** A piece of text that can be put in where one types. */
export interface CompletionItem {
  readonly id: string;
  /** What is put in. */
  readonly insert: string;
  /** What it means: stands beside it. */
  readonly description: string;
}

/** What is offered at a place of a text. */
export interface Offer {
  /** Where that begins which the item takes the place of. */
  readonly from: number;
  readonly items: readonly CompletionItem[];
}

const OPEN = '{{';
const CLOSE = '}}';

const holds = (text: string, typed: string) => text.toLocaleLowerCase().includes(typed);

/**
 * What is offered at the caret: the items whose name or meaning holds what stands behind an open `{{` of the same line.
 * Null outside of one.
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

/** Up to where the text gives way to an item: the caret, or the end of what was closed already behind it. */
export function replacedUntil(text: string, caret: number): number {
  const rest = /^[ \w]*\}\}/.exec(text.slice(caret));
  return caret + (rest?.[0].length ?? 0);
}
