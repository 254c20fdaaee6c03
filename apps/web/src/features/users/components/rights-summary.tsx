import { type Permission, permissions, type Role, roles } from '@kasa/contracts/shared/permissions';
import type { Rights } from '@kasa/contracts/users/rights';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import type { FormValues } from '#shared/forms/use-contract-form.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { usersMessages } from '../messages/catalogue.ts';
import {
  type ChosenRoles,
  type ChosenTags,
  type RightsDraft,
  rightsDifference,
  rightsFromDraft,
} from '../model/rights-form.ts';
import type { RightsEditForm } from './rights-fields.tsx';

type Path = FieldPath<FormValues<RightsDraft> & FieldValues>;

export function RightsSummary({ form, before }: { form: RightsEditForm; before: Rights }) {
  const text = useText(usersMessages);
  const locale = useLocale();
  const { control } = form.hook;
  const chosen = useWatch({ control, name: 'roles' as Path }) as ChosenRoles;
  const tags = useWatch({ control, name: 'tags' as Path }) as ChosenTags;
  const after = rightsFromDraft({ roles: chosen, tags });
  const difference = rightsDifference(before, after);
  const roleNames = (some: readonly Role[]) => some.map((role) => roles[role][locale]).join(', ');
  const rightNames = (some: readonly Permission[]) => some.map((tag) => permissions[tag][locale]).join(', ');
  const linesOf = ({ rolesGiven, rolesTaken, gained, lost }: NonNullable<typeof difference>) => [
    ...(rolesGiven.length > 0
      ? [text('summary.rolesGiven', { count: rolesGiven.length, names: roleNames(rolesGiven) })]
      : []),
    ...(rolesTaken.length > 0
      ? [text('summary.rolesTaken', { count: rolesTaken.length, names: roleNames(rolesTaken) })]
      : []),
    ...(gained.length > 0 ? [text('summary.gained', { names: rightNames(gained) })] : []),
    ...(lost.length > 0 ? [text('summary.lost', { names: rightNames(lost) })] : []),
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
