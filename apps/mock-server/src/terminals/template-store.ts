import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import type { TerminalTemplateEntity } from '@kasa/contracts/terminals/templates';
import { type SqlBool, sql } from 'kysely';
import { IN_FLEET } from '../db/fleet.ts';
import { entityReader, type RowOf, withJournal } from '../http/entity/entity.ts';
import { byValue } from '../http/entity/filters.ts';
import { withList } from '../http/entity/list.ts';
import type { SecretPart } from '../http/journal/journal.ts';
import type { Context } from '../http/request/handler.ts';
import { journaledSettings, parseSettings, redactSecrets, secretParameters } from './stored-settings.ts';

const reader = entityReader({
  type: 'terminal_template',
  table: 'terminal_templates',
  columns: ['name', 'description', 'settings', 'settings_changed_at'],
  related: (rows) =>
    rows.select(({ selectFrom }) =>
      selectFrom('terminals')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .whereRef('terminals.template_id', '=', 'row.id')
        .where(IN_FLEET)
        .$asScalar()
        .$notNull()
        .as('terminals_count'),
    ),
});

const isUsed = sql<SqlBool>`exists (select 1 from terminals where terminals.template_id = terminal_templates.id and ${IN_FLEET})`;

const list = withList(reader, terminalsOperations.listTerminalTemplates, {
  sorts: { name: 'name_key', created_at: 'created_at' },
  defaultSort: 'name',
  search: 'q',
  days: { changed: 'terminal_templates.updated_at', created: 'terminal_templates.created_at' },
  filters: {
    is_used: byValue({ true: () => isUsed, false: () => sql<SqlBool>`not ${isUsed}` }),
  },
});

export const templates = withJournal(list, ({ name, description, settings: stored }) => {
  const settings = parseSettings(stored);
  const fieldsHiding = (others: readonly SecretPart[]) => ({
    ...{ name, description },
    ...journaledSettings(settings, others),
  });
  return {
    name,
    fields: fieldsHiding([]),
    secrets: { parts: secretParameters(settings), fieldsHiding },
  };
});

export type TemplateRow = RowOf<typeof reader>;

export function presentTemplate(
  row: TemplateRow,
  { session }: Pick<Context, 'session'>,
): TerminalTemplateEntity {
  const settings = parseSettings(row.settings);
  const showsSecrets = session.tags.includes('edit_terminal');
  return { ...row, settings: showsSecrets ? settings : redactSecrets(settings) };
}
