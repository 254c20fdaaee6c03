import { type Role, roles } from '../../packages/contracts/src/shared/permissions.ts';
import { type Change, insertBefore } from './edits.ts';
import type { NewEntity } from './names.ts';

/** Roles whose template holds a right, as a list in code. */
const holdersOf = (right: string) =>
  `[${(Object.keys(roles) as Role[])
    .filter((role) => (roles[role].tags as readonly string[]).includes(right))
    .map((role) => `'${role}'`)
    .join(', ')}]`;

/** Rows of the table of roles: what the roles hold today, of which the author says whether it is meant. */
export const roleTableChange = ({ One, Many, permission }: NewEntity): Change => ({
  path: 'apps/mock-server/src/http/test-support/role-table.ts',
  write: (text) =>
    insertBefore(
      text,
      'const TABLE:',
      '\n];',
      `\n  [STAFF, 'list${Many} get${One}'],\n  [${holdersOf(permission)}, 'create${One} update${One}'],`,
    ),
});
