import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readChoice, writeChoice } from '../device.ts';
import { COLUMNS_PARAMETER, columnsIn, columnsText } from './hidden-columns.ts';
import { changedSearch } from './list-address.ts';

/**
 * Hidden columns: those of the address (a saved view), else the device's preference.
 * @param listId e.g. `transports`
 */
export function useHiddenColumns(listId: string) {
  const name = `columns_${listId}`;
  const [search, setSearch] = useSearchParams();
  const [own, setOwn] = useState(() => columnsIn(readChoice(name) ?? ''));
  const asked = search.get(COLUMNS_PARAMETER);
  const change = (next: readonly string[]) => {
    if (asked !== null) {
      setSearch((before) => changedSearch(before, { [COLUMNS_PARAMETER]: columnsText(next) }), {
        replace: true,
      });
      return;
    }
    setOwn(next);
    writeChoice(name, next.length > 0 ? next.join('.') : null);
  };
  return [asked === null ? own : columnsIn(asked), change] as const;
}
