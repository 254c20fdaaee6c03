import { bulkRunKinds, bulkRunStates } from '@kasa/contracts/terminals/bulk-run-values';
import type { FilterDef } from '@kasa/ui/filter-bar';
import type { ChoiceProps } from '#shared/forms/choice-select.tsx';
import { LocalChoice } from '#shared/forms/local-choice.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useDaysFilter } from '#shared/period/days-filter.tsx';
import { useObjectItem } from '#shared/query/use-object.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { useChosenFilter } from '#shared/table/chosen-filter.tsx';
import type { ListState } from '#shared/table/use-list-state.ts';
import { useWordsFilter } from '#shared/table/words-filter.tsx';
import { bulkMessages } from '../../messages/bulk/catalogue.ts';
import { terminalsMessages } from '../../messages/list/catalogue.ts';
import type { runListSpec } from '../../model/run-list-spec.ts';
import { TemplateSelect } from '../template/template-select.tsx';

type List = ListState<typeof runListSpec.filters, (typeof runListSpec.sorts)[number]>;

const usePeople = (isEnabled: boolean) => useOperation('listBulkRunPeople', {}, { isQuiet: true, isEnabled });

function PersonSelect(props: ChoiceProps) {
  const text = useText(bulkMessages);
  const query = usePeople(true);
  const items = (query.data?.items ?? []).map(({ id, full_name }) => ({ id, label: full_name }));
  return <LocalChoice {...props} items={items} query={query} searchLabel={text('runs.bySearch')} />;
}

export function useRunFilters(list: List): FilterDef[] {
  const text = useText(bulkMessages);
  const terminals = useText(terminalsMessages);
  const words = useWordsFilter(list);
  const days = useDaysFilter(list);
  const chosen = useChosenFilter(list);
  const { template_id, user_id } = list.filters;
  const template = useObjectItem('getTerminalTemplate', template_id, ({ name }) => name);
  const people = usePeople(user_id !== undefined);
  const person = people.data?.items.find(({ id }) => id === user_id);
  return [
    words(
      'kind',
      text('runs.kind'),
      bulkRunKinds.map((id) => ({ id, label: text(`kind.${id}`) })),
    ),
    chosen('template_id', terminals('filter.template'), template ?? undefined, (props) => (
      <TemplateSelect {...props} />
    )),
    words(
      'state',
      text('runs.state'),
      bulkRunStates.map((id) => ({ id, label: text(`state.${id}`) })),
    ),
    words(
      'has_failed',
      text('runs.failed'),
      (['true', 'false'] as const).map((id) => ({ id, label: text(`runs.failed.${id}`) })),
    ),
    days('started', text('runs.started')),
    chosen('user_id', text('runs.by'), person?.full_name, (props) => <PersonSelect {...props} />),
  ];
}
