import type { CommandItem, CommandSection } from '@kasa/ui/command-palette';
import { List, RotateCw } from 'lucide-react';
import { commonMessages } from '../../shared/i18n/common.ts';
import { useLocale, useText } from '../../shared/i18n/i18n.tsx';
import { useFormat } from '../../shared/i18n/use-format.ts';
import type { PaletteFound } from '../../shared/palette/palette.ts';
import { paletteCatalogue } from './messages.ts';
import { type SearchResult, useFound } from './use-found.ts';

/** Results shown per search; the rest is behind a link to the list. */
const SHOWN = 5;
const NOTHING: PaletteFound = { entries: [], total: 0, isCapped: false };

/** Search results, one section per search. `count` includes those not shown. */
export function useFoundSections(typed: string): {
  sections: CommandSection[];
  count: number;
  isCapped: boolean;
  isLoading: boolean;
} {
  const text = useText(paletteCatalogue);
  const common = useText(commonMessages);
  const format = useFormat();
  const locale = useLocale();
  const { results, isLoading } = useFound(typed);

  const foundItems = ({ search, typed: of }: SearchResult, found: PaletteFound): CommandItem[] => {
    const { entries, total, isCapped } = found;
    const items = entries.slice(0, SHOWN).map((entry) => ({ ...entry, id: `${search.id}:${entry.id}` }));
    if (total <= SHOWN) return items;
    const label = text(isCapped ? 'palette.allCapped' : 'palette.all', { total: format.number(total) });
    return [...items, { id: `all:${search.id}`, label, icon: List, href: search.all(of) }];
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
    found: result.data === undefined ? NOTHING : result.search.found(result.data, locale),
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
