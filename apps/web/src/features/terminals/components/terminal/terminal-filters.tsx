import type { FilterDef } from '@kasa/ui/filter-bar';
import { useText } from '#shared/i18n/i18n.tsx';
import { useDateRangeFilter } from '#shared/period/date-range-filter.tsx';
import { useFoundFilter } from '#shared/table/found-filter.ts';
import type { FilterValues } from '#shared/table/list-address.ts';
import type { SearchableList } from '#shared/table/list-search.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { pointChoices } from '../../../../entities/terminals/point-choices.ts';
import { terminalsMessages } from '../../messages.ts';
import { terminalListSpec } from '../../model/terminal-list-spec.ts';
import { templateChoices } from '../template/template-choices.ts';
import { modelChoices, vehicleChoices } from './terminal-choices.ts';

type Filters = typeof terminalListSpec.filters;

interface List extends Pick<SearchableList<keyof Filters>, 'setFilters'> {
  filters: Partial<FilterValues<Filters>>;
}

/** Filters of the terminals, as far as the list has them, most used first. */
export function useTerminalFilters(list: List): FilterDef[] {
  const text = useText(terminalsMessages);
  const { filters } = list;
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
  const yesNo = (value: 'true' | 'false') => text(`filter.unstable.${value}`);
  const all = [
    lineChoice('connectivity', {
      label: text('column.connectivity'),
      nameOf: (id) => text(`connectivity.${id}`),
    }),
    choice('status', { label: text('column.status'), nameOf: (id) => text(`status.${id}`) }),
    choice('kind', { label: text('column.kind'), nameOf: (id) => text(`kind.${id}`) }),
    useFoundFilter(list, 'point_id', text('column.point'), pointChoices),
    useFoundFilter(list, 'model', text('column.model'), modelChoices),
    useFoundFilter(list, 'template_id', text('filter.template'), templateChoices),
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
    useFoundFilter(list, 'vehicle_id', text('filter.vehicle'), vehicleChoices),
  ];
  return all.filter(({ id }) => id in filters || `${id}_from` in filters);
}
