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
import { TransportsTable } from '../components/transports-table.tsx';
import { vehicleColumns } from '../components/vehicle-columns.tsx';
import { useVehicleFilters } from '../components/vehicle-filters.tsx';
import { transportsMessages } from '../messages/transports/catalogue.ts';
import { TRANSPORTS_SORT, transportsList } from '../model/transports-list.ts';
import { useTransports } from '../queries.ts';

/** `/Transports`: the vehicles of the merchant. */
export function TransportsListScreen() {
  const text = useText(transportsMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  usePageTitle(text('transports.title'));
  const list = useListState(transportsList);
  const { data } = useTransports(list.query);
  const filters = useVehicleFilters(list);
  const [hiddenColumns, setHiddenColumns] = useHiddenColumns('transports');
  const missing = usePermissions().reasonAgainst('transport_manage');
  const create = {
    id: 'create',
    label: text('transports.create'),
    icon: Plus,
    href: paths.transportCreate(),
    isDisabled: missing !== undefined,
    disabledReason: missing,
  };
  const total =
    data &&
    (data.total_capped
      ? text('transports.totalCapped', { total: format.number(data.total) })
      : text('transports.total', { count: data.total }));
  return (
    <>
      <PageHeader
        title={text('transports.title')}
        subtitle={total ?? '\u00a0'}
        primaryAction={create}
        moreLabel={common('action.more')}
      />
      <ListFilterBar
        list={list}
        search={
          <ListSearch
            list={list}
            name="q"
            label={text('transports.search')}
            placeholder={text('transports.searchPlaceholder')}
          />
        }
        filters={filters}
        columns={vehicleColumns(text, format, { hasRoute: true })}
        hiddenColumns={hiddenColumns}
        onHiddenColumnsChange={setHiddenColumns}
        defaultSort={TRANSPORTS_SORT}
      />
      <TransportsTable
        list={list}
        hiddenColumns={hiddenColumns}
        emptyActions={
          <Button variant="primary" icon={<Plus />} href={paths.transportCreate()} disabledReason={missing}>
            {text('transports.create')}
          </Button>
        }
      />
    </>
  );
}
