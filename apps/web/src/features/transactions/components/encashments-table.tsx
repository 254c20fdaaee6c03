import { History, ReceiptText } from 'lucide-react';
import { useId } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { ListFilterBar } from '#shared/table/list-filter-bar.tsx';
import { ListTable } from '#shared/table/list-table.tsx';
import { useHiddenColumns } from '#shared/table/use-hidden-columns.ts';
import { useListState } from '#shared/table/use-list-state.ts';
import { encashmentMessages } from '../messages/encashment/catalogue.ts';
import { ENCASHMENT_SORT, encashmentListSpec, kopiykasOf } from '../model/encashment-list-spec.ts';
import type { Encashment } from '../model/types.ts';
import { encashmentColumns } from './encashment-columns.tsx';
import { useEncashmentFilters } from './encashment-filters.tsx';

export function EncashmentsTable({
  terminalId,
  openId,
  onOpen,
  hrefOf,
}: {
  terminalId: string;
  openId: string | null;
  onOpen: (id: string) => void;
  hrefOf: (id: string) => string;
}) {
  const text = useText(encashmentMessages);
  const format = useFormat();
  const id = useId();
  const list = useListState(encashmentListSpec);
  const filters = useEncashmentFilters(terminalId, list);
  const [hiddenColumns, setHiddenColumns] = useHiddenColumns('encashments');
  const columns = encashmentColumns(text, format);
  const { amount_from, amount_to, ...rest } = list.query;
  const amounts = { amount_from: kopiykasOf(amount_from), amount_to: kopiykasOf(amount_to) };
  const query = useOperation(
    'listEncashments',
    { params: { id: terminalId }, query: { ...rest, ...amounts } },
    { isQuiet: true, keepsPrevious: true },
  );
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="mb-3 font-[620] text-base leading-6">
        {text('history.title')}
      </h2>
      <ListFilterBar
        list={list}
        filters={filters}
        columns={columns}
        hiddenColumns={hiddenColumns}
        onHiddenColumnsChange={setHiddenColumns}
        defaultSort={ENCASHMENT_SORT}
      />
      <ListTable<Encashment>
        label={text('history.title')}
        list={list}
        query={query}
        columns={columns}
        hiddenColumns={hiddenColumns}
        defaultSort={ENCASHMENT_SORT}
        rowId={(row) => row.id}
        rowLabel={({ number }) => text('history.row', { number: String(number) })}
        rowActions={(row) => [
          { id: 'slip', label: text('history.open'), icon: ReceiptText, onAction: () => onOpen(row.id) },
        ]}
        rowHref={(row) => hrefOf(row.id)}
        activeRowId={openId}
        emptyIcon={History}
        emptyText={text('history.empty')}
        isQuiet
      />
    </section>
  );
}
