import { opens, type Permission, type Role, roles } from '../../packages/contracts/src/shared/permissions.ts';
import { type Change, insertBefore } from './edits.ts';
import type { NewEntity } from './names.ts';

const may = (role: Role, right: string | null) =>
  right === null || opens(roles[role].tags, right as Permission);

/** Roles whose template holds a right or one that opens the same, as a list in code; null: all. */
function holdersOf(right: string | null): string {
  if (right === null) return 'STAFF';
  const holders = (Object.keys(roles) as Role[]).filter((role) => may(role, right));
  return `[${holders.map((role) => `'${role}'`).join(', ')}]`;
}

/** A role that reads them and may not change them, as the tests of buttons look; null: there is none. */
export const readerAlone = ({ permission, readPermission }: NewEntity) =>
  (['cashier', 'accountant', 'director', 'dispatcher'] as const).find(
    (role) => may(role, readPermission) && !may(role, permission),
  ) ?? null;

/** Rows of the table of roles: what the roles hold today, of which the author says whether it is meant. */
export const roleTableChange = ({ One, Many, permission, readPermission }: NewEntity): Change => ({
  path: 'apps/mock-server/src/http/test-support/role-table.ts',
  write: (text) =>
    insertBefore(
      text,
      'const TABLE:',
      '\n];',
      `\n  [${holdersOf(readPermission)}, 'list${Many} get${One}'],\n  [${holdersOf(permission)}, 'create${One} update${One}'],`,
    ),
});
