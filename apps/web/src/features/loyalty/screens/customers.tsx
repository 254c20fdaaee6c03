import { customerStates } from '@kasa/contracts/loyalty/bonus-values';
import { customerFields } from '@kasa/contracts/loyalty/fields';
import { UserRound } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useList } from '#shared/query/use-list.ts';
import { asSomeOf, asText } from '#shared/table/filter-parsers.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { CustomerName } from '../components/customer/customer-name.tsx';
import { useCustomerActions } from '../components/customer/use-customer-actions.tsx';
import { customerMessages } from '../messages/customers/catalogue.ts';
import { type Customer, customerName, searchedNumber } from '../model/customer.ts';

const loadDrawer = async () => (await import('../components/customer/customer-drawer.tsx')).CustomerDrawer;
const listSpec = {
  filters: { q: asText, state: asSomeOf(...customerStates) },
  sorts: ['created_at', 'available'] as const,
};

/** `/Loyalty/customers`: the customers of the merchant; `?open=`: the one that is shown beside them. */
export function CustomersScreen() {
  const text = useText(customerMessages);
  return (
    <PermissionGate title={text('customers.title')} permission="customers_manage" isReading>
      <Customers />
    </PermissionGate>
  );
}

function Customers() {
  const text = useText(customerMessages);
  const format = useFormat();
  const typed = useListState(listSpec);
  const { q } = typed.query;
  const asked = q === undefined ? typed.query : { ...typed.query, q: searchedNumber(q) || undefined };
  const list = { ...typed, query: asked };
  const query = useList('listCustomers', list.query);
  const { column } = useFields(customerFields);
  const choice = useChoiceFilter(list, customerFields);
  const { actions, dialog } = useCustomerActions();
  const drawer = useRowDrawer<Customer>(loadDrawer, { rows: query.data?.items, actions });
  return (
    <>
      <ListScreen<Customer, 'q'>
        id="customers"
        operation="listCustomers"
        words={listWords(text, 'customers')}
        list={list}
        query={query}
        search="q"
        filters={[choice('state')]}
        columns={[
          column('phone', {
            cell: (customer) => <CustomerName customer={customer} />,
            ...{ isHideable: false, width: 170 },
          }),
          column('number', {
            cell: ({ number }) => <span className="figures">{number}</span>,
            ...{ cardSlot: 'subtitle', width: 130, dropPriority: 3 },
          }),
          column('available', { isSortable: true, cardSlot: 'value', width: 120 }),
          column('waiting', { cardSlot: 'secondary', width: 170, dropPriority: 2 }),
          {
            id: 'created_at',
            header: text('customers.added'),
            cell: ({ created_at }) => <span className="figures">{format.dateTime(created_at)}</span>,
            ...{ isSortable: true, isHideable: true, width: 160, dropPriority: 1 },
          },
        ]}
        defaultSort="-created_at"
        create={{
          label: text('customers.create'),
          href: paths.customerEdit(),
          permission: 'customers_manage',
        }}
        rowLabel={customerName}
        {...drawer}
        emptyIcon={UserRound}
      />
      {dialog}
    </>
  );
}
