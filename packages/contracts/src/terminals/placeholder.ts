/** Texts with placeholders, `{{order_id}}`. Pure and linear in the length of the text. */

export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  /** `at`: position of its `{{`. */
  | { readonly kind: 'placeholder'; readonly name: string; readonly at: number }
  /** A `{{` without `}}`, up to the end of its line. */
  | { readonly kind: 'open'; readonly text: string; readonly at: number };

export interface TemplateProblem {
  readonly rule: 'placeholder_unknown' | 'placeholder_open';
  /** The name as written; of an open one, the text after `{{`. */
  readonly name: string;
  readonly at: number;
}

export function parseTemplate(text: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let from = 0;
  for (;;) {
    const at = text.indexOf('{{', from);
    if (at === -1) break;
    if (at > from) parts.push({ kind: 'text', text: text.slice(from, at) });
    const lineEnd = text.indexOf('\n', at);
    const end = lineEnd === -1 ? text.length : lineEnd;
    const line = text.slice(at + 2, end);
    const close = line.indexOf('}}');
    if (close === -1) {
      parts.push({ kind: 'open', text: text.slice(at, end), at });
      from = end;
    } else {
      parts.push({ kind: 'placeholder', name: line.slice(0, close).trim(), at });
      from = at + 2 + close + 2;
    }
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

export function templateProblems(text: string, known: readonly string[]): TemplateProblem[] {
  return parseTemplate(text).flatMap((part): TemplateProblem[] => {
    if (part.kind === 'open') return [{ rule: 'placeholder_open', name: part.text.slice(2), at: part.at }];
    if (part.kind === 'text' || known.includes(part.name)) return [];
    return [{ rule: 'placeholder_unknown', name: part.name, at: part.at }];
  });
}

/**
 * Replaces placeholders; one without a value becomes empty.
 * @param inPlace escapes a value for its position, e.g. inside a JSON string
 */
export function renderTemplate(
  text: string,
  values: Readonly<Record<string, string>>,
  inPlace: (value: string) => string = (value) => value,
): string {
  return parseTemplate(text)
    .map((part) => {
      if (part.kind !== 'placeholder') return part.text;
      return Object.hasOwn(values, part.name) ? inPlace(String(values[part.name])) : '';
    })
    .join('');
}
