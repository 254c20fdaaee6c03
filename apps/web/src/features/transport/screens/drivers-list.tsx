import { Button } from '@kasa/ui/button';
import { PageHeader } from '@kasa/ui/page-header';
import { Plus } from 'lucide-react';
import { commonMessages } from '../../../shared/i18n/common.ts';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { ListFilterBar } from '../../../shared/table/list-filter-bar.tsx';
import { ListSearch } from '../../../shared/table/list-search.tsx';
import { useHiddenColumns } from '../../../shared/table/use-hidden-columns.ts';
import { useListState } from '../../../shared/table/use-list-state.ts';
import { usePageTitle } from '../../../shared/title/use-page-title.ts';
import { driverColumns } from '../components/driver-columns.tsx';
import { useDriverFilters } from '../components/driver-filters.tsx';
import { DriversTable } from '../components/drivers-table.tsx';
import { driversMessages } from '../messages/drivers/catalogue.ts';
import { DRIVERS_SORT, driversList } from '../model/drivers-list.ts';
import { useDrivers } from '../queries.ts';

/** `/Drivers`: the drivers of the merchant. */
export function DriversListScreen() {
  const text = useText(driversMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  usePageTitle(text('drivers.title'));
  const list = useListState(driversList);
  const { data } = useDrivers(list.query);
  const filters = useDriverFilters(list);
  const [hiddenColumns, setHiddenColumns] = useHiddenColumns('drivers');
  const missing = usePermissions().reasonAgainst('transport_manage');
  const create = {
    id: 'create',
    label: text('drivers.create'),
    icon: Plus,
    href: paths.driverCreate(),
    isDisabled: missing !== undefined,
    disabledReason: missing,
  };
  const total =
    data &&
    (data.total_capped
      ? text('drivers.totalCapped', { total: format.number(data.total) })
      : text('drivers.total', { count: data.total }));
  return (
    <>
      <PageHeader
        title={text('drivers.title')}
        subtitle={total ?? '\u00a0'}
        primaryAction={create}
        moreLabel={common('action.more')}
      />
      <ListFilterBar
        list={list}
        search={
          <ListSearch
            list={list}
            name="name"
            label={text('drivers.search')}
            placeholder={text('drivers.searchPlaceholder')}
          />
        }
        filters={filters}
        columns={driverColumns(text, format)}
        hiddenColumns={hiddenColumns}
        onHiddenColumnsChange={setHiddenColumns}
        defaultSort={DRIVERS_SORT}
      />
      <DriversTable
        list={list}
        hiddenColumns={hiddenColumns}
        emptyActions={
          <Button variant="primary" icon={<Plus />} href={paths.driverCreate()} disabledReason={missing}>
            {text('drivers.create')}
          </Button>
        }
      />
    </>
  );
}
