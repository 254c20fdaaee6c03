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

const from = <Id extends string>(ids: readonly Id[], text: Translate<Id>) =>
  Object.fromEntries(ids.map((id) => [id, text(id)])) as Readonly<Record<Id, string>>;

/** The words of a kind of run from its feature's catalogue. */
export const runWords = (text: Translate<WordId>): RunWords => from(wordIds, text);

const previewWordIds = ['preview.list', 'preview.changing', 'preview.leftOut'] as const;

type PreviewWordId = (typeof previewWordIds)[number];
/** What a kind of run calls the list of its preview, and those that it does something to or leaves out. */
export type PreviewWords = Readonly<Record<PreviewWordId, string>>;

/** The words of a preview from its feature's catalogue. */
export const previewWords = (text: Translate<PreviewWordId>): PreviewWords => from(previewWordIds, text);
