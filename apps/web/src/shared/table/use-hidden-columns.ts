import { useState } from 'react';
import { readChoice, writeChoice } from '../device.ts';

/**
 * Which columns of a list are switched off, remembered on this device.
 * @param listId names the list, e.g. `transports`
 */
export function useHiddenColumns(listId: string) {
  const name = `columns_${listId}`;
  const [hidden, setHidden] = useState<readonly string[]>(
    () => readChoice(name)?.split('.').filter(Boolean) ?? [],
  );
  const change = (next: readonly string[]) => {
    setHidden(next);
    writeChoice(name, next.length > 0 ? next.join('.') : null);
  };
  return [hidden, change] as const;
}
