import { allPermissions, permissions } from '@kasa/contracts/shared/permissions';
import { userFields, userFilterFields } from '@kasa/contracts/users/fields';
import { allRoles } from '@kasa/contracts/users/rights';
import { Avatar } from '@kasa/ui/avatar';
import { KeyRound, ShieldOff, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useExportActions } from '#shared/download/export-actions.ts';
import { useDownload } from '#shared/download/use-download.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useAuditLogAction } from '#shared/history/use-audit-log-action.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { usePhoneActions } from '#shared/phone/use-phone-actions.ts';
import { useList } from '#shared/query/use-list.ts';
import { useSearchParamId } from '#shared/routing/use-search-param-id.ts';
import { asOneOf, asSomeOf, asText } from '#shared/table/filter-parsers.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { AccessStatus } from '../components/access-status.tsx';
import { useFactorRemovalDenial } from '../components/use-rights-denial-reasons.ts';
import { usersMessages } from '../messages/catalogue.ts';
import { usersLive } from '../model/live-users.ts';
import { RIGHTS_USER_PARAM } from '../model/rights-user-param.ts';
import type { MerchantUser } from '../model/types.ts';

const loadDrawer = async () => (await import('../components/user-drawer.tsx')).UserDrawer;
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
    tag: asSomeOf(...allPermissions),
    has_single_tags: asOneOf('true', 'false'),
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
  const phoneActions = usePhoneActions();
  const history = useAuditLogAction();
  const list = useListState(listSpec);
  const choice = useChoiceFilter(list, userFilterFields);
  const { column } = useFields(userFields);
  const query = useList('listUsers', list.query);
  const [editedId, setEditedId, hrefOfRights] = useSearchParamId(RIGHTS_USER_PARAM);
  const [factorOwner, setFactorOwner] = useState<MerchantUser | null>(null);
  const factorDenial = useFactorRemovalDenial();
  const removeFactor = (user: MerchantUser) => ({
    id: 'factor',
    label: text('action.removeFactor'),
    icon: ShieldOff,
    onAction: () => setFactorOwner(user),
    disabledReason: factorDenial(user),
  });
  useLive(usersLive);
  const drawer = useRowDrawer<MerchantUser>(loadDrawer, {
    rows: query.data?.items,
    actions: ({ id, phone, ...user }) => [
      // Always enabled: the form says why rights are read-only.
      { id: 'rights', label: text('action.rights'), icon: KeyRound, href: hrefOfRights(id) },
      ...phoneActions(phone),
      ...(user.has_second_factor ? [removeFactor({ id, phone, ...user })] : []),
      ...history(id),
    ],
    also: [RIGHTS_USER_PARAM],
    insteadId: editedId,
    instead: editedId && (
      <Suspense>
        <RightsDrawer key={editedId} id={editedId} onClose={() => setEditedId(null)} />
      </Suspense>
    ),
  });
  const dialog = factorOwner && (
    <Suspense>
      <RemoveFactorDialog user={factorOwner} onClose={() => setFactorOwner(null)} />
    </Suspense>
  );
  return (
    <>
      {dialog}
      <ListScreen<MerchantUser, 'q'>
        id="users"
        operation="listUsers"
        words={listWords(text, 'users')}
        list={list}
        query={query}
        search="q"
        filters={[
          choice('role'),
          choice('tag'),
          choice('has_single_tags', { nameOf: (has) => text(`filter.single.${has}`) }),
          choice('is_active'),
        ]}
        // The fixed columns fit a 768 px wide tablet.
        columns={[
          column('full_name', {
            cell: ({ full_name, position }) => (
              <NameCell
                start={<Avatar name={full_name} photoUrl={null} size="sm" />}
                name={full_name}
                note={position}
              />
            ),
            isSortable: true,
            isHideable: false,
            width: 330,
          }),
          column('roles', { cardSlot: 'secondary', width: 138 }),
          {
            id: 'single',
            header: userFilterFields.has_single_tags[locale],
            cell: (user) => <SingleTags user={user} />,
            isHideable: true,
            width: 205,
          },
          column('phone', { isSortable: true, width: 160, dropPriority: 2 }),
          column('is_active', {
            id: 'access',
            cell: ({ is_active }) => <AccessStatus isOpen={is_active} />,
            cardSlot: 'status',
            width: 120,
            dropPriority: 1,
          }),
        ]}
        defaultSort="full_name"
        status={<LiveConnectionStatus />}
        actions={useExportActions(useDownload('exportUsers'), list.filters)}
        rowLabel={({ full_name }) => full_name}
        {...drawer}
        emptyIcon={Users}
      />
    </>
  );
}

function SingleTags({ user: { tags_added, tags_removed } }: { user: MerchantUser }) {
  const text = useText(usersMessages);
  const locale = useLocale();
  const namesOf = (tags: MerchantUser['tags']) => tags.map((tag) => permissions[tag][locale]).join(', ');
  if (tags_added.length + tags_removed.length === 0) {
    return <span className="text-text-muted">{text('single.none')}</span>;
  }
  const said = [
    tags_added.length > 0 && text('single.added', { rights: namesOf(tags_added) }),
    tags_removed.length > 0 && text('single.removed', { rights: namesOf(tags_removed) }),
  ];
  return said.filter(Boolean).join('; ');
}
