import { connectivities, terminalKinds, terminalStates } from '@kasa/contracts/terminals/terminal-status';
import type { FilterDef } from '@kasa/ui/filter-bar';
import { lazy } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useDateRangeFilter } from '#shared/period/date-range-filter.tsx';
import { useObjectItem } from '#shared/query/use-object.ts';
import type { FilterValues } from '#shared/table/list-address.ts';
import { useOptionsFilter } from '#shared/table/options-filter.tsx';
import { useSelectFilter } from '#shared/table/select-filter.tsx';
import { terminalsMessages } from '../../messages/list/catalogue.ts';
import type { terminalListSpec } from '../../model/terminal-list-spec.ts';
import { usePointName } from './use-point-name.ts';

type Filters = typeof terminalListSpec.filters;

interface List {
  filters: Partial<FilterValues<Filters>>;
  setFilters(
    changes: { [Name in keyof Filters]?: string | null },
    how?: { replaceHistory?: boolean | undefined },
  ): void;
}

const PointSelect = lazy(() =>
  import('./point-select.tsx').then((module) => ({ default: module.PointSelect })),
);
const ModelSelect = lazy(() =>
  import('./point-select.tsx').then((module) => ({ default: module.ModelSelect })),
);
const TemplateSelect = lazy(() =>
  import('../template/template-select.tsx').then((module) => ({ default: module.TemplateSelect })),
);
const VehicleSelect = lazy(() =>
  import('./vehicle-select.tsx').then((module) => ({ default: module.VehicleSelect })),
);

/** Filters of the terminals, as far as the list has them, most used first. */
export function useTerminalFilters(list: List): FilterDef[] {
  const text = useText(terminalsMessages);
  const words = useOptionsFilter(list);
  const { filters } = list;
  const point = usePointName(filters.point_id);
  const template = useObjectItem('getTerminalTemplate', filters.template_id, ({ name }) => name);
  const vehicle = useObjectItem('getTransport', filters.vehicle_id, ({ transport_num }) => transport_num);
  const days = useDateRangeFilter(list);
  const chosen = useSelectFilter(list);
  const all = [
    words(
      'connectivity',
      text('filter.connectivity'),
      connectivities.map((id) => ({ id, label: text(`connectivity.${id}`) })),
    ),
    words(
      'status',
      text('filter.status'),
      terminalStates.map((id) => ({ id, label: text(`status.${id}`) })),
    ),
    words(
      'kind',
      text('filter.kind'),
      terminalKinds.map((id) => ({ id, label: text(`kind.${id}`) })),
    ),
    chosen('point_id', text('filter.point'), point, (props) => <PointSelect {...props} />),
    chosen('model', text('filter.model'), filters.model, (props) => <ModelSelect {...props} />),
    chosen('template_id', text('filter.template'), template ?? undefined, (props) => (
      <TemplateSelect {...props} />
    )),
    words(
      'test_mode',
      text('filter.test'),
      (['true', 'false'] as const).map((id) => ({ id, label: text(`filter.test.${id}`) })),
    ),
    days('online', text('column.lastOnline')),
    words(
      'is_unstable',
      text('filter.unstable'),
      (['true', 'false'] as const).map((id) => ({ id, label: text(`filter.unstable.${id}`) })),
    ),
    words(
      'ever_online',
      text('filter.everOnline'),
      (['false', 'true'] as const).map((id) => ({ id, label: text(`filter.unstable.${id}`) })),
    ),
    days('activated', text('column.activated')),
    words(
      'settings_taken',
      text('filter.settings'),
      (['false', 'true'] as const).map((id) => ({ id, label: text(`filter.settings.${id}`) })),
    ),
    days('started', text('facts.lastStart')),
    days('added', text('facts.added')),
    chosen('vehicle_id', text('filter.vehicle'), vehicle ?? undefined, (props) => (
      <VehicleSelect {...props} />
    )),
  ];
  return all.filter(({ id }) => id in filters || `${id}_from` in filters);
}
