import { DrawerLayout } from '@kasa/ui/drawer';
import { Users } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { saveActions } from '#shared/download/save-actions.ts';
import { useDownload } from '#shared/download/use-download.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { LiveStatus } from '#shared/live/live-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useAddressId } from '#shared/routing/use-address-id.ts';
import { ListFilterBar } from '#shared/table/list-filter-bar.tsx';
import { ListHeader } from '#shared/table/list-header.tsx';
import { ListTable } from '#shared/table/list-table.tsx';
import { useHiddenColumns } from '#shared/table/use-hidden-columns.ts';
import { useListState } from '#shared/table/use-list-state.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { useUserActions } from '../components/user-actions.ts';
import { userColumns } from '../components/user-columns.tsx';
import { useUserFilters } from '../components/user-filters.ts';
import { usersMessages } from '../messages/catalogue.ts';
import { usersLive } from '../model/live-users.ts';
import type { MerchantUser } from '../model/types.ts';
import { RIGHTS_OF, USER_SORT, userListSpec } from '../model/user-list-spec.ts';
import { useUsers } from '../queries.ts';

/** A form is heavy, and most visits to a list open none: fetched with the first one. */
const RightsDrawer = lazy(() =>
  import('../components/rights-drawer.tsx').then((module) => ({ default: module.RightsDrawer })),
);

/** `/users`: people of the merchant, and what they may do. */
export function UsersScreen() {
  const text = useText(usersMessages);
  usePageTitle(text('users.title'));
  const back = { label: text('users.gateBack'), href: paths.home() };
  return (
    <PermissionGate title={text('users.title')} back={back} permission="users_manage" isReading>
      <People />
    </PermissionGate>
  );
}

function People() {
  const text = useText(usersMessages);
  const locale = useLocale();
  const list = useListState(userListSpec);
  const query = useUsers(list.query);
  const filters = useUserFilters(list);
  const [hiddenColumns, setHiddenColumns] = useHiddenColumns('users');
  const [openId, setOpenId, hrefOf] = useAddressId(RIGHTS_OF);
  const actions = useUserActions(hrefOf);
  const columns = userColumns(text, locale);
  const { download, isRunning } = useDownload('exportUsers');
  useLive(usersLive);
  const drawer = openId ? (
    <Suspense>
      <RightsDrawer key={openId} id={openId} onClose={() => setOpenId(null)} />
    </Suspense>
  ) : null;
  return (
    <>
      <ListHeader
        title={text('users.title')}
        page={query.data}
        total={(count) => text('users.total', { count })}
        totalCapped={(total) => text('users.totalCapped', { total })}
        status={<LiveStatus />}
        actions={saveActions(
          (fileFormat) => text(`export.${fileFormat}`),
          isRunning,
          (fileFormat) => download({ format: fileFormat, ...list.filters }),
        )}
      />
      <ListFilterBar
        list={list}
        search={{ name: 'q', label: text('users.search'), placeholder: text('users.searchPlaceholder') }}
        filters={filters}
        columns={columns}
        hiddenColumns={hiddenColumns}
        onHiddenColumnsChange={setHiddenColumns}
        defaultSort={USER_SORT}
      />
      <DrawerLayout drawer={drawer}>
        <ListTable<MerchantUser>
          label={text('users.title')}
          list={list}
          query={query}
          columns={columns}
          hiddenColumns={hiddenColumns}
          defaultSort={USER_SORT}
          rowId={({ id }) => id}
          rowLabel={({ full_name }) => full_name}
          rowLines={2}
          rowActions={actions}
          rowHref={({ id }) => hrefOf(id)}
          activeRowId={openId}
          emptyIcon={Users}
          emptyText={text('users.empty')}
        />
      </DrawerLayout>
    </>
  );
}
