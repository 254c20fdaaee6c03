/** Explicit roles: on phones rows become cards (`display: flex`), and browsers then drop the native roles. */
export const ARIA_ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
