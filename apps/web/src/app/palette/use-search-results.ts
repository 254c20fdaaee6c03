import { isClientError } from '@kasa/client/http/errors';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaletteSearch } from '../../shared/palette/command-palette.ts';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';
import { useServices } from '../../shared/services/use-services.tsx';
import { paletteSearches } from './feature-palettes.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

/** Debounce of typing, milliseconds. */
const DEBOUNCE_MS = 200;
/** Shortest text that is searched: one letter matches too much. */
export const MIN_QUERY_LENGTH = 2;

export interface SearchResult {
  search: PaletteSearch;
  /** Text that `data` belongs to: the previous one while a request is pending. */
  typed: string;
  data: unknown;
  /** The last request failed, other than by an ended session or a cancellation. */
  isFailed: boolean;
  retry(): void;
}

/** Runs all searches. Queries are keyed by text, so a late response cannot replace a newer one. */
export function useSearchResults(text: string): { results: readonly SearchResult[]; isLoading: boolean } {
  const { client } = useServices();
  const { can } = usePermissions();
  const typed = text.trim();
  const debounced = useDebouncedValue(typed, DEBOUNCE_MS);
  const isAsking = typed.length >= MIN_QUERY_LENGTH && debounced.length >= MIN_QUERY_LENGTH;
  const queries = useQueries({
    queries: paletteSearches.map((search) => ({
      ...search.queryOptions(client, debounced),
      enabled: isAsking && (search.permission === undefined || can(search.permission)),
      meta: { isQuiet: true },
    })),
  });

  const [kept, setKept] = useState<ReadonlyMap<PaletteSearch, { typed: string; data: unknown }>>(new Map());
  const answers = new Map(
    paletteSearches.flatMap((search, index) => {
      const query = queries[index];
      const before = kept.get(search);
      if (!isAsking || !query || query.isError) return [];
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
