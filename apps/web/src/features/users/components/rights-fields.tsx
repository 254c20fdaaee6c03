import {
  roles as allRoleWords,
  type Permission,
  permissions,
  type Role,
} from '@kasa/contracts/shared/permissions';
import { allRoles, permissionsOfRole } from '@kasa/contracts/users/rights';
import { Checkbox } from '@kasa/ui/checkbox';
import { type ReactNode, useId } from 'react';
import { type FieldPath, type FieldValues, useController, useWatch } from 'react-hook-form';
import type { ContractForm, FormValues } from '#shared/forms/use-contract-form.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { usersMessages } from '../messages/catalogue.ts';
import {
  type ChosenRoles,
  isGranted,
  type RightsDraft,
  rightGroupIds,
  rightGroups,
  rolesGranting,
  type TagState,
  tagStateAfterToggle,
} from '../model/rights-form.ts';
import type { RightsDenialReasons } from './use-rights-denial-reasons.ts';

export type RightsEditForm = ContractForm<FormValues<RightsDraft> & FieldValues>;

export type RightsPath = FieldPath<FormValues<RightsDraft> & FieldValues>;

interface FieldsProps {
  form: RightsEditForm;
  reasons: RightsDenialReasons;
  /** Read-only; the reason is shown above. */
  isFixed: boolean;
}

export function RightsFields(props: FieldsProps) {
  const text = useText(usersMessages);
  return (
    <>
      <Part level={3} title={text('rights.roles')} about={text('rights.rolesAbout')}>
        {allRoles.map((role) => (
          <RoleBox key={role} role={role} {...props} />
        ))}
      </Part>
      <Part
        level={3}
        title={text('rights.tags')}
        about={props.isFixed ? undefined : text('rights.tagsAbout')}
      >
        {rightGroupIds.map((id) => (
          <Part key={id} level={4} title={text(`group.${id}`)}>
            {rightGroups[id].map((tag) => (
              <TagBox key={tag} tag={tag} {...props} />
            ))}
          </Part>
        ))}
      </Part>
    </>
  );
}

function Part({
  level,
  title,
  about,
  children,
}: {
  level: 3 | 4;
  title: string;
  about?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={level === 4 ? 'mt-3' : undefined}>
      <Heading id={id} className={level === 4 ? 'font-[550] text-text-muted' : 'font-semibold'}>
        {title}
      </Heading>
      {about === undefined ? null : <p className="text-[13px] text-text-muted leading-5">{about}</p>}
      {children}
    </section>
  );
}

function RoleBox({ role, form, reasons, isFixed }: FieldsProps & { role: Role }) {
  const text = useText(usersMessages);
  const locale = useLocale();
  const { field } = useController({ control: form.hook.control, name: `roles.${role}` as RightsPath });
  const reason = isFixed ? undefined : reasons.ofRole(role);
  return (
    <Checkbox
      ref={field.ref}
      name={field.name}
      label={allRoleWords[role][locale]}
      hint={text('rights.roleRights', { count: permissionsOfRole(role).length })}
      value={field.value === true}
      onChange={field.onChange}
      onBlur={field.onBlur}
      isDisabled={isFixed}
      disabledReason={reason}
    />
  );
}

function TagBox({ tag, form, reasons, isFixed }: FieldsProps & { tag: Permission }) {
  const locale = useLocale();
  const { control } = form.hook;
  const roles = useWatch({ control, name: 'roles' as RightsPath }) as ChosenRoles;
  const { field } = useController({ control, name: `tags.${tag}` as RightsPath });
  const state = field.value as TagState;
  const reason = isFixed ? undefined : reasons.ofTag(tag);
  const origin = useOrigin(tag, state, roles);
  return (
    <Checkbox
      ref={field.ref}
      name={field.name}
      label={permissions[tag][locale]}
      hint={origin}
      value={isGranted(tag, state, roles)}
      onChange={(isWanted) => field.onChange(tagStateAfterToggle(tag, isWanted, roles))}
      onBlur={field.onBlur}
      isDisabled={isFixed}
      disabledReason={reason && [origin, reason].filter(Boolean).join('. ')}
    />
  );
}

/** Which roles grant a permission, or that it was revoked; undefined: nothing to show. */
function useOrigin(tag: Permission, state: TagState, chosen: ChosenRoles): string | undefined {
  const text = useText(usersMessages);
  const locale = useLocale();
  const holding = rolesGranting(tag, chosen);
  const roles = holding
    .map((role) => text('rights.roleName', { name: allRoleWords[role][locale] }))
    .join(', ');
  if (state === 'removed' && holding.length > 0)
    return text('rights.removed', { roles, count: holding.length });
  if (holding.length > 0) return text('rights.ofRole', { roles, count: holding.length });
  return state === 'added' ? text('rights.added') : undefined;
}
