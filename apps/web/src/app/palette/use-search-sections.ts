import { isClientError } from '@kasa/client/http/errors';
import type { CommandItem, CommandSection } from '@kasa/ui/command-palette';
import { useQueries } from '@tanstack/react-query';
import { List, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { commonMessages } from '../../shared/i18n/common.ts';
import { useLocale, useText } from '../../shared/i18n/i18n.tsx';
import { useFormat } from '../../shared/i18n/use-format.ts';
import {
  objectOfCommand,
  type PaletteResults,
  type PaletteSearch,
} from '../../shared/palette/command-palette.ts';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';
import { useServices } from '../../shared/services/use-services.tsx';
import { useDebouncedValue } from '../../shared/use-debounced-value.ts';
import { paletteSearches } from './feature-palettes.ts';
import { paletteCatalogue } from './messages.ts';

/** Results shown per search; the rest is behind a link to the list. */
const MAX_SHOWN = 5;
const NOTHING: PaletteResults = { entries: [], total: 0, isCapped: false };

/** Search results, one section per search. `count` includes those not shown. */
export function useSearchSections(typed: string): {
  sections: CommandSection[];
  count: number;
  isCapped: boolean;
  isLoading: boolean;
} {
  const text = useText(paletteCatalogue);
  const common = useText(commonMessages);
  const format = useFormat();
  const locale = useLocale();
  const { results, isLoading } = useSearchResults(typed);

  const foundItems = ({ search, typed: of }: SearchResult, found: PaletteResults): CommandItem[] => {
    const { entries, total, isCapped } = found;
    const items = entries.slice(0, MAX_SHOWN).map((entry) => ({ ...entry, id: `${search.id}:${entry.id}` }));
    if (total <= MAX_SHOWN) return items;
    const label = text(isCapped ? 'palette.allCapped' : 'palette.all', { total: format.number(total) });
    return [...items, { id: `all:${search.id}`, label, icon: List, href: search.allResultsHref(of) }];
  };
  const failureOf = ({ search, isFailed, retry }: SearchResult): CommandItem[] =>
    isFailed
      ? [
          {
            id: `retry:${search.id}`,
            label: text('palette.failed', { section: search.title(locale) }),
            description: common('action.retry'),
            icon: RotateCw,
            onAction: retry,
            isStaying: true,
          },
        ]
      : [];

  const answers = results.map((result) => ({
    result,
    found: result.data === undefined ? NOTHING : result.search.parseResults(result.data, locale),
  }));
  return {
    sections: answers.map(({ result, found }) => ({
      id: result.search.id,
      title: result.search.title(locale),
      items: [...foundItems(result, found), ...failureOf(result)],
    })),
    count: answers.reduce((sum, { found }) => sum + found.total, 0),
    isCapped: answers.some(({ found }) => found.isCapped),
    isLoading,
  };
}

/** Debounce of typing, milliseconds. */
const DEBOUNCE_MS = 200;
/** Shortest text that is searched: one letter matches too much. */
export const MIN_QUERY_LENGTH = 2;

interface SearchResult {
  search: PaletteSearch;
  /** Text that `data` belongs to: the previous one while a request is pending. */
  typed: string;
  data: unknown;
  /** The last request failed, other than by an ended session or a cancellation. */
  isFailed: boolean;
  retry(): void;
}

/** Runs all searches. Queries are keyed by text, so a late response cannot replace a newer one. */
function useSearchResults(text: string): { results: readonly SearchResult[]; isLoading: boolean } {
  const { client } = useServices();
  const { can } = usePermissions();
  const typed = text.trim();
  const debounced = useDebouncedValue(typed, DEBOUNCE_MS);
  const isAsking = typed.length >= MIN_QUERY_LENGTH && debounced.length >= MIN_QUERY_LENGTH;
  const locale = useLocale();
  const textOf = ({ isCommand, title }: PaletteSearch) =>
    isCommand ? objectOfCommand(title(locale), debounced) : debounced;
  const isAsked = (search: PaletteSearch) =>
    (textOf(search)?.length ?? 0) >= MIN_QUERY_LENGTH && [search.permission ?? []].flat().every(can);
  const queries = useQueries({
    queries: paletteSearches.map((search) => ({
      ...search.queryOptions(client, textOf(search) ?? ''),
      enabled: isAsking && isAsked(search),
      meta: { isQuiet: true },
    })),
  });

  const [kept, setKept] = useState<ReadonlyMap<PaletteSearch, { typed: string; data: unknown }>>(new Map());
  const answers = new Map(
    paletteSearches.flatMap((search, index) => {
      const query = queries[index];
      const before = kept.get(search);
      if (!isAsking || !isAsked(search) || !query || query.isError) return [];
      if (query.data === undefined) return before ? [[search, before] as const] : [];
      const isSame = before?.data === query.data && before.typed === debounced;
      return [[search, isSame ? before : { typed: debounced, data: query.data }] as const];
    }),
  );
  const isChanged =
    answers.size !== kept.size || [...answers].some(([search, answer]) => kept.get(search) !== answer);
  if (isChanged) setKept(answers);

  const results = paletteSearches.map((search, index) => {
    const query = queries[index];
    const isFailed = isAsking && query?.isError === true && isReportable(query.error);
    const { typed: of = debounced, data } = answers.get(search) ?? {};
    return { search, typed: of, data, isFailed, retry: () => void query?.refetch() };
  });
  const isWaiting = typed.length >= MIN_QUERY_LENGTH && debounced !== typed;
  return { results, isLoading: isWaiting || (isAsking && queries.some(({ isFetching }) => isFetching)) };
}

/** Code −4 is handled by the session; a cancelled request is no error. */
function isReportable(error: unknown): boolean {
  return !isClientError(error) || (error.kind !== 'not_authenticated' && error.kind !== 'abort');
}
