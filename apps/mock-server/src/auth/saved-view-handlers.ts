import type { authOperations } from '@kasa/contracts/auth/operations';
import type { Handlers } from '../http/request/handler.ts';
import { createView, deleteView, listViews, updateView } from './saved-view-store.ts';

type Operations = Pick<
  typeof authOperations,
  'listSavedViews' | 'createSavedView' | 'updateSavedView' | 'deleteSavedView'
>;

export const savedViewHandlers: Handlers<Operations> = {
  async listSavedViews(context, { query }) {
    return { items: await listViews(context.db.db, context, query.list) };
  },

  createSavedView: (context, { body }) => createView(context, body),

  updateSavedView: (context, { params, body: { version, ...input } }) =>
    updateView(context, params.id, version, input),

  async deleteSavedView(context, { params }) {
    await deleteView(context, params.id);
    return {};
  },
};
