import type { FilterDef } from '@kasa/ui/filter-bar';
import { LocalSearchSelect } from '#shared/forms/local-search-select.tsx';
import type { SearchSelectProps } from '#shared/forms/search-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useDateRangeFilter } from '#shared/period/date-range-filter.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { useOptionsFilter } from '#shared/table/options-filter.tsx';
import { useSelectFilter } from '#shared/table/select-filter.tsx';
import type { ListState } from '#shared/table/use-list-state.ts';
import { encashmentMessages } from '../messages/encashment/catalogue.ts';
import { type encashmentListSpec, kopiykasOf } from '../model/encashment-list-spec.ts';
import { AmountRangeEditor } from './amount-range-editor.tsx';

type List = ListState<typeof encashmentListSpec.filters, (typeof encashmentListSpec.sorts)[number]>;

const useEncashmentUsers = (terminalId: string, isEnabled: boolean) =>
  useOperation('listEncashmentPeople', { params: { id: terminalId } }, { isQuiet: true, isEnabled });

export function useEncashmentFilters(terminalId: string, list: List): FilterDef[] {
  const text = useText(encashmentMessages);
  const format = useFormat();
  const words = useOptionsFilter(list);
  const days = useDateRangeFilter(list);
  const chosen = useSelectFilter(list);
  const { user_id, amount_from, amount_to } = list.filters;
  const people = useEncashmentUsers(terminalId, user_id !== undefined);
  const person = people.data?.items.find(({ id }) => id === user_id);
  const [from, to] = [kopiykasOf(amount_from), kopiykasOf(amount_to)];
  const said = () => {
    if (from !== undefined && to !== undefined) return `${format.money(from)} – ${format.money(to)}`;
    if (from !== undefined) return text('filter.since', { amount: format.money(from) });
    return to === undefined ? undefined : text('filter.until', { amount: format.money(to) });
  };
  return [
    days('taken', text('history.takenAt')),
    {
      id: 'amount',
      label: text('history.amount'),
      value: said(),
      onRemove: () => list.setFilters({ amount_from: null, amount_to: null }),
      editor: () => (
        <AmountRangeEditor
          label={text('history.amount')}
          from={from ?? null}
          to={to ?? null}
          onChange={(changes) => list.setFilters(changes, { replaceHistory: true })}
        />
      ),
    },
    words(
      'is_full',
      text('history.left'),
      (['true', 'false'] as const).map((id) => ({ id, label: text(`filter.full.${id}`) })),
    ),
    chosen('user_id', text('history.by'), person?.full_name, (props) => (
      <PersonSelect {...props} terminalId={terminalId} />
    )),
  ];
}

function PersonSelect({ terminalId, ...props }: SearchSelectProps & { terminalId: string }) {
  const text = useText(encashmentMessages);
  const query = useEncashmentUsers(terminalId, true);
  const items = (query.data?.items ?? []).map(({ id, full_name }) => ({ id, label: full_name }));
  return <LocalSearchSelect {...props} items={items} query={query} searchLabel={text('filter.bySearch')} />;
}
