import { connectivities, terminalKinds, terminalStates } from '@kasa/contracts/terminals/terminal-status';
import type { FilterDef } from '@kasa/ui/filter-bar';
import { Skeleton } from '@kasa/ui/skeleton';
import { type ComponentType, lazy, Suspense } from 'react';
import type { ChoiceProps } from '../../../shared/forms/choice-select.tsx';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { useDaysWords } from '../../../shared/period/use-days-words.ts';
import type { ListState } from '../../../shared/table/use-list-state.ts';
import { useWordsFilter } from '../../../shared/table/words-filter.tsx';
import { terminalsMessages } from '../messages/list/catalogue.ts';
import type { terminalsList } from '../model/terminals-list.ts';
import { usePointName, useTemplateItem, useVehicleItem } from './chosen-items.ts';

type List = ListState<typeof terminalsList.filters, (typeof terminalsList.sorts)[number]>;
type ChosenId = 'point_id' | 'template_id' | 'model' | 'vehicle_id';

/** Most visits choose none of these: fetched with the first one. */
const PointSelect = lazy(() =>
  import('./point-select.tsx').then((module) => ({ default: module.PointSelect })),
);
const ModelSelect = lazy(() =>
  import('./point-select.tsx').then((module) => ({ default: module.ModelSelect })),
);
const TemplateSelect = lazy(() =>
  import('./template-select.tsx').then((module) => ({ default: module.TemplateSelect })),
);
const VehicleSelect = lazy(() =>
  import('./vehicle-select.tsx').then((module) => ({ default: module.VehicleSelect })),
);
const PeriodEditor = lazy(() =>
  import('../../../shared/period/period-editor.tsx').then((module) => ({ default: module.PeriodEditor })),
);

/** The filters of the terminals, in the order of how often one narrows by them. */
export function useTerminalFilters(list: List): FilterDef[] {
  const text = useText(terminalsMessages);
  const words = useWordsFilter(list);
  const { filters, setFilters } = list;
  const point = usePointName(filters.point_id);
  const template = useTemplateItem(filters.template_id ?? null);
  const vehicle = useVehicleItem(filters.vehicle_id ?? null);
  const daysWords = useDaysWords();
  const days = (what: 'online' | 'activated', label: string): FilterDef => {
    const period = { from: filters[`${what}_from`], to: filters[`${what}_to`] };
    const isSet = period.from !== undefined || period.to !== undefined;
    return {
      id: what,
      label,
      value: isSet ? daysWords(period) : undefined,
      onRemove: () => setFilters({ [`${what}_from`]: null, [`${what}_to`]: null }),
      editor: () => (
        <Suspense fallback={<Skeleton height="222px" />}>
          <PeriodEditor
            label={label}
            period={period}
            onChange={({ from, to }, how) =>
              setFilters(
                {
                  ...(from === undefined ? {} : { [`${what}_from`]: from }),
                  ...(to === undefined ? {} : { [`${what}_to`]: to }),
                },
                how,
              )
            }
          />
        </Suspense>
      ),
    };
  };
  const chosen = (
    id: ChosenId,
    label: string,
    name: string | undefined,
    Select: ComponentType<ChoiceProps>,
  ): FilterDef => ({
    id,
    label,
    value: filters[id] && (name ?? '…'),
    onRemove: () => setFilters({ [id]: null }),
    editor: (close) => (
      <Suspense fallback={<Skeleton height="62px" />}>
        <Select
          label={label}
          value={filters[id] ?? null}
          onChange={(value) => {
            setFilters({ [id]: value });
            close();
          }}
        />
      </Suspense>
    ),
  });
  return [
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
    chosen('point_id', text('filter.point'), point, PointSelect),
    chosen('model', text('filter.model'), filters.model, ModelSelect),
    chosen('template_id', text('filter.template'), template?.label, TemplateSelect),
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
    chosen('vehicle_id', text('filter.vehicle'), vehicle?.label, VehicleSelect),
  ];
}
