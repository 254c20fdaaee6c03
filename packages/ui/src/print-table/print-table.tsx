import type { ReactNode } from 'react';
import type { Column } from '../data-table/types.ts';
import './print-table.css';
import { PrintSheet } from '../print-sheet/print-sheet.tsx';

export interface PrintTableProps<Row> {
  title: string;
  /** Lines below the title: whose list it is, of when, how it is filtered. */
  details: readonly string[];
  columns: readonly Pick<Column<Row>, 'id' | 'header' | 'cell' | 'align'>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Last row, by id of the column. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** Below the table. */
  children?: ReactNode;
}

/** With more columns the sheets lie on their side. */
const MOST_UPRIGHT = 7;

/** While mounted, printed instead of the page: a table with title, details and headers on each sheet. */
export function PrintTable<Row>(props: PrintTableProps<Row>) {
  const { title, details, columns, rows, rowId, totals, children } = props;
  return (
    <PrintSheet>
      <div className="kasa-print-pages" data-wide={columns.length > MOST_UPRIGHT || undefined}>
        <table className="kasa-print-table">
          <thead>
            <tr>
              <td colSpan={columns.length}>
                <strong>{title}</strong>
                {details.map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </td>
            </tr>
            <tr>
              {columns.map(({ id, header, align }) => (
                <th key={id} scope="col" data-align={align}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowId(row)}>
                {columns.map(({ id, cell, align }) => (
                  <td key={id} data-align={align}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
            {totals ? (
              <tr data-total>
                {columns.map(({ id, align }) => (
                  <td key={id} data-align={align}>
                    {totals[id]}
                  </td>
                ))}
              </tr>
            ) : null}
          </tbody>
        </table>
        {children}
      </div>
    </PrintSheet>
  );
}
