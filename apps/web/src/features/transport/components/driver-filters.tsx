import type { FilterDef } from '@kasa/ui/filter-bar';
import { LazySelectField } from '../../../shared/forms/lazy-select-field.tsx';
import { useText } from '../../../shared/i18n/i18n.tsx';
import type { ListState } from '../../../shared/table/use-list-state.ts';
import { driversMessages } from '../messages/drivers/catalogue.ts';
import { transportsMessages } from '../messages/transports/catalogue.ts';
import { type driversList, shiftFilters } from '../model/drivers-list.ts';
import { DepotSelect, useDepotItem } from './depot-select.tsx';
import { RouteSelect, useRouteItem } from './route-select.tsx';

type List = ListState<typeof driversList.filters, (typeof driversList.sorts)[number]>;

/** The filters of `/Drivers`: shift, route, depot. */
export function useDriverFilters({ filters, setFilters }: List): FilterDef[] {
  const text = useText(driversMessages);
  const vehicleText = useText(transportsMessages);
  const route = useRouteItem(filters.route_id ?? null);
  const depot = useDepotItem(filters.branch_id ?? null);
  return [
    {
      id: 'shift',
      label: text('filter.shift'),
      value: filters.shift && text(`filter.shift.${filters.shift}`),
      onRemove: () => setFilters({ shift: null }),
      editor: (close) => (
        <LazySelectField
          label={text('filter.shift')}
          placeholder={vehicleText('form.choose')}
          items={shiftFilters.map((id) => ({ id, label: text(`filter.shift.${id}`) }))}
          value={filters.shift ?? null}
          onChange={(shift) => {
            setFilters({ shift });
            close();
          }}
        />
      ),
    },
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
  ];
}
