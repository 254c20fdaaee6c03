import type { ReactNode } from 'react';
import { Group } from 'react-aria-components';
import { Button } from '../button/button.tsx';
import { PHONE_QUERY, useMediaQuery } from '../media-query/use-media-query.ts';
import { AddFilter } from './add-filter.tsx';
import { FilterChip } from './filter-chip.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { type FilterBarTexts, type FilterDef, isSet } from './types.ts';

export type { FilterBarTexts, FilterDef, FilterItem, FoundItems } from './types.ts';

export interface FilterBarProps {
  texts: FilterBarTexts;
  /** A SearchField. */
  search?: ReactNode;
  filters: readonly FilterDef[];
  onClear?: (() => void) | undefined;
  end?: ReactNode;
}

/** The filters of a list in one line. On phones the fields are in a sheet; the chips stay. */
export function FilterBar({ texts, search, filters, onClear, end }: FilterBarProps) {
  const isPhone = useMediaQuery(PHONE_QUERY);
  // A phone shows what narrows the list; what is always set is in the sheet.
  const active = filters.filter((filter) => isSet(filter) && (!isPhone || filter.onRemove));
  const chips = active.map((filter) => <FilterChip key={filter.id} filter={filter} texts={texts} />);
  return (
    <Group aria-label={texts.label} className="mb-4 flex flex-wrap items-center gap-2">
      {search === undefined ? null : <div className="w-[280px] min-w-0 max-md:flex-1">{search}</div>}
      {isPhone && active.length > 0 ? (
        <div className="order-last -mx-3 flex w-[calc(100%+24px)] gap-2 overflow-x-auto px-3 py-0.5 [scrollbar-width:none]">
          {chips}
        </div>
      ) : null}
      {isPhone ? (
        filters.length > 0 && <FilterSheet filters={filters} texts={texts} onClear={onClear} />
      ) : (
        <>
          {chips}
          <AddFilter texts={texts} filters={filters} />
          {onClear ? (
            <Button variant="ghost" onPress={onClear}>
              {texts.clear}
            </Button>
          ) : null}
        </>
      )}
      {end === undefined ? null : <div className="flex items-center gap-2 md:ml-auto">{end}</div>}
    </Group>
  );
}
