import { discountStates, discountTypes } from '@kasa/contracts/loyalty/discount-values';
import { discountFields } from '@kasa/contracts/loyalty/fields';
import { BadgePercent, Calculator, ChartColumn } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useList } from '#shared/query/use-list.ts';
import { asSomeOf, asText } from '#shared/table/filter-parsers.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { DiscountStatus } from '../components/discount/discount-status.tsx';
import { DiscountTime } from '../components/discount/discount-time.tsx';
import { useDiscountActions } from '../components/discount/use-discount-actions.tsx';
import { discountMessages } from '../messages/discounts/catalogue.ts';
import type { Discount } from '../model/discount-form.ts';
import { sentenceOf } from '../model/sentence.ts';

const loadDrawer = async () => (await import('../components/discount/discount-drawer.tsx')).DiscountDrawer;
const listSpec = {
  filters: { q: asText, type: asSomeOf(...discountTypes), state: asSomeOf(...discountStates) },
  sorts: ['name', 'created_at'] as const,
};

/** `/Loyalty`: the discounts of the merchant; `?open=`: the one that is shown beside them. */
export function DiscountsScreen() {
  const text = useText(discountMessages);
  return (
    <PermissionGate title={text('discounts.title')} permission="loyalty_manage" isReading>
      <Discounts />
    </PermissionGate>
  );
}

function Discounts() {
  const text = useText(discountMessages);
  const locale = useLocale();
  const list = useListState(listSpec);
  const query = useList('listDiscounts', list.query);
  const { column, display } = useFields(discountFields);
  const choice = useChoiceFilter(list, discountFields);
  const { actions, dialog } = useDiscountActions();
  const drawer = useRowDrawer<Discount>(loadDrawer, { rows: query.data?.items, actions });
  const disabledReason = usePermissions().readDenialReason('reports_view');
  return (
    <>
      <ListScreen<Discount, 'q'>
        id="discounts"
        operation="listDiscounts"
        words={listWords(text, 'discounts')}
        list={list}
        query={query}
        search="q"
        filters={[choice('state'), choice('type')]}
        columns={[
          column('name', {
            cell: ({ name }) => <NameCell name={name} />,
            ...{ isSortable: true, isHideable: false, width: 230 },
          }),
          column('state', {
            cell: ({ state }) => <DiscountStatus state={state} />,
            ...{ cardSlot: 'status', width: 130 },
          }),
          column('rule', {
            header: text('discounts.gives'),
            cell: (discount) => (
              <span className="line-clamp-2" style={{ whiteSpace: 'normal' }}>
                {sentenceOf(discount, locale)}
              </span>
            ),
            ...{ cardSlot: 'subtitle', width: 320, dropPriority: 4 },
          }),
          {
            id: 'type',
            header: discountFields.type[locale],
            cell: ({ rule }) => display('type', rule.type),
            ...{ isHideable: true, cardSlot: 'secondary', width: 170, dropPriority: 3 },
          },
          {
            id: 'when',
            header: text('discounts.when'),
            cell: (discount) => <DiscountTime discount={discount} />,
            ...{ isHideable: true, width: 190, dropPriority: 2 },
          },
          column('created_at', { isSortable: true, width: 150, dropPriority: 1 }),
        ]}
        defaultSort="name"
        create={{
          label: text('discounts.create'),
          href: paths.discountCreate(),
          permission: 'loyalty_manage',
        }}
        actions={[
          {
            ...{ id: 'report', label: text('report.list'), icon: ChartColumn, disabledReason },
            href: paths.loyaltyReport(),
          },
          {
            ...{ id: 'simulation', label: text('simulate.list'), icon: Calculator, disabledReason },
            href: paths.simulation(),
          },
        ]}
        rowLabel={({ name }) => name}
        {...drawer}
        emptyIcon={BadgePercent}
      />
      {dialog}
    </>
  );
}
