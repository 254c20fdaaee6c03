/**
 * Explicit native roles: on phones CSS turns rows into cards (`display: flex`), and browsers then drop the
 * native ones.
 */
export const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
