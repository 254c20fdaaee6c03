import { DrawerLayout } from '@kasa/ui/drawer';
import { Users } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { exportActions } from '#shared/download/export-actions.ts';
import { useDownload } from '#shared/download/use-download.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { LiveStatus } from '#shared/live/live-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useList } from '#shared/query/use-list.ts';
import { useSearchParamId } from '#shared/routing/use-search-param-id.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { useUserActions } from '../components/user-actions.ts';
import { userColumns } from '../components/user-columns.tsx';
import { useUserFilters } from '../components/user-filters.ts';
import { usersMessages } from '../messages/catalogue.ts';
import { usersLive } from '../model/live-users.ts';
import { RIGHTS_USER_PARAM, USER_SORT, userListSpec } from '../model/user-list-spec.ts';

const RightsDrawer = lazy(() =>
  import('../components/rights-drawer.tsx').then((module) => ({ default: module.RightsDrawer })),
);

/** `/users`: users of the merchant and their rights. */
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
  const [openId, setOpenId, hrefOf] = useSearchParamId(RIGHTS_USER_PARAM);
  const { download, isRunning } = useDownload('exportUsers');
  useLive(usersLive);
  const drawer = openId ? (
    <Suspense>
      <RightsDrawer key={openId} id={openId} onClose={() => setOpenId(null)} />
    </Suspense>
  ) : null;
  return (
    <ListScreen
      id="users"
      words={listWords(text, 'users')}
      list={list}
      query={useList('listUsers', list.query)}
      search="q"
      filters={useUserFilters(list)}
      columns={userColumns(text, locale)}
      defaultSort={USER_SORT}
      status={<LiveStatus />}
      actions={exportActions(
        (fileFormat) => text(`export.${fileFormat}`),
        isRunning,
        (fileFormat) => download({ format: fileFormat, ...list.filters }),
      )}
      around={(table) => <DrawerLayout drawer={drawer}>{table}</DrawerLayout>}
      rowLabel={({ full_name }) => full_name}
      rowLines={2}
      rowActions={useUserActions(hrefOf)}
      rowHref={({ id }) => hrefOf(id)}
      activeRowId={openId}
      emptyIcon={Users}
    />
  );
}
