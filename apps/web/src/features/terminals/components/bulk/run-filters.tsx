import { bulkRunKinds, bulkRunStates } from '@kasa/contracts/terminals/bulk-run-values';
import type { FilterDef } from '@kasa/ui/filter-bar';
import { LocalSearchSelect } from '#shared/forms/local-search-select.tsx';
import type { SearchSelectProps } from '#shared/forms/search-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useDateRangeFilter } from '#shared/period/date-range-filter.tsx';
import { useObjectItem } from '#shared/query/use-object.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { useOptionsFilter } from '#shared/table/options-filter.tsx';
import { useSelectFilter } from '#shared/table/select-filter.tsx';
import type { ListState } from '#shared/table/use-list-state.ts';
import { bulkMessages } from '../../messages/bulk/catalogue.ts';
import { terminalsMessages } from '../../messages/list/catalogue.ts';
import type { runListSpec } from '../../model/run-list-spec.ts';
import { TemplateSelect } from '../template/template-select.tsx';

type List = ListState<typeof runListSpec.filters, (typeof runListSpec.sorts)[number]>;

const useRunStarters = (isEnabled: boolean) =>
  useOperation('listBulkRunPeople', {}, { isQuiet: true, isEnabled });

function PersonSelect(props: SearchSelectProps) {
  const text = useText(bulkMessages);
  const query = useRunStarters(true);
  const items = (query.data?.items ?? []).map(({ id, full_name }) => ({ id, label: full_name }));
  return <LocalSearchSelect {...props} items={items} query={query} searchLabel={text('runs.bySearch')} />;
}

export function useRunFilters(list: List): FilterDef[] {
  const text = useText(bulkMessages);
  const terminals = useText(terminalsMessages);
  const words = useOptionsFilter(list);
  const days = useDateRangeFilter(list);
  const chosen = useSelectFilter(list);
  const { template_id, user_id } = list.filters;
  const template = useObjectItem('getTerminalTemplate', template_id, ({ name }) => name);
  const people = useRunStarters(user_id !== undefined);
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
