import type { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { presentPage, windowOf } from '../http/list.ts';
import type { Context, Handlers } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { createTemplate, deleteTemplate, updateTemplate } from './template-changes.ts';
import { findTemplate, pageOfTemplates, presentTemplate } from './template-store.ts';

type Operations = Pick<
  typeof terminalsOperations,
  | 'listTerminalTemplates'
  | 'getTerminalTemplate'
  | 'createTerminalTemplate'
  | 'updateTerminalTemplate'
  | 'deleteTerminalTemplate'
>;

const mayEdit = ({ session }: Context) => session.tags.includes('edit_terminal');

/** Templates of settings. */
export const templateHandlers: Handlers<Operations> = {
  async listTerminalTemplates(context, { query }) {
    const { db, session } = context;
    const window = windowOf(query);
    const found = await pageOfTemplates(db.db, session.merchantId, query, window);
    return presentPage(found, window, (row) => presentTemplate(row, mayEdit(context)));
  },

  async getTerminalTemplate(context, { params }) {
    const { db, session } = context;
    const row = requireFound(await findTemplate(db.db, session.merchantId, params.id));
    return presentTemplate(row, mayEdit(context));
  },

  async createTerminalTemplate(context, { body }) {
    return presentTemplate(await createTemplate(context, body), mayEdit(context));
  },

  async updateTerminalTemplate(context, { params, body: { version, ...input } }) {
    return presentTemplate(await updateTemplate(context, params.id, version, input), mayEdit(context));
  },

  async deleteTerminalTemplate(context, { params }) {
    await deleteTemplate(context, params.id);
    return {};
  },
};
