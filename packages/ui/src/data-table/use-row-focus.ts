import { type KeyboardEvent, useState } from 'react';
import { letterOf } from '../lib/letter-of.ts';

/** Roving tabindex (WAI-ARIA): one row is in the tab order; ↑ ↓, K J, Home and End move between rows. */
export function useRowFocus(ids: readonly string[]) {
  const [lastId, setLastId] = useState<string | null>(null);
  const tabStop = lastId !== null && ids.includes(lastId) ? lastId : (ids[0] ?? null);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const row = (event.target as Element).closest<HTMLElement>('tr[data-row-id]');
    if (row === null || row !== event.target || event.altKey || event.ctrlKey || event.metaKey) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tr[data-row-id]')];
    const index = rows.indexOf(row);
    const [down, up] = [index + 1, index - 1];
    const letter = letterOf(event);
    const next = { ArrowDown: down, ArrowUp: up, Home: 0, End: rows.length - 1, j: down, k: up }[
      letter || event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    rows[Math.max(0, Math.min(next, rows.length - 1))]?.focus();
  };

  return { tabStop, setTabStop: setLastId, onKeyDown };
}
