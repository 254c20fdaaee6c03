import type { terminalsOperations } from '@kasa/contracts/terminals/operations';
import type { TerminalTemplateFields } from '@kasa/contracts/terminals/templates';
import { type SqlBool, sql } from 'kysely';
import { fleet } from '../db/fleet.ts';
import { seenBy } from '../db/point-scope.ts';
import { searchColumn } from '../db/search.ts';
import { sortKey } from '../db/text.ts';
import type { EntityWrites } from '../http/entity/changes.ts';
import {
  createHandler,
  deleteHandler,
  getHandler,
  listHandler,
  updateHandler,
} from '../http/entity/handlers.ts';
import { type Handlers, OperationFailure } from '../http/request/handler.ts';
import { requireNothingBeyond } from '../http/request/own-points.ts';
import { requireAgreesWithTerminals } from './agreeing-limits.ts';
import { templateConfigUnchanged } from './issued-config.ts';
import { mergeSecrets, parseSettings, serializeSettings } from './stored-settings.ts';
import { presentTemplate, type TemplateRow, templates } from './template-store.ts';

const templateWrites: EntityWrites<'terminal_templates', TemplateRow, TerminalTemplateFields> = {
  entity: templates,
  columns({ name, description, settings: sent }, before, now) {
    const known = before && parseSettings(before.settings);
    const settings = known ? mergeSecrets(sent, known) : sent;
    const isSame = known !== null && templateConfigUnchanged(known, settings);
    return {
      name,
      name_key: sortKey(name),
      description,
      settings: serializeSettings(settings),
      settings_changed_at: before && isSame ? before.settings_changed_at : now,
      search: searchColumn('terminal_templates', name, description),
    };
  },
  unique: ['name'],
  async checkUpdate(tx, context, before, { settings }) {
    await requireNothingBeyond(context, () =>
      fleet(tx)
        .select('id')
        .where('template_id', '=', before.id)
        .where(sql<SqlBool>`(${seenBy(tx, 'terminals', context.session)}) is not true`)
        .limit(1)
        .executeTakeFirst(),
    );
    await requireAgreesWithTerminals(tx, context, before, settings);
  },
  async checkDelete(tx, _context, { id }) {
    const user = fleet(tx).select('id').where('template_id', '=', id).limit(1);
    if ((await user.executeTakeFirst()) !== undefined) throw new OperationFailure('template_in_use');
  },
  async events(_tx, _context, { id, version, before, input }) {
    const change = before === null ? 'added' : input === null ? 'deleted' : 'updated';
    return [{ type: 'template.changed', data: { template_id: id, version, change } }];
  },
};

export const templateHandlers = {
  listTerminalTemplates: listHandler(templates, presentTemplate),
  getTerminalTemplate: getHandler(templates, presentTemplate),
  createTerminalTemplate: createHandler(templateWrites, presentTemplate),
  updateTerminalTemplate: updateHandler(templateWrites, presentTemplate),
  deleteTerminalTemplate: deleteHandler(templateWrites),
} satisfies Partial<Handlers<typeof terminalsOperations>>;
