import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cx } from '../lib/cx.ts';
import { ARIA_ROLE } from './aria-roles.ts';
import { nextSort, sortDirection } from './sort.ts';
import type { Column } from './types.ts';

function SortButton({ column, sort, onSortChange }: SortProps<unknown>) {
  const direction = sortDirection(sort, column.id);
  const Icon = direction === null ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button type="button" className="dt-sort" onClick={() => onSortChange(nextSort(sort, column.id))}>
      <span>{column.header}</span>
      <Icon size={14} aria-hidden className={direction === null ? 'opacity-60' : 'text-accent-text'} />
    </button>
  );
}

interface SortProps<Row> {
  column: Column<Row>;
  sort: string | undefined;
  onSortChange: (sort: string) => void;
}

export function HeadCell<Row>({
  column,
  sort,
  onSortChange,
  stickyLeft,
}: {
  column: Column<Row>;
  sort: string | undefined;
  onSortChange: ((sort: string) => void) | undefined;
  /** CSS pixels from the left edge; set for the first, sticky column. */
  stickyLeft: number | null;
}) {
  const isSortable = column.isSortable === true && onSortChange !== undefined;
  return (
    <th
      scope="col"
      {...ARIA_ROLE.head}
      aria-sort={isSortable ? (sortDirection(sort, column.id) ?? 'none') : undefined}
      className={cx(
        'dt-head',
        column.align === 'end' && 'dt-end',
        stickyLeft !== null && 'dt-pinned dt-pinned-left',
      )}
      style={stickyLeft === null ? undefined : { left: stickyLeft }}
    >
      {isSortable ? (
        <SortButton column={column as Column<unknown>} sort={sort} onSortChange={onSortChange} />
      ) : (
        column.header
      )}
    </th>
  );
}
