import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readDevicePreference, writeDevicePreference } from '../device-preferences.ts';
import { COLUMNS_PARAMETER, formatHiddenColumns, parseHiddenColumns } from './hidden-columns.ts';
import { changedSearch } from './list-address.ts';

/**
 * Hidden columns: those of the address (a saved view), else the device's preference.
 * @param listId e.g. `transports`
 */
export function useHiddenColumns(listId: string) {
  const name = `columns_${listId}`;
  const [search, setSearch] = useSearchParams();
  const [own, setOwn] = useState(() => parseHiddenColumns(readDevicePreference(name) ?? ''));
  const asked = search.get(COLUMNS_PARAMETER);
  const change = (next: readonly string[]) => {
    if (asked !== null) {
      setSearch((before) => changedSearch(before, { [COLUMNS_PARAMETER]: formatHiddenColumns(next) }), {
        replace: true,
      });
      return;
    }
    setOwn(next);
    writeDevicePreference(name, next.length > 0 ? next.join('.') : null);
  };
  return [asked === null ? own : parseHiddenColumns(asked), change] as const;
}
