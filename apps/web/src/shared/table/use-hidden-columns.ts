import { useState } from 'react';
import { readDevicePreference, writeDevicePreference } from '../device-preferences.ts';
import { useAddressSearch } from '../routing/use-address-search.ts';
import { changedSearch } from './list-address.ts';

/**
 * Hidden columns: those of the address (a saved view), else the device's preference.
 * @param listId e.g. `transports`
 */
export function useHiddenColumns(listId: string) {
  const name = `columns_${listId}`;
  const [search, setSearch] = useAddressSearch();
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

/** Query parameter with the hidden columns; without it the device's preference applies. */
export const COLUMNS_PARAMETER = 'hidden';

/** No hidden columns: a parameter without a value would be dropped. */
const NONE = '-';

export const parseHiddenColumns = (text: string): readonly string[] =>
  text.split('.').filter((id) => id !== '' && id !== NONE);

/** Parameter value of hidden columns, independent of their order. */
export const formatHiddenColumns = (hidden: readonly string[]): string => hidden.toSorted().join('.') || NONE;
