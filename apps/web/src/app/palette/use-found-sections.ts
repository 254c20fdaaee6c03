import type { CommandItem, CommandSection } from '@kasa/ui/command-palette';
import { List, RotateCw } from 'lucide-react';
import { commonMessages } from '../../shared/i18n/common.ts';
import { useLocale, useText } from '../../shared/i18n/i18n.tsx';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { paletteCatalogue } from './messages.ts';
import { type SearchResult, useFound } from './use-found.ts';

/** How many of one sort are shown; the rest is in its list. */
const SHOWN = 5;

/** What was found for the text, section by section. `count` is without "show all" and "try again". */
export function useFoundSections(typed: string): {
  sections: CommandSection[];
  count: number;
  isLoading: boolean;
} {
  const text = useText(paletteCatalogue);
  const common = useText(commonMessages);
  const format = useFormat();
  const locale = useLocale();
  const { results, isLoading } = useFound(typed);

  const entriesOf = ({ search, data }: SearchResult): CommandItem[] => {
    if (data === undefined) return [];
    const { entries } = search.found(data, locale);
    return entries.slice(0, SHOWN).map((entry) => ({ ...entry, id: `${search.id}:${entry.id}` }));
  };
  const moreOf = ({ search, data, typed: of }: SearchResult): CommandItem[] => {
    if (data === undefined) return [];
    const { total, isCapped } = search.found(data, locale);
    if (total <= SHOWN) return [];
    const label = text(isCapped ? 'palette.allCapped' : 'palette.all', { total: format.number(total) });
    return [{ id: `all:${search.id}`, label, icon: List, href: search.all(of) }];
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

  const found = results.map((result) => ({ result, entries: entriesOf(result) }));
  return {
    sections: found.map(({ result, entries }) => ({
      id: result.search.id,
      title: result.search.title(locale),
      items: [...entries, ...moreOf(result), ...failureOf(result)],
    })),
    count: found.reduce((sum, { entries }) => sum + entries.length, 0),
    isLoading,
  };
}
