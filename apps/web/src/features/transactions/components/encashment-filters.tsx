import type { FilterDef } from '@kasa/ui/filter-bar';
import type { ChoiceProps } from '#shared/forms/choice-select.tsx';
import { LocalChoice } from '#shared/forms/local-choice.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useDaysFilter } from '#shared/period/days-filter.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { useChosenFilter } from '#shared/table/chosen-filter.tsx';
import type { ListState } from '#shared/table/use-list-state.ts';
import { useWordsFilter } from '#shared/table/words-filter.tsx';
import { encashmentMessages } from '../messages/encashment/catalogue.ts';
import { type encashmentListSpec, kopiykasOf } from '../model/encashment-list-spec.ts';
import { AmountsEditor } from './amounts-editor.tsx';

type List = ListState<typeof encashmentListSpec.filters, (typeof encashmentListSpec.sorts)[number]>;

const usePeople = (terminalId: string, isEnabled: boolean) =>
  useOperation('listEncashmentPeople', { params: { id: terminalId } }, { isQuiet: true, isEnabled });

export function useEncashmentFilters(terminalId: string, list: List): FilterDef[] {
  const text = useText(encashmentMessages);
  const format = useFormat();
  const words = useWordsFilter(list);
  const days = useDaysFilter(list);
  const chosen = useChosenFilter(list);
  const { user_id, amount_from, amount_to } = list.filters;
  const people = usePeople(terminalId, user_id !== undefined);
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
        <AmountsEditor
          label={text('history.amount')}
          from={from ?? null}
          to={to ?? null}
          onChange={(changes) => list.setFilters(changes, { isTyping: true })}
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

function PersonSelect({ terminalId, ...props }: ChoiceProps & { terminalId: string }) {
  const text = useText(encashmentMessages);
  const query = usePeople(terminalId, true);
  const items = (query.data?.items ?? []).map(({ id, full_name }) => ({ id, label: full_name }));
  return <LocalChoice {...props} items={items} query={query} searchLabel={text('filter.bySearch')} />;
}
