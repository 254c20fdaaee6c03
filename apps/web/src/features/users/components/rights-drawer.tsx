import { type Permission, permissions, type Role, roles } from '@kasa/contracts/shared/permissions';
import type { Rights } from '@kasa/contracts/users/rights';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useWatch } from 'react-hook-form';
import { isConflict } from '#shared/errors/current-version.ts';
import { EditConflictNotice } from '#shared/forms/edit-conflict-notice.tsx';
import { EditDrawer, EditDrawerPlaceholder } from '#shared/forms/edit-drawer.tsx';
import { useUpdateForm } from '#shared/forms/use-object-form.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { type Refetch, useObject } from '#shared/query/use-object.ts';
import { openInList } from '#shared/routing/use-open-object.ts';
import { useServices } from '#shared/services/use-services.tsx';
import { usersMessages } from '../messages/catalogue.ts';
import { peopleQueryIds } from '../model/live-users.ts';
import {
  type ChosenRoles,
  type ChosenTags,
  RightsForm,
  rightsBody,
  rightsDifference,
  rightsDraft,
  rightsFromDraft,
} from '../model/rights-form.ts';
import { RIGHTS_USER_PARAM } from '../model/rights-user-param.ts';
import type { MerchantUser } from '../model/types.ts';
import { type RightsEditForm, RightsFields, type RightsPath } from './rights-fields.tsx';
import { TemplateSelect } from './templates/template-select.tsx';
import { useRightsDenialReasons } from './use-rights-denial-reasons.ts';

export function RightsDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText(usersMessages);
  const { query } = useObject('getUser', id);
  if (!query.data) {
    const [title, lost] = [text('rights.title'), text('rights.lost')];
    return <EditDrawerPlaceholder title={title} query={query} lost={lost} onClose={onClose} />;
  }
  return <RightsEditor latest={query.data} refetch={query.refetch} onClose={onClose} />;
}

function RightsEditor({
  latest,
  refetch,
  onClose,
}: {
  latest: MerchantUser;
  refetch: Refetch<MerchantUser>;
  onClose: () => void;
}) {
  const text = useText(usersMessages);
  const format = useFormat();
  const reasons = useRightsDenialReasons(latest);
  const { refreshRights } = useServices();
  const { form, fresh } = useUpdateForm('updateUserRights', {
    latest,
    refetch,
    schema: RightsForm,
    toFormValues: rightsDraft,
    toBody: rightsBody,
    refreshes: peopleQueryIds,
    success: text('toast.saved'),
    successHref: ({ id }) => openInList(paths.users(), id),
    isQuiet: isConflict,
    onSaved: () => {
      refreshRights();
      onClose();
    },
  });
  const roles = useWatch({ control: form.hook.control, name: 'roles' }) as ChosenRoles;
  const refusal = reasons.ofPerson;
  const needsRole = !Object.values(roles).some(Boolean);
  return (
    <EditDrawer
      permission="users_manage"
      title={latest.full_name}
      subtitle={[latest.position, format.phone(latest.phone)].filter(Boolean).join(' · ')}
      form={form}
      param={RIGHTS_USER_PARAM}
      refusal={refusal ?? (needsRole ? text('summary.roleNeeded') : undefined)}
      summary={<RightsSummary form={form} before={fresh.base} />}
      onClose={onClose}
    >
      <EditConflictNotice conflict={fresh} />
      {latest.state === 'active' ? null : (
        <InlineNotice tone="warning">{text(`rights.${latest.state}`)}</InlineNotice>
      )}
      {refusal === undefined ? null : (
        <InlineNotice tone="info" isLive>
          {refusal}
        </InlineNotice>
      )}
      {refusal === undefined ? <TemplateSelect form={form} person={latest} /> : null}
      <RightsFields form={form} reasons={reasons} isFixed={refusal !== undefined} />
    </EditDrawer>
  );
}

function RightsSummary({ form, before }: { form: RightsEditForm; before: Rights }) {
  const text = useText(usersMessages);
  const locale = useLocale();
  const { control } = form.hook;
  const chosen = useWatch({ control, name: 'roles' as RightsPath }) as ChosenRoles;
  const tags = useWatch({ control, name: 'tags' as RightsPath }) as ChosenTags;
  const after = rightsFromDraft({ roles: chosen, tags });
  const difference = rightsDifference(before, after);
  const roleNames = (some: readonly Role[]) => some.map((role) => roles[role][locale]);
  const rightNames = (some: readonly Permission[]) => some.map((tag) => permissions[tag][locale]);
  const line = (id: 'rolesGiven' | 'rolesTaken' | 'gained' | 'lost', names: readonly string[]) =>
    names.length > 0 ? [text(`summary.${id}`, { count: names.length, names: names.join(', ') })] : [];
  const linesOf = ({ rolesGiven, rolesTaken, gained, lost }: NonNullable<typeof difference>) => [
    ...line('rolesGiven', roleNames(rolesGiven)),
    ...line('rolesTaken', roleNames(rolesTaken)),
    ...line('gained', rightNames(gained)),
    ...line('lost', rightNames(lost)),
    ...(gained.length + lost.length === 0 ? [text('summary.same')] : []),
  ];
  return (
    <div role="status" className="w-full empty:hidden">
      {difference === null ? null : (
        <>
          <p className="font-semibold">{text('summary.title')}</p>
          <ul className="max-h-60 overflow-y-auto text-[13px] leading-5">
            {linesOf(difference).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
