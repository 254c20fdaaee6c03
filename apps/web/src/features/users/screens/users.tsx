import { allPermissions } from '@kasa/contracts/shared/permissions';
import { userFields, userFilterFields } from '@kasa/contracts/users/fields';
import { allRoles } from '@kasa/contracts/users/rights';
import { userStates } from '@kasa/contracts/users/user-states';
import { Avatar } from '@kasa/ui/avatar';
import { FileSpreadsheet, ListChecks, ShieldOff, Store, UserSearch, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useExportActions } from '#shared/download/export-actions.ts';
import { useDownload } from '#shared/download/use-download.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import type { Locale } from '#shared/i18n/locales.ts';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useList } from '#shared/query/use-list.ts';
import { useSearchParamId } from '#shared/routing/use-search-param-id.ts';
import { asId, asOneOf, asSeveral, asSomeOf, asText } from '#shared/table/filter-parsers.ts';
import { useFoundFilter } from '#shared/table/found-filter.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { branchChoices } from '../components/branches/branch-choices.ts';
import { COMPARE_PARAM, useComparison } from '../components/explained/use-comparison.tsx';
import { SingleTags } from '../components/person/single-tags.tsx';
import { useUserActions } from '../components/person/use-user-actions.tsx';
import { UserStatus } from '../components/person/user-status.tsx';
import { useFactorRemovalDenial } from '../components/use-rights-denial-reasons.ts';
import { usersMessages } from '../messages/catalogue.ts';
import { explainedMessages } from '../messages/explained/catalogue.ts';
import { usersLive } from '../model/live-users.ts';
import { RIGHTS_USER_PARAM } from '../model/rights-user-param.ts';
import type { MerchantUser } from '../model/types.ts';

async function loadDrawer(locale: Locale) {
  const [{ UserDrawer }] = await Promise.all([
    import('../components/user-drawer.tsx'),
    explainedMessages.load(locale),
  ]);
  return UserDrawer;
}
const RightsDrawer = lazy(() =>
  import('../components/rights-drawer.tsx').then((module) => ({ default: module.RightsDrawer })),
);

const RemoveFactorDialog = lazy(() =>
  import('../components/remove-factor-dialog.tsx').then((module) => ({ default: module.RemoveFactorDialog })),
);

const listSpec = {
  filters: {
    q: asText,
    role: asSomeOf(...allRoles),
    point_id: asSeveral(asId),
    state: asSomeOf(...userStates),
    tag: asSomeOf(...allPermissions),
    has_single_tags: asOneOf('true', 'false'),
    // Of addresses that were kept; `state` says more.
    is_active: asOneOf('true', 'false'),
  },
  sorts: ['full_name', 'phone', 'created_at'] as const,
};

/** `/users`: users of the merchant and their rights. */
export function UsersScreen() {
  const text = useText(usersMessages);
  return (
    <PermissionGate title={text('users.title')} permission="users_manage" isReading>
      <People />
    </PermissionGate>
  );
}

function People() {
  const text = useText(usersMessages);
  const locale = useLocale();
  const list = useListState(listSpec);
  const choice = useChoiceFilter(list, userFilterFields);
  const { column } = useFields(userFields);
  const point = useFoundFilter(list, 'point_id', userFilterFields.point_id[locale], branchChoices);
  const query = useList('listUsers', list.query);
  const [editedId, setEditedId, hrefOfRights] = useSearchParamId(RIGHTS_USER_PARAM, [COMPARE_PARAM]);
  const comparison = useComparison();
  const [factorOwner, setFactorOwner] = useState<MerchantUser | null>(null);
  const factorDenial = useFactorRemovalDenial();
  const removeFactor = (user: MerchantUser) => ({
    id: 'factor',
    label: text('action.removeFactor'),
    icon: ShieldOff,
    onAction: () => setFactorOwner(user),
    disabledReason: factorDenial(user),
  });
  const { actions, dialog: question } = useUserActions(hrefOfRights, (user) => [
    comparison.action(user),
    ...(user.has_second_factor ? [removeFactor(user)] : []),
  ]);
  const exports = useExportActions(useDownload('exportUsers'), list.filters);
  const more = [
    { id: 'from-file', label: text('action.fromFile'), icon: FileSpreadsheet, href: paths.usersImport() },
    { id: 'branches', label: text('action.branches'), icon: Store, href: paths.userBranches() },
    { id: 'templates', label: text('action.templates'), icon: ListChecks, href: paths.rightsTemplates() },
    { id: 'who', label: text('action.whoMay'), icon: UserSearch, href: paths.userRights() },
  ];
  useLive(usersLive);
  const drawer = useRowDrawer<MerchantUser>(loadDrawer, {
    rows: query.data?.items,
    actions,
    also: [RIGHTS_USER_PARAM, COMPARE_PARAM],
    insteadId: editedId,
    instead: editedId ? (
      <Suspense>
        <RightsDrawer key={editedId} id={editedId} onClose={() => setEditedId(null)} />
      </Suspense>
    ) : (
      comparison.instead
    ),
  });
  const dialog = factorOwner && (
    <Suspense>
      <RemoveFactorDialog user={factorOwner} onClose={() => setFactorOwner(null)} />
    </Suspense>
  );
  return (
    <>
      {question}
      {dialog}
      {comparison.over}
      <ListScreen<MerchantUser, 'q'>
        id="users"
        operation="listUsers"
        words={listWords(text, 'users')}
        list={list}
        query={query}
        search="q"
        filters={[
          choice('state'),
          point,
          choice('role'),
          choice('tag'),
          choice('has_single_tags', { nameOf: (has) => text(`filter.single.${has}`) }),
          ...(list.filters.is_active === undefined ? [] : [choice('is_active')]),
        ]}
        // The fixed columns fit a 768 px wide tablet.
        columns={[
          column('full_name', {
            cell: ({ full_name, position, photo }) => (
              <NameCell
                start={<Avatar name={full_name} photoUrl={photo} size="sm" />}
                name={full_name}
                note={position}
              />
            ),
            isSortable: true,
            isHideable: false,
            width: 295,
          }),
          column('roles', { cardSlot: 'secondary', width: 130 }),
          column('points', {
            cell: ({ points }) => points.map(({ name }) => name).join(', '),
            cardSlot: 'subtitle',
            width: 150,
            dropPriority: 3,
          }),
          column('state', {
            cell: (user) => <UserStatus user={user} />,
            cardSlot: 'status',
            width: 175,
          }),
          {
            id: 'single',
            header: userFilterFields.has_single_tags[locale],
            cell: (user) => <SingleTags user={user} />,
            isHideable: true,
            width: 170,
            dropPriority: 2,
          },
          column('phone', { isSortable: true, width: 150, dropPriority: 1 }),
        ]}
        defaultSort="full_name"
        create={{ label: text('users.create'), href: paths.userCreate(), permission: 'users_manage' }}
        status={<LiveConnectionStatus />}
        actions={[...exports, ...more]}
        rowLabel={({ full_name }) => full_name}
        {...drawer}
        emptyIcon={Users}
      />
    </>
  );
}
