import { isClientError } from '@kasa/client/http/errors';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaletteSearch } from '../../shared/palette/palette.ts';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';
import { useServices } from '../../shared/services/use-services.tsx';
import { paletteSearches } from './parts.ts';
import { usePaused } from './use-paused.ts';

/** Pause after the last character before anything is asked, milliseconds. */
const PAUSE = 200;
/** One letter finds too much to be of use. */
export const MIN_LETTERS = 2;

/** What one search has brought so far. */
export interface SearchResult {
  search: PaletteSearch;
  /** What was asked for it: of the text before, while the answer to the present one is on its way. */
  typed: string;
  /** Its answer; undefined before the first. */
  data: unknown;
  /** The last asking failed, and not because the session ended or nobody wants to know any more. */
  isFailed: boolean;
  retry(): void;
}

/**
 * Asks all searches for what is typed. Each query is known by its text, so a late answer can't take the place of a newer
 * one, and one that nobody waits for is cancelled. What was found before stays until its successor is here.
 */
export function useFound(text: string): { results: readonly SearchResult[]; isLoading: boolean } {
  const { client } = useServices();
  const { can } = usePermissions();
  const typed = text.trim();
  const asked = usePaused(typed, PAUSE);
  const isAsking = typed.length >= MIN_LETTERS && asked.length >= MIN_LETTERS;
  const queries = useQueries({
    queries: paletteSearches.map((search) => ({
      ...search.ask(client, asked),
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
      const isSame = before?.data === query.data && before.typed === asked;
      return [[search, isSame ? before : { typed: asked, data: query.data }] as const];
    }),
  );
  const isChanged =
    answers.size !== kept.size || [...answers].some(([search, answer]) => kept.get(search) !== answer);
  if (isChanged) setKept(answers);

  const results = paletteSearches.map((search, index) => {
    const query = queries[index];
    const isFailed = isAsking && query?.isError === true && isTelling(query.error);
    const { typed: of = asked, data } = answers.get(search) ?? {};
    return { search, typed: of, data, isFailed, retry: () => void query?.refetch() };
  });
  const isWaiting = typed.length >= MIN_LETTERS && asked !== typed;
  return { results, isLoading: isWaiting || (isAsking && queries.some(({ isFetching }) => isFetching)) };
}

/** −4 is the session's to tell, and a cancelled request is nobody's. */
function isTelling(error: unknown): boolean {
  return !isClientError(error) || (error.kind !== 'not_authenticated' && error.kind !== 'abort');
}
