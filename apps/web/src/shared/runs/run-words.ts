import type { Translate } from '../i18n/catalogue.ts';

const wordIds = [
  'runs.title',
  'run.short',
  'run.progress',
  'run.lostTitle',
  'run.toList',
  'run.search',
  'run.searchPlaceholder',
  'run.rows',
  'run.rowsEmpty',
  'run.open',
  'stop.text',
] as const;

type WordId = (typeof wordIds)[number];
/** What a kind of run calls itself and its objects. */
export type RunWords = Readonly<Record<WordId, string>>;

/** The words of a kind of run from its feature's catalogue. */
export const runWords = (text: Translate<WordId>): RunWords =>
  Object.fromEntries(wordIds.map((id) => [id, text(id)])) as RunWords;
