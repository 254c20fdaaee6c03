import { type Role, roles } from '@kasa/contracts/shared/permissions';
import { SelectField } from '@kasa/ui/select-field';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { usersImportMessages } from '../../messages/import/catalogue.ts';
import type { PeopleImport } from './use-people-import.ts';

/** The role of those whom the file gives none. */
export function DefaultRole({ people }: { people: PeopleImport }) {
  const text = useText(usersImportMessages);
  const locale = useLocale();
  return (
    <SelectField
      label={text('role.label')}
      hint={text('role.text')}
      value={people.defaultRole}
      onChange={(role) => people.setDefaultRole(role as Role | null)}
      items={people.givenRoles.map((role) => ({ id: role, label: roles[role][locale] }))}
    />
  );
}
