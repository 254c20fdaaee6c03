import type { KasaClient } from '@kasa/client/http/create-client';
import type { Permission } from '@kasa/contracts/shared/permissions';
import type { LucideIcon } from 'lucide-react';
import type { Loadable } from '../i18n/catalogue.ts';
import type { Locale } from '../i18n/locales.ts';
import { type DataOf, type InputOf, type QueryId, queryKey } from '../query/operations.ts';

/** A place that the command palette can lead to. */
export interface PaletteEntry {
  /** Unique among the entries of its feature. */
  readonly id: string;
  readonly label: string;
  /** What tells it from others of its name. */
  readonly description?: string | undefined;
  readonly icon: LucideIcon;
  readonly href: string;
}

/** Something that can be begun from anywhere. Without the permission it is shown with the reason. */
export interface PaletteAction extends PaletteEntry {
  readonly permission?: Permission | undefined;
}

/** A page of what was found. */
export interface PaletteFound {
  readonly entries: readonly PaletteEntry[];
  readonly total: number;
  /** There are more than `total` says. */
  readonly isCapped: boolean;
}

/** One sort of things that can be found: a list of the contract, asked by what was typed. */
export interface PaletteSearch {
  readonly id: string;
  title(locale: Locale): string;
  /** Who lacks it finds none, and nothing is asked. */
  readonly permission?: Permission | undefined;
  /** The query: its key, and how it is read. */
  ask(
    client: KasaClient,
    typed: string,
  ): { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<unknown> };
  /** What the answer to `ask` shows. */
  found(data: unknown, locale: Locale): PaletteFound;
  /** Address of the list with everything that was found. */
  all(typed: string): string;
}

/** What a feature gives to the command palette. The app collects these, so a new domain adds a file of its own. */
export interface PalettePart {
  /** The words that it needs. */
  readonly catalogues: readonly Loadable[];
  /** One sentence about what can be found by what, for whoever found nothing; where there is anything to find. */
  hint?(locale: Locale): string;
  actions(locale: Locale): readonly PaletteAction[];
  readonly searches: readonly PaletteSearch[];
}

/** Operations that answer a page of a list. */
type PageQueryId = {
  [Id in QueryId]: DataOf<Id> extends { items: readonly unknown[]; total: number; total_capped: boolean }
    ? Id
    : never;
}[QueryId];

/** What such a page holds. */
type ItemOf<Id extends PageQueryId> = DataOf<Id> extends { items: readonly (infer Item)[] } ? Item : never;

/**
 * A search by a list operation: its input and entries are held to the contract here, and forgotten after. It shares
 * the cache with the lists, for its key is made of operation and input as theirs.
 */
export function paletteSearch<Id extends PageQueryId>(
  operation: Id,
  search: Pick<PaletteSearch, 'id' | 'title' | 'permission' | 'all'> & {
    input(typed: string): InputOf<Id>;
    entry(item: ItemOf<Id>, locale: Locale): PaletteEntry;
  },
): PaletteSearch {
  return {
    id: search.id,
    title: search.title,
    permission: search.permission,
    all: search.all,
    ask: (client, typed) => {
      const input = search.input(typed);
      const read = client.operation(operation) as (
        input: InputOf<Id>,
        options: { signal: AbortSignal },
      ) => Promise<DataOf<Id>>;
      return { queryKey: queryKey(operation, input), queryFn: ({ signal }) => read(input, { signal }) };
    },
    found: (data, locale) => {
      const { items, total, total_capped } = data as {
        items: readonly ItemOf<Id>[];
        total: number;
        total_capped: boolean;
      };
      return { entries: items.map((item) => search.entry(item, locale)), total, isCapped: total_capped };
    },
  };
}
