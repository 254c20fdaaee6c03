import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { cx } from '../lib/cx.ts';
import { ARIA_ROLE } from './aria-roles.ts';
import type { TableModel } from './table-model.ts';
import type { Column } from './types.ts';
import { titleWhenCut } from './with-cut-texts.tsx';

export function DataCell<Row>({
  row,
  column,
  model,
  isFirst,
}: {
  row: Row;
  column: Column<Row>;
  model: TableModel<Row>;
  isFirst: boolean;
}) {
  const slot = column.cardSlot ?? (isFirst ? 'title' : 'hidden');
  const content = column.cell(row);
  return (
    <td
      {...ARIA_ROLE.cell}
      data-slot={slot}
      className={cx(
        'dt-cell',
        column.align === 'end' && 'dt-end',
        isFirst && 'dt-first dt-pinned dt-pinned-left',
      )}
      style={
        {
          ...(column.width === undefined ? {} : { '--cell-max': `${column.width}px` }),
          ...(isFirst ? { left: model.leading.width } : {}),
        } as CSSProperties
      }
      onMouseEnter={(event) => titleWhenCut(event.currentTarget)}
    >
      {/* A number alone says nothing in a card. */}
      {slot === 'secondary' && column.align === 'end' ? (
        <span aria-hidden className="dt-label">
          {column.header}:{' '}
        </span>
      ) : null}
      {isFirst ? (
        <Opener row={row} model={model}>
          {content}
        </Opener>
      ) : (
        <span className="dt-value">{content}</span>
      )}
    </td>
  );
}

function Opener<Row>({ row, model, children }: { row: Row; model: TableModel<Row>; children: ReactNode }) {
  const { onRowOpen, rowHref } = model.props;
  const href = rowHref?.(row);
  if (href !== undefined && onRowOpen) {
    return (
      <a
        href={href}
        className="dt-open"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onRowOpen(row);
        }}
      >
        {children}
      </a>
    );
  }
  if (href !== undefined) {
    return (
      <Link href={href} className="dt-open">
        {children}
      </Link>
    );
  }
  if (onRowOpen) {
    return (
      <button type="button" className="dt-open" onClick={() => onRowOpen(row)}>
        {children}
      </button>
    );
  }
  return <span className="dt-value">{children}</span>;
}
