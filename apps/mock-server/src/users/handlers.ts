import { formatPhone } from '@kasa/contracts/shared/phone';
import { userFields, userFilterFields } from '@kasa/contracts/users/fields';
import { usersOperations } from '@kasa/contracts/users/operations';
import { type ExportSpec, exportFile } from '../http/entity/export.ts';
import { getHandler, listHandler } from '../http/entity/handlers.ts';
import type { Handlers } from '../http/request/handler.ts';
import { removeSecondFactor } from './second-factor-removal.ts';
import { changeRights } from './user-rights.ts';
import { presentUser, users } from './user-store.ts';

export const usersExport: ExportSpec<typeof usersOperations.exportUsers, object> = {
  operation: usersOperations.exportUsers,
  fileName: 'users',
  title: { uk: 'Користувачі', en: 'Users' },
  all: { uk: 'Усі користувачі', en: 'All users' },
  filters: userFilterFields,
  columns: userFields,
  async *items({ db, session }, query, beforeNextBatch) {
    for await (const row of users.all(db.db, session.merchantId, query, beforeNextBatch)) {
      yield { ...presentUser(row), phone: formatPhone(row.phone) };
    }
  },
};

export const usersHandlers: Handlers<typeof usersOperations> = {
  listUsers: listHandler(users, presentUser),
  getUser: getHandler(users, presentUser),
  exportUsers: (context, { query }) => exportFile(context, usersExport, query),

  async updateUserRights(context, { params, body: { version, ...rights } }) {
    return presentUser(await changeRights(context, params.id, version, rights));
  },

  async removeSecondFactor(context, { params, body: { reason } }) {
    return presentUser(await removeSecondFactor(context, params.id, reason));
  },
};
