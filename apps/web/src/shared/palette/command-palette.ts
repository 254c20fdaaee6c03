import type { KasaClient } from '@kasa/client/http/create-client';
import type { Permission } from '@kasa/contracts/shared/permissions';
import type { LucideIcon } from 'lucide-react';
import type { LoadableCatalogue } from '../i18n/catalogue.ts';
import type { Locale } from '../i18n/locales.ts';
import type { DataOf, InputOf, QueryId } from '../query/operations.ts';
import { operationQueryOptions } from '../query/query-options.ts';

export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly icon: LucideIcon;
  readonly href: string;
}

/** An action available everywhere; without all of its permissions it is disabled with the reason. */
export interface PaletteAction extends PaletteEntry {
  readonly permission?: Permission | readonly Permission[] | undefined;
}

export interface PaletteResults {
  readonly entries: readonly PaletteEntry[];
  readonly total: number;
  /** The real number is higher than `total`. */
  readonly isCapped: boolean;
}

/** A list of the contract that can be searched. */
export interface PaletteSearch {
  readonly id: string;
  title(locale: Locale): string;
  /** Without all of it the search is skipped. */
  readonly permission?: Permission | readonly Permission[] | undefined;
  /** Does something to what is found: only for texts that begin with its title, "інкасація S1100279". */
  readonly isCommand?: boolean | undefined;
  queryOptions(
    client: KasaClient,
    typed: string,
  ): { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<unknown> };
  parseResults(data: unknown, locale: Locale): PaletteResults;
  allResultsHref(typed: string): string;
}

/** A feature's part of the command palette; the app collects them, so a new domain adds its own file. */
export interface FeaturePalette {
  readonly catalogues: readonly LoadableCatalogue[];
  /** What can be searched by what; shown when nothing was found. */
  hint?(locale: Locale): string;
  actions(locale: Locale): readonly PaletteAction[];
  readonly searches: readonly PaletteSearch[];
}

type PageQueryId = {
  [Id in QueryId]: DataOf<Id> extends { items: readonly unknown[]; total: number; total_capped: boolean }
    ? Id
    : never;
}[QueryId];

type ItemOf<Id extends PageQueryId> = DataOf<Id> extends { items: readonly (infer Item)[] } ? Item : never;

/** A search over a list operation. Uses the lists' query keys, so it shares their cache. */
export function paletteSearch<Id extends PageQueryId>(
  operation: Id,
  search: Pick<PaletteSearch, 'id' | 'title' | 'permission' | 'isCommand' | 'allResultsHref'> & {
    input(typed: string): InputOf<Id>;
    entry(item: ItemOf<Id>, locale: Locale): PaletteEntry;
  },
): PaletteSearch {
  const { input, entry, ...rest } = search;
  return {
    ...rest,
    queryOptions: (client, typed) => operationQueryOptions(client, operation, input(typed)),
    parseResults: (data, locale) => {
      const { items, total, total_capped } = data as {
        items: readonly ItemOf<Id>[];
        total: number;
        total_capped: boolean;
      };
      return { entries: items.map((item) => entry(item, locale)), total, isCapped: total_capped };
    },
  };
}

/** Lower-cased and without apostrophes, which are typed in several ways. */
export const folded = (text: string) => text.toLowerCase().replace(/['’ʼ`]/g, '');

/** Letters of a command's word that are enough. */
const MIN_WORD_LENGTH = 3;

/**
 * What a command is to be done to: "закрити зміну Бойко" and "закр Бойко" are of Бойко.
 * @returns empty for the command alone, null for a text that does not begin with it
 */
export function objectOfCommand(title: string, typed: string): string | null {
  const names = folded(title).split(/\s+/);
  const words = typed.trim().split(/\s+/);
  const count = words.findIndex((word, index) => {
    const start = folded(word);
    return start.length < MIN_WORD_LENGTH || names[index]?.startsWith(start) !== true;
  });
  if (count === 0) return null;
  return count < 0 ? '' : words.slice(count).join(' ');
}
