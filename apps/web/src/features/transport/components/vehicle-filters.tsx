import type { FilterDef } from '@kasa/ui/filter-bar';
import type { SelectItem } from '@kasa/ui/select-field';
import { LazySelectField } from '../../../shared/forms/lazy-select-field.tsx';
import { useText } from '../../../shared/i18n/i18n.tsx';
import type { ListState } from '../../../shared/table/use-list-state.ts';
import { transportsMessages } from '../messages/transports/catalogue.ts';
import { inspectionFilters, modes, type transportsList, vehicleStatuses } from '../model/transports-list.ts';
import { DepotSelect, useDepotItem } from './depot-select.tsx';
import { RouteSelect, useRouteItem } from './route-select.tsx';

type List = ListState<typeof transportsList.filters, (typeof transportsList.sorts)[number]>;

/** The filters of `/Transports`: route, depot, status, kind, inspection. */
export function useVehicleFilters({ filters, setFilters }: List): FilterDef[] {
  const text = useText(transportsMessages);
  const route = useRouteItem(filters.route_id ?? null);
  const depot = useDepotItem(filters.branch_id ?? null);

  /** A choice among a few words. */
  const words = (
    id: 'status' | 'mode' | 'inspection',
    label: string,
    items: readonly SelectItem[],
  ): FilterDef => ({
    id,
    label,
    value: items.find((item) => item.id === filters[id])?.label,
    onRemove: () => setFilters({ [id]: null }),
    editor: (close) => (
      <LazySelectField
        label={label}
        placeholder={text('form.choose')}
        items={items}
        value={filters[id] ?? null}
        onChange={(value) => {
          setFilters({ [id]: value });
          close();
        }}
      />
    ),
  });
  return [
    {
      id: 'route',
      label: text('filter.route'),
      value: filters.route_id && (route?.label ?? '…'),
      onRemove: () => setFilters({ route_id: null }),
      editor: (close) => (
        <RouteSelect
          label={text('filter.route')}
          value={filters.route_id ?? null}
          onChange={(route_id) => {
            setFilters({ route_id });
            close();
          }}
        />
      ),
    },
    {
      id: 'depot',
      label: text('filter.depot'),
      value: filters.branch_id && (depot?.label ?? '…'),
      onRemove: () => setFilters({ branch_id: null }),
      editor: (close) => (
        <DepotSelect
          label={text('filter.depot')}
          value={filters.branch_id ?? null}
          onChange={(branch_id) => {
            setFilters({ branch_id });
            close();
          }}
        />
      ),
    },
    words(
      'status',
      text('filter.status'),
      vehicleStatuses.map((id) => ({ id, label: text(`status.${id}`) })),
    ),
    words(
      'mode',
      text('filter.mode'),
      modes.map((id) => ({ id, label: text(`mode.${id}`) })),
    ),
    words(
      'inspection',
      text('filter.inspection'),
      inspectionFilters.map((id) => ({ id, label: text(`filter.inspection.${id}`) })),
    ),
  ];
}
