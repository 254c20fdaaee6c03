import { productFields } from '@kasa/contracts/catalogue/fields';
import { PHONE_QUERY, TOUCH_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { productTableMessages } from '../../messages/product-table/catalogue.ts';
import { productMessages } from '../../messages/products/catalogue.ts';
import { type Column, columns, type Group, isField } from '../../model/product-table/cells.ts';
import { lockOf } from '../../model/product-table/changes.ts';
import type { Row } from '../../model/product-table/row.ts';
import type { TableStore } from '../../model/product-table/table-store.ts';
import { GridCell, useCell } from './grid-cell.tsx';
import type { Grid } from './use-grid.ts';

const WIDTHS: Readonly<Record<Column, number>> = {
  ...{ name: 280, article: 130, barcode: 180, group: 190, price: 190 },
};
/** On a phone the names leave room for a cell beside them. */
const NARROW_NAME = 140;

/** Products by their cells, as in a spreadsheet. */
export function ProductGrid({
  grid,
  store,
  rows,
  groups,
  total,
  before,
}: {
  grid: Grid;
  store: TableStore;
  rows: readonly Row[];
  groups: readonly Group[];
  /** Rows of all pages; −1: unknown. */
  total: number;
  /** Rows of the pages before this one. */
  before: number;
}) {
  const text = useText(productTableMessages);
  const { label } = useFields(productFields);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const isTouch = useMediaQuery(TOUCH_QUERY);
  const id = useId();
  const nameWidth = isPhone ? NARROW_NAME : WIDTHS.name;
  const widthOf = (column: Column) => (column === 'name' ? nameWidth : WIDTHS[column]);
  const head = (column: Column) => (column === 'price' ? text('table.price') : label(column));
  return (
    <>
      <div
        ref={grid.ref}
        {...grid.handlers}
        className="overflow-x-auto rounded-lg border border-border bg-surface"
        // The column of names covers what scrolls below it.
        style={{ scrollPaddingLeft: nameWidth }}
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows walk through its cells
          role="grid"
          aria-label={text('table.title')}
          aria-describedby={`${id}-keys`}
          aria-multiselectable
          aria-rowcount={total < 0 ? -1 : total + 1}
          aria-colcount={columns.length}
          className="w-full"
          style={{
            tableLayout: 'fixed',
            minWidth: columns.reduce((sum, column) => sum + widthOf(column), 0),
          }}
        >
          <thead>
            <tr aria-rowindex={1}>
              {columns.map((column, n) => (
                <th
                  key={column}
                  scope="col"
                  aria-colindex={n + 1}
                  className={`bg-surface px-2 py-2 font-semibold ${column === 'price' ? 'text-right' : 'text-start'}`}
                  style={{ width: widthOf(column), ...(column === 'name' ? sticky : {}) }}
                >
                  {head(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={row.product.id} aria-rowindex={before + at + 2} className="border-border border-t">
                <NameCell grid={grid} row={row} at={at} lockId={`${id}-lock-${at}`} />
                {columns.filter(isField).map((field) => (
                  <GridCell
                    key={field}
                    {...{ grid, store, row, at, field }}
                    label={text('table.input', { column: head(field), name: row.product.name })}
                    groupsId={id}
                    lockId={`${id}-lock-${at}`}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <datalist id={id}>
          {groups.map(({ id: group, name }) => (
            <option key={group} value={name} />
          ))}
        </datalist>
      </div>
      <p id={`${id}-keys`} className="mt-3 text-[13px] text-text-muted">
        {text(isTouch ? 'table.touch' : 'table.keys')}
      </p>
    </>
  );
}

const sticky = { position: 'sticky', left: 0, zIndex: 2 } as const;

/** The name leads to the card; where the row is not changed, why stands below. */
function NameCell({ grid, row, at, lockId }: { grid: Grid; row: Row; at: number; lockId: string }) {
  const text = useText(productTableMessages);
  const products = useText(productMessages);
  const { onDoubleClick: _, onClick: __, ...cell } = useCell(grid, at, 0);
  const lock = lockOf(row);
  return (
    <th
      {...cell}
      scope="row"
      aria-readonly
      aria-describedby={lock && lockId}
      className={`px-2 py-2 text-start align-top font-normal ${cell.className || 'bg-surface'}`}
      style={{ ...sticky, outlineOffset: -2, overflowWrap: 'anywhere' }}
    >
      <Link to={paths.products({ open: row.product.id })} tabIndex={-1}>
        {row.product.name}
      </Link>
      {lock ? (
        <span id={lockId} className="block text-[13px] text-text-muted">
          {lock === 'beyond' ? products('product.beyond') : text('cell.archived')}
        </span>
      ) : null}
    </th>
  );
}
