/** JSON with placeholders, inside of its strings and in place of its values. Pure and linear in the length of the text. */
import { numberPlaceholders, sampleCallbackValues } from './callback-template.ts';
import { parseTemplate, placesIn, type TemplateProblem } from './placeholder.ts';

/** What would have to stand in place of what is there. */
type JsonNeed = 'value' | 'key' | 'colon' | 'comma' | 'end' | 'string' | 'quotes';

export interface JsonProblem extends Pick<TemplateProblem, 'at' | 'until' | 'line' | 'column'> {
  /**
   * `string`: of a string, its end or a valid escape. `quotes`: of a placeholder whose value needs them for some
   * payments; with any other need the text is no JSON, whatever the payment.
   */
  readonly needs: JsonNeed;
}

/** Stands for each code unit of a placeholder; no text may have it. */
const FILLER = '\uffff';
const TOKEN = /[{}[\],:]|[^ \t\n\r{}[\],:"]+/y;
const STRING = /"(?:[^"\\\t\n\r]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*/iy;
const SPACE = /[ \t\n\r]*/y;
const LITERAL = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)$/;
const MAYBE_NUMBER = new RegExp(`^[-+.\\deE${FILLER}]+$`);

const matchAt = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
};

type Need = Exclude<JsonNeed, 'string' | 'quotes'>;
type Found = Pick<JsonProblem, 'at' | 'until' | 'needs'>;

/** Whether a text outside of strings is a value: `quotes`, if some payments' values make it one. */
function literalNeeds(template: string, filled: string): 'nothing' | 'value' | 'quotes' {
  const names = parseTemplate(template).flatMap((part) => (part.kind === 'placeholder' ? [part.name] : []));
  if (names.some((name) => !numberPlaceholders.has(name))) {
    return MAYBE_NUMBER.test(filled) ? 'quotes' : 'value';
  }
  const samples: Readonly<Record<string, string>> = sampleCallbackValues();
  const sample = parseTemplate(template).map((part) =>
    part.kind === 'placeholder' ? samples[part.name] : part.text,
  );
  return LITERAL.test(sample.join('')) ? 'nothing' : 'value';
}

function findProblems(template: string): Found[] {
  const filled = parseTemplate(template)
    .map((part) => (part.kind === 'placeholder' ? FILLER.repeat(part.until - part.at) : part.text))
    .join('');
  const found: Found[] = [];
  const open: ('}' | ']')[] = [];
  let need: Need = 'value';
  /** Directly behind the bracket that opens, which alone may be closed there. */
  let isFirst = false;
  for (let at = matchAt(SPACE, filled, 0).length; at < filled.length; ) {
    const isString = filled[at] === '"';
    const token = matchAt(isString ? STRING : TOKEN, filled, at);
    const until = at + token.length + (isString ? 1 : 0);
    const isClosing: boolean = token === open.at(-1) && (need === 'comma' || isFirst);
    const isPunctuation = /^[{}[\],:]$/.test(token);
    if (isString && (need === 'value' || need === 'key') && filled[until - 1] !== '"') {
      const isLeftOpen = /^[\r\n]?$/.test(filled[until - 1] ?? '');
      return [
        ...found,
        { at: isLeftOpen ? at : until - 1, until: isLeftOpen ? until - 1 : until, needs: 'string' },
      ];
    }
    if (isClosing) {
      open.pop();
      need = open.length === 0 ? 'end' : 'comma';
    } else if (need === 'value' && (token === '{' || token === '[')) {
      open.push(token === '{' ? '}' : ']');
      need = token === '{' ? 'key' : 'value';
    } else if (need === 'value' && !isPunctuation) {
      const needs = isString ? 'nothing' : literalNeeds(template.slice(at, until), token);
      if (needs !== 'nothing') found.push({ at, until, needs });
      if (needs === 'value') return found;
      need = open.length === 0 ? 'end' : 'comma';
    } else if (need === 'key' && isString) need = 'colon';
    else if (need === 'colon' && token === ':') need = 'value';
    else if (need === 'comma' && token === ',') need = open.at(-1) === '}' ? 'key' : 'value';
    else return [...found, { at, until, needs: need }];
    isFirst = !isClosing && (token === '{' || token === '[');
    at = until + matchAt(SPACE, filled, until).length;
  }
  return need === 'end' ? found : [...found, { at: filled.length, until: filled.length, needs: need }];
}

/**
 * What keeps a template from being JSON for all payments: placeholders without quotes, up to the first place where it is
 * none for any. A template without text has nothing to be wrong.
 */
export function jsonProblems(template: string): JsonProblem[] {
  if (template.trim() === '') return [];
  const placeOf = placesIn(template);
  return findProblems(template).map((found) => ({ ...found, ...placeOf(found.at) }));
}

/** The place where a template is no JSON, whatever the payment; null: there is none. */
export const brokenJson = (template: string): JsonProblem | null =>
  jsonProblems(template).find(({ needs }) => needs !== 'quotes') ?? null;
