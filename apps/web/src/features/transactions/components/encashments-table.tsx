import { History, ReceiptText } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useOperation } from '../../../shared/query/use-operation.ts';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { useListState } from '../../../shared/table/use-list-state.ts';
import { encashmentMessages } from '../messages/encashment/catalogue.ts';
import type { Encashment } from '../model/types.ts';
import { encashmentColumns } from './encashment-columns.tsx';

/** Their order is that of time: there is nothing to choose. */
const encashmentsList = { filters: {}, sorts: [] };

/** What was taken out of a terminal, the newest first; a row opens its slip. */
export function EncashmentsTable({
  terminalId,
  openId,
  onOpen,
  hrefOf,
}: {
  terminalId: string;
  /** Of the slip that is open. */
  openId: string | null;
  onOpen: (id: string) => void;
  /** The address with a slip open. */
  hrefOf: (id: string) => string;
}) {
  const text = useText(encashmentMessages);
  const format = useFormat();
  const id = useId();
  const list = useListState(encashmentsList);
  const { page, perPage } = list;
  const query = useOperation(
    'listEncashments',
    { params: { id: terminalId }, query: { page, perPage } },
    { isQuiet: true, keepsPrevious: true },
  );
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="mb-3 font-[620] text-base leading-6">
        {text('history.title')}
      </h2>
      <ListTable<Encashment>
        label={text('history.title')}
        list={list}
        query={query}
        columns={encashmentColumns(text, format)}
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
