import type { FilterDef } from '@kasa/ui/filter-bar';
import { lazy } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useDateRangeFilter } from '#shared/period/date-range-filter.tsx';
import { useObjectItem } from '#shared/query/use-object.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import type { FilterValues } from '#shared/table/list-address.ts';
import type { SearchableList } from '#shared/table/list-search.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useSelectFilter } from '#shared/table/select-filter.tsx';
import { terminalsMessages } from '../../messages.ts';
import { terminalListSpec } from '../../model/terminal-list-spec.ts';

type Filters = typeof terminalListSpec.filters;

interface List extends Pick<SearchableList<keyof Filters>, 'setFilters'> {
  filters: Partial<FilterValues<Filters>>;
}

const selects = () => import('./terminal-selects.tsx');
const PointSelect = lazy(async () => ({ default: (await selects()).PointSelect }));
const ModelSelect = lazy(async () => ({ default: (await selects()).ModelSelect }));
const VehicleSelect = lazy(async () => ({ default: (await selects()).VehicleSelect }));
const TemplateSelect = lazy(async () => ({
  default: (await import('../template/template-select.tsx')).TemplateSelect,
}));

/** Filters of the terminals, as far as the list has them, most used first. */
export function useTerminalFilters(list: List): FilterDef[] {
  const text = useText(terminalsMessages);
  const { filters } = list;
  const points = useOperation(
    'listTerminalPoints',
    {},
    { isQuiet: true, isEnabled: filters.point_id !== undefined },
  );
  const point = points.data?.items.find(({ id }) => id === filters.point_id)?.name;
  const template = useObjectItem('getTerminalTemplate', filters.template_id, ({ name }) => name) ?? undefined;
  const vehicle =
    useObjectItem('getTransport', filters.vehicle_id, ({ transport_num }) => transport_num) ?? undefined;
  // As on the dashboard, only active terminals count; the status is a filter of its own, which can be removed.
  const setLine: List['setFilters'] = (changes) =>
    list.setFilters(
      changes.connectivity && 'status' in filters && filters.status === undefined
        ? { ...changes, status: 'active' }
        : changes,
    );
  const parsers = terminalListSpec.filters;
  const choice = useChoiceFilter({ ...list, parsers }, {});
  const lineChoice = useChoiceFilter({ filters, setFilters: setLine, parsers }, {});
  const days = useDateRangeFilter(list);
  const chosen = useSelectFilter(list);
  const yesNo = (value: 'true' | 'false') => text(`filter.unstable.${value}`);
  const all = [
    lineChoice('connectivity', {
      label: text('column.connectivity'),
      nameOf: (id) => text(`connectivity.${id}`),
    }),
    choice('status', { label: text('column.status'), nameOf: (id) => text(`status.${id}`) }),
    choice('kind', { label: text('column.kind'), nameOf: (id) => text(`kind.${id}`) }),
    chosen('point_id', text('column.point'), point, (props) => <PointSelect {...props} />),
    chosen('model', text('column.model'), filters.model, (props) => <ModelSelect {...props} />),
    chosen('template_id', text('filter.template'), template, (props) => <TemplateSelect {...props} />),
    choice('test_mode', { label: text('filter.test'), nameOf: (id) => text(`filter.test.${id}`) }),
    days('online', text('column.last_online_at')),
    choice('is_unstable', { label: text('filter.unstable'), nameOf: yesNo }),
    choice('ever_online', { label: text('filter.everOnline'), nameOf: yesNo }),
    days('activated', text('column.activated_at')),
    choice('settings_taken', {
      label: text('filter.settings'),
      nameOf: (id) => text(`filter.settings.${id}`),
    }),
    days('started', text('facts.lastStart')),
    days('added', text('facts.added')),
    chosen('vehicle_id', text('filter.vehicle'), vehicle, (props) => <VehicleSelect {...props} />),
  ];
  return all.filter(({ id }) => id in filters || `${id}_from` in filters);
}
