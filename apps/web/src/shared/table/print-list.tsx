import type { Page } from '@kasa/contracts/shared/paging';
import type { Column } from '@kasa/ui/data-table';
import type { FilterDef } from '@kasa/ui/filter-bar';
import { PrintSheet } from '@kasa/ui/print-sheet';
import { useEffect, useEffectEvent, useState } from 'react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { readRows } from '../query/use-list.ts';
import { useSession } from '../services/use-services.tsx';
import { toast } from '../toast/toast.ts';

/** Rows of a printed list; more are for an export. */
const MOST_ROWS = 500;

export interface PrintListProps<Row> {
  title: string;
  /** The visible columns. */
  columns: readonly Column<Row>[];
  readPage: (page: number, perPage: number) => Promise<Page<Row>>;
  /** What was searched. */
  asked: string | undefined;
  filters: readonly FilterDef[];
  /** Printed, or given up. */
  onDone: () => void;
}

/** Reads all that the filters let through, and prints it once it is there. */
export function PrintList<Row extends { id: string }>(props: PrintListProps<Row>) {
  const { title, columns, asked, filters } = props;
  const text = useText(commonMessages);
  const format = useFormat();
  const session = useSession();
  const [found, setFound] = useState<Awaited<ReturnType<typeof readRows<Row>>>>();
  const read = useEffectEvent(() => readRows(props.readPage, MOST_ROWS));
  const done = useEffectEvent(props.onDone);
  useEffect(() => {
    let isGone = false;
    read().then(
      (rows) => !isGone && setFound(rows),
      () => {
        if (isGone) return;
        toast.error(text('print.failed'));
        done();
      },
    );
    return () => {
      isGone = true;
    };
  }, [text]);
  useEffect(() => {
    if (!found) return;
    // The browser may say it only when the person has closed the preview.
    window.addEventListener('afterprint', done, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [found]);
  if (!found) return null;
  const { rows, total } = found;
  const narrowed = [
    ...(asked ? [text('print.asked', { asked })] : []),
    ...filters.flatMap(({ label, value }) => (value ? [`${label}: ${value}`] : [])),
  ];
  return (
    <PrintSheet>
      <h1 className="font-semibold text-lg">{title}</h1>
      <p>
        {[session?.user.merchant.name, format.dateTime(new Date().toISOString()), session?.user.full_name]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {narrowed.length > 0 ? <p>{narrowed.join(' · ')}</p> : null}
      <p>
        {rows.length < total
          ? text('print.cut', { count: format.number(rows.length), total: format.number(total) })
          : text('print.rows', { count: rows.length })}
      </p>
      <table className="kasa-print-list">
        <thead>
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
            <tr key={row.id}>
              {columns.map(({ id, cell, align }) => (
                <td key={id} data-align={align}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  );
}
