/** Templates of rights: how they are read, listed and shown. */
import { usersOperations } from '@kasa/contracts/users/operations';
import type { RightsTemplateEntity } from '@kasa/contracts/users/templates';
import { sql } from 'kysely';
import { entityReader, type RowOf, withJournal } from '../../http/entity/entity.ts';
import { withList } from '../../http/entity/list.ts';
import { rightsOf } from '../../http/session/session.ts';
import { rightsOfRow } from '../user-store.ts';

const reader = entityReader({
  type: 'rights_template',
  table: 'rights_templates',
  columns: ['name', 'roles', 'tags_added', 'tags_removed'],
  related: (rows) =>
    rows.select(({ selectFrom }) => {
      const having = selectFrom('users')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .whereRef('users.template_id', '=', 'row.id');
      // Both sides are in their normal form: the same rights are the same texts.
      const others = sql<boolean>`(users.roles <> ${sql.ref('row.roles')}
        or users.tags_added <> ${sql.ref('row.tags_added')}
        or users.tags_removed <> ${sql.ref('row.tags_removed')})`;
      return [
        having.$asScalar().$notNull().as('users_count'),
        having.where(others).$asScalar().$notNull().as('changed_count'),
      ];
    }),
});

export type RightsTemplateRow = RowOf<typeof reader>;

/** A template on the wire. */
export function presentRightsTemplate(row: RightsTemplateRow): RightsTemplateEntity {
  const { roles, tags_added, tags_removed } = rightsOfRow(row);
  const { tags } = rightsOf(row.roles, row.tags_added, row.tags_removed);
  return {
    ...row,
    roles: [...roles],
    tags_added: [...tags_added],
    tags_removed: [...tags_removed],
    tags: [...tags],
    // PostgreSQL counts in 64 bits, which arrive as text.
    users_count: Number(row.users_count),
    changed_count: Number(row.changed_count),
  };
}

const list = withList(reader, usersOperations.listRightsTemplates, {
  sorts: { name: 'name_key' },
  defaultSort: 'name',
  search: 'q',
  filters: {},
});

export const rightsTemplates = withJournal(list, (row) => ({
  name: row.name,
  fields: { name: row.name, ...rightsOfRow(row) },
}));
