import type { ClientError } from '@kasa/client/http/errors';
import type { Page } from '@kasa/contracts/shared/paging';
import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { ProgressMeter } from '@kasa/ui/progress-meter';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../errors/load-error.tsx';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { type ReadRows, readRows } from '../query/read-rows.ts';
import { useServices } from '../services/use-services.tsx';
import { useHiddenColumns } from '../table/use-hidden-columns.ts';
import { printMessages } from './messages/catalogue.ts';
import type { PrintedList, PrintListProps } from './printed-list.ts';
import { Printout } from './printout.tsx';

/** Upper limit of printed rows, some thirty sheets; more are for an export. */
const MOST_ROWS = 1_000;

/** Says how far the reading is; what is too long is printed in part, if the person wants that. */
export function PrintDialog<Row extends { id: string }>(props: PrintListProps<Row>) {
  const { id, title, columns, asked, filters = [], onClose } = props;
  const text = useText(printMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const [hidden] = useHiddenColumns(id);
  const { query, count, expected } = useAllRows(props);
  const { data } = query;
  const isCut = data !== undefined && data.rows.length < data.total;
  const figures = data && { count: format.number(data.rows.length), total: format.number(data.total) };
  const extent = !data
    ? ''
    : isCut
      ? text(data.isCapped ? 'cutCapped' : 'cut', figures)
      : text('ready', { count: data.rows.length });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('title')}
      closeLabel={common('action.close')}
      footer={
        <>
          <Button onPress={onClose}>{common(data ? 'action.close' : 'action.cancel')}</Button>
          {data ? (
            <Button variant="primary" onPress={() => window.print()}>
              {common('action.print')}
            </Button>
          ) : null}
        </>
      }
    >
      {query.isError ? (
        <LoadError query={query} isInDialog />
      ) : !data ? (
        <ProgressMeter
          label={text('reading')}
          valueText={text('progress', { count: format.number(count), total: format.number(expected) })}
          max={expected}
          parts={[{ id: 'read', tone: 'positive', value: count }]}
        />
      ) : isCut ? (
        <InlineNotice tone="warning" title={extent} isLive>
          {text('cutHint')}
        </InlineNotice>
      ) : (
        <p>{extent}</p>
      )}
      {data ? (
        <Printout<Row>
          isHeld={isCut}
          onDone={onClose}
          title={title}
          details={[
            ...(asked ? [text('asked', { asked })] : []),
            ...filters.flatMap(({ label, value }) => (value ? [`${label}: ${value}`] : [])),
            extent,
          ]}
          columns={columns.filter(
            ({ id: column, isHideable, isPrinted = true }) =>
              isPrinted && !(isHideable && hidden.includes(column)),
          )}
          rows={data.rows}
          rowId={(row) => row.id}
        />
      ) : null}
    </Dialog>
  );
}

/** All rows up to the limit; leaving cancels the reading. */
function useAllRows<Row extends { id: string }>({ operation, input }: PrintedList<Row>) {
  const { client } = useServices();
  const [{ count, expected }, setProgress] = useState({ count: 0, expected: 0 });
  const read = client.operation(operation) as unknown as (
    input: object,
    options: { signal: AbortSignal },
  ) => Promise<Page<Row>>;
  const query = useQuery<ReadRows<Row>, ClientError>({
    queryKey: ['print', operation, input],
    queryFn: ({ signal }) =>
      readRows(
        (page) => read({ ...input, query: { ...input.query, ...page } }, { signal }),
        MOST_ROWS,
        (count, expected) => setProgress({ count, expected }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return { query, count, expected };
}
