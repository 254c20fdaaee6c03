import { type Permission, permissions, type Role, roles } from '@kasa/contracts/shared/permissions';
import type { Rights } from '@kasa/contracts/users/rights';
import { useWatch } from 'react-hook-form';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { usersMessages } from '../messages/catalogue.ts';
import {
  type ChosenRoles,
  type ChosenTags,
  rightsDifference,
  rightsFromDraft,
} from '../model/rights-form.ts';
import type { RightsEditForm, RightsPath } from './rights-fields.tsx';

export function RightsSummary({ form, before }: { form: RightsEditForm; before: Rights }) {
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
