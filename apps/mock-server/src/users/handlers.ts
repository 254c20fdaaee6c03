import type { usersOperations } from '@kasa/contracts/users/operations';
import { getHandler, listHandler } from '../http/entity/handlers.ts';
import type { Handlers } from '../http/request/handler.ts';
import { exportPeople } from './export.ts';
import { changeRights } from './user-rights.ts';
import { presentUser, users } from './user-store.ts';

export const usersHandlers: Handlers<typeof usersOperations> = {
  listUsers: listHandler(users, presentUser),
  getUser: getHandler(users, presentUser),
  exportUsers: (context, { query: { format, ...filter } }) => exportPeople(context, format, filter),

  async updateUserRights(context, { params, body: { version, ...rights } }) {
    return presentUser(await changeRights(context, params.id, version, rights));
  },
};
