/** Templates of rights of the first merchant, and who has them: one exactly so, one with other rights. */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { normaliseRights, type Rights } from '@kasa/contracts/users/rights';
import { bulkInsert } from '../../db/bulk-insert.ts';
import type { Db, Row } from '../../db/schema.ts';
import { searchColumn } from '../../db/search.ts';
import { sortKey } from '../../db/text.ts';
import { rightsColumns } from '../../db/user-rights.ts';

interface TemplateSeed extends Partial<Rights> {
  readonly id: string;
  readonly name: string;
  readonly roles: Rights['roles'];
}

const TEMPLATES: readonly TemplateSeed[] = [
  {
    ...{ id: exampleIds.rightsTemplate, name: 'Старший касир' },
    ...{ roles: ['cashier'], tags_added: ['encashment_perform'] },
  },
  {
    ...{ id: exampleIds.rightsTemplateToEdit, name: 'Директор магазину' },
    ...{ roles: ['director'], tags_removed: ['points_manage', 'users_manage'] },
  },
  {
    ...{ id: exampleIds.rightsTemplateToDelete, name: 'Бухгалтер без журналу' },
    ...{ roles: ['accountant'], tags_removed: ['audit_view'] },
  },
  {
    ...{ id: exampleIds.rightsTemplateToApply, name: 'Касир без повернень' },
    ...{ roles: ['cashier'], tags_removed: ['facq_transac_reversal'] },
  },
];

/** Гаврилюк has exactly these rights; Іваненко may pay back, although the template says no. */
const HAVING: readonly [user: string, template: string][] = [
  [exampleIds.userForPhoto, exampleIds.rightsTemplate],
  [exampleIds.userWithPhoto, exampleIds.rightsTemplateToApply],
];

/** After the people. @param at of their creation, ISO 8601 UTC */
export async function seedRightsTemplates(tx: Db, at: string): Promise<void> {
  const stamps = { merchant_id: exampleIds.merchant, created_at: at, updated_at: at, version: 1 };
  const rows = TEMPLATES.map(
    ({ id, name, roles, tags_added = [], tags_removed = [] }): Row<'rights_templates'> => ({
      ...{ id, ...stamps, name, name_key: sortKey(name), search: searchColumn('rights_templates', name) },
      ...rightsColumns(normaliseRights({ roles, tags_added, tags_removed })),
    }),
  );
  await bulkInsert(tx, 'rights_templates', rows);
  for (const [user, template_id] of HAVING)
    await tx.updateTable('users').set({ template_id }).where('id', '=', user).execute();
}
