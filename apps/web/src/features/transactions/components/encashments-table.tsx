import { encashmentFields, encashmentFilterFields } from '@kasa/contracts/transactions/fields';
import { History, ReceiptText } from 'lucide-react';
import { useId } from 'react';
import { peopleChoices } from '#shared/choices/people.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useDateRangeFilter } from '#shared/period/date-range-filter.tsx';
import { PersonThen } from '#shared/phone/person-then.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { useOpenObject } from '#shared/routing/use-open-object.ts';
import { EmbeddedList } from '#shared/table/embedded-list.tsx';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { useFoundFilter } from '#shared/table/found-filter.ts';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { encashmentMessages } from '../messages/encashment/catalogue.ts';
import { type EncashmentList, withAmounts } from '../model/encashment-list.ts';
import type { Encashment } from '../model/types.ts';
import { useAmountRangeFilter } from './amount-range-filter.tsx';

const loadDrawer = async () => (await import('./encashment-drawer.tsx')).EncashmentDrawer;

export function EncashmentsTable({
  terminalId,
  printTitle,
  list,
}: {
  terminalId: string;
  /** Names the terminal on paper, too. */
  printTitle: string;
  list: EncashmentList;
}) {
  const text = useText(encashmentMessages);
  const format = useFormat();
  const titleId = useId();
  const choice = useChoiceFilter(list, encashmentFilterFields);
  const days = useDateRangeFilter(list);
  const amounts = useAmountRangeFilter(list);
  const { column, label } = useFields(encashmentFields);
  const params = { id: terminalId };
  const asked = withAmounts(list.query);
  const query = useOperation('listEncashments', { params, query: asked }, { keepsPrevious: true });
  const { rowHref } = useOpenObject().rowProps;
  const drawer = useRowDrawer<Encashment>(loadDrawer, {
    rows: query.data?.items,
    actions: (row) => [{ id: 'slip', label: text('history.open'), icon: ReceiptText, href: rowHref(row) }],
  });
  const filters = [
    days('taken', label('taken_at')),
    amounts('amount', label('amount')),
    choice('is_full'),
    useFoundFilter(list, 'user_id', label('by'), peopleChoices('listEncashmentPeople', { params })),
  ];
  const columns: ListColumn<Encashment>[] = [
    column('number', {
      cell: ({ number }) => (
        <span className="whitespace-nowrap figures">
          {text('history.numbered', { number: String(number) })}
        </span>
      ),
      align: 'start',
      isSortable: true,
      isHideable: false,
      width: 90,
    }),
    column('taken_at', { isHideable: false, cardSlot: 'secondary', width: 170 }),
    column('amount', {
      cell: ({ amount }) => <span className="font-semibold">{format.money(amount)}</span>,
      isSortable: true,
      isHideable: false,
      cardSlot: 'value',
      width: 140,
    }),
    column('inside_amount', {
      id: 'inside',
      header: text('history.inside'),
      width: 150,
      dropPriority: 1,
    }),
    column('left_amount', { id: 'left', header: text('history.left'), width: 140, dropPriority: 3 }),
    column('by', {
      cell: ({ by }) => <PersonThen name={by.name} phone={by.has_namesake ? by.phone : null} />,
      cardSlot: 'status',
      width: 220,
      dropPriority: 4,
    }),
    column('comment', {
      cell: ({ comment }) => comment ?? '—',
      width: 200,
      dropPriority: 2,
    }),
  ];
  return (
    <section aria-labelledby={titleId} className="mt-6">
      <h2 id={titleId} className="mb-3 font-[620] text-base leading-6">
        {text('history.title')}
      </h2>
      <EmbeddedList<Encashment, never>
        id="encashments"
        printTitle={printTitle}
        operation="listEncashments"
        input={{ params, query: asked }}
        label={text('history.title')}
        list={list}
        query={query}
        filters={filters}
        columns={columns}
        defaultSort="-number"
        rowLabel={({ number }) => text('history.row', { number: String(number) })}
        {...drawer}
        emptyIcon={History}
        emptyText={text('history.empty')}
      />
    </section>
  );
}
