import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { ARIA_ROLE } from './aria-roles.ts';
import type { TableModel } from './table-model.ts';

const WIDTHS = ['72%', '56%', '84%', '64%', '48%', '78%'] as const;

/** Placeholder rows of the final height. */
export function SkeletonRows<Row>({ model, count }: { model: TableModel<Row>; count: number }) {
  const { columns, leading } = model;
  return Array.from({ length: count }, (_, rowIndex) => (
    <tbody key={rowIndex} className="dt-body" aria-hidden>
      <tr className="dt-row">
        {leading.select ? <td className="dt-cell dt-lead" data-slot="select" /> : null}
        {leading.expand ? <td className="dt-cell dt-lead" data-slot="expand" /> : null}
        {columns.map((column, index) => (
          <td
            key={column.id}
            className={`dt-cell ${column.align === 'end' ? 'dt-end' : ''}`}
            data-slot={column.cardSlot ?? (index === 0 ? 'title' : 'hidden')}
          >
            <Skeleton
              width={WIDTHS[(rowIndex * 5 + index) % WIDTHS.length]}
              className={`my-[3px] ${column.align === 'end' ? 'ml-auto max-w-24!' : 'max-w-44!'}`}
            />
          </td>
        ))}
        {model.hasActionsColumn ? <td className="dt-cell" data-slot="actions" /> : null}
      </tr>
    </tbody>
  ));
}

/** A single cell across the table, shown instead of rows. */
export function FullWidthRow<Row>({ model, children }: { model: TableModel<Row>; children: ReactNode }) {
  return (
    <tbody {...ARIA_ROLE.group} className="dt-body dt-whole">
      <tr {...ARIA_ROLE.row}>
        <td {...ARIA_ROLE.cell} colSpan={model.columnCount}>
          {children}
        </td>
      </tr>
    </tbody>
  );
}
