import type { CommandItem, CommandSection } from '@kasa/ui/command-palette';
import { List, RotateCw } from 'lucide-react';
import { commonMessages } from '../../shared/i18n/common.ts';
import { useLocale, useText } from '../../shared/i18n/i18n.tsx';
import { useFormat } from '../../shared/i18n/use-format.ts';
import type { PaletteResults } from '../../shared/palette/command-palette.ts';
import { paletteCatalogue } from './messages.ts';
import { type SearchResult, useSearchResults } from './use-search-results.ts';

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
