import type { usersOperations } from '@kasa/contracts/users/operations';
import { presentPage, windowOf } from '../http/list.ts';
import type { Handlers } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { exportPeople } from './export.ts';
import { changeRights } from './user-rights.ts';
import { findUser, pageOfUsers, presentUser } from './user-store.ts';

/** People of the merchant, and what they may do. */
export const usersHandlers: Handlers<typeof usersOperations> = {
  async listUsers({ db, session }, { query }) {
    const window = windowOf(query);
    return presentPage(await pageOfUsers(db.db, session.merchantId, query, window), window, presentUser);
  },

  exportUsers: (context, { query: { format, ...filter } }) => exportPeople(context, format, filter),

  async getUser({ db, session }, { params }) {
    return presentUser(requireFound(await findUser(db.db, session.merchantId, params.id)));
  },

  async updateUserRights(context, { params, body: { version, ...rights } }) {
    return presentUser(await changeRights(context, params.id, version, rights));
  },
};
