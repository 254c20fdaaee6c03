import {
  callbackPlaceholderNames,
  callbackPlaceholders,
  signaturePlaceholderNames,
} from '@kasa/contracts/terminals/callback-template';
import { type JsonProblem, jsonProblems } from '@kasa/contracts/terminals/json-template';
import { type TemplateProblem, templateProblems } from '@kasa/contracts/terminals/placeholder';
import { receiptPlaceholderNames, receiptPlaceholders } from '@kasa/contracts/terminals/receipt-template';
import type { CompletionItem } from '@kasa/ui/completing-field';
import type { Locale } from '#shared/i18n/locales.ts';

/** Which placeholders a text may have: of a receipt, a callback, or a callback's signed text. */
export type PlaceholderSet = 'receipt' | 'callback' | 'signed';

const sets = {
  receipt: { names: receiptPlaceholderNames, words: receiptPlaceholders },
  callback: { names: callbackPlaceholderNames, words: callbackPlaceholders },
  signed: { names: signaturePlaceholderNames, words: callbackPlaceholders },
} as const;

export function placeholderItems(set: PlaceholderSet, locale: Locale): CompletionItem[] {
  const words: Readonly<Record<string, Readonly<Record<Locale, string>>>> = sets[set].words;
  return sets[set].names.map((name) => ({
    id: name,
    insert: `{{${name}}}`,
    description: words[name]?.[locale] ?? '',
  }));
}

/**
 * What is wrong with the placeholders of a text, and where.
 * @param withBegun also a name that may still be typed on
 */
export function placeholderProblems(
  text: string,
  set: PlaceholderSet,
  { withBegun }: { withBegun: boolean },
): TemplateProblem[] {
  const known: readonly string[] = sets[set].names;
  const isBegun = (name: string) => known.some((one) => one.startsWith(name.trim()));
  return templateProblems(text, known).filter(
    ({ rule, name }) => withBegun || rule === 'placeholder_unknown' || !isBegun(name),
  );
}

/**
 * What is wrong with a text as JSON, and where.
 * @param withBegun also what typing on may mend
 */
export function jsonProblemsOf(text: string, { withBegun }: { withBegun: boolean }): JsonProblem[] {
  const isBegun = ({ at, until, needs }: JsonProblem) =>
    until === text.length && (at === until || needs === 'string' || /^[^{}[\],:]+$/.test(text.slice(at)));
  return jsonProblems(text).filter((problem) => withBegun || !isBegun(problem));
}
