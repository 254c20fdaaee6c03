/** Texts with placeholders, `{{order_id}}`. Pure and linear in the length of the text. */

export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  /** `at`: position of its `{{`. */
  | { readonly kind: 'placeholder'; readonly name: string; readonly at: number; readonly until: number }
  /** A `{{` without `}}`, up to the end of its line. */
  | { readonly kind: 'open'; readonly text: string; readonly at: number };

export interface TemplateProblem {
  readonly rule: 'placeholder_unknown' | 'placeholder_open';
  /** The name as written; of an open one, the text after `{{`. */
  readonly name: string;
  /** From its `{{` to where it ends. */
  readonly at: number;
  readonly until: number;
  /** Of its `{{`, from 1; columns count UTF-16 code units, as carets do. */
  readonly line: number;
  readonly column: number;
}

/** Where a sign stands next, or the text ends. To be asked in order: looks at no place of the text twice. */
function finder(text: string, sign: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const next = text.indexOf(sign, from);
      found = next === -1 ? text.length : next;
    }
    return found;
  };
}

export function parseTemplate(text: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  const [nextEnd, nextClose] = [finder(text, '\n'), finder(text, '}}')];
  let from = 0;
  for (;;) {
    const at = text.indexOf('{{', from);
    if (at === -1) break;
    if (at > from) parts.push({ kind: 'text', text: text.slice(from, at) });
    const [end, close] = [nextEnd(at), nextClose(at + 2)];
    if (close >= end) {
      parts.push({ kind: 'open', text: text.slice(at, end), at });
      from = end;
    } else {
      from = close + 2;
      parts.push({ kind: 'placeholder', name: text.slice(at + 2, close).trim(), at, until: from });
    }
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** Where a position of a text stands; to be asked in order, so that each line is counted once. */
export function placesIn(text: string): (at: number) => Pick<TemplateProblem, 'at' | 'line' | 'column'> {
  let [line, lineStart] = [1, 0];
  const nextEnd = finder(text, '\n');
  return (at) => {
    for (let end = nextEnd(lineStart); end < at; end = nextEnd(lineStart)) {
      line += 1;
      lineStart = end + 1;
    }
    return { at, line, column: at - lineStart + 1 };
  };
}

export function templateProblems(text: string, known: readonly string[]): TemplateProblem[] {
  const placeOf = placesIn(text);
  return parseTemplate(text).flatMap((part): TemplateProblem[] => {
    if (part.kind === 'text' || (part.kind === 'placeholder' && known.includes(part.name))) return [];
    const place = placeOf(part.at);
    return part.kind === 'open'
      ? [{ rule: 'placeholder_open', name: part.text.slice(2), ...place, until: part.at + part.text.length }]
      : [{ rule: 'placeholder_unknown', name: part.name, ...place, until: part.until }];
  });
}

/** A piece of a rendered template; `name`: of the placeholder that it stands for, null: written so. */
export interface RenderedPart {
  readonly name: string | null;
  readonly text: string;
}

/**
 * Replaces placeholders; one without a value becomes empty.
 * @param inPlace escapes a value for its position, e.g. inside a JSON string
 */
export function renderParts(
  text: string,
  values: Readonly<Record<string, string>>,
  inPlace: (value: string) => string = (value) => value,
): RenderedPart[] {
  return parseTemplate(text).map((part) => {
    if (part.kind !== 'placeholder') return { name: null, text: part.text };
    const { name } = part;
    return { name, text: Object.hasOwn(values, name) ? inPlace(String(values[name])) : '' };
  });
}

/** As `renderParts`, in one piece. */
export const renderTemplate = (...given: Parameters<typeof renderParts>): string =>
  renderParts(...given)
    .map(({ text }) => text)
    .join('');
