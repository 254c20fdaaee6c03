export interface CompletionItem {
  readonly id: string;
  readonly insert: string;
  readonly description: string;
}

export interface Suggestions {
  readonly from: number;
  readonly items: readonly CompletionItem[];
}

const OPEN = '{{';
const CLOSE = '}}';

const holds = (text: string, typed: string) => text.toLocaleLowerCase().includes(typed);

/** Items whose id or description contains the text after an open `{{` of the line; null outside of one. */
export function suggestionsAt(
  text: string,
  caret: number,
  items: readonly CompletionItem[],
): Suggestions | null {
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
export function replacementEnd(text: string, caret: number): number {
  const rest = /^[ \w]*\}\}/.exec(text.slice(caret));
  return caret + (rest?.[0].length ?? 0);
}
