import { text } from '@kasa/contracts/shared/fields';
import { formatPhone } from '@kasa/contracts/shared/phone';
import { userFields, userFilterFields } from '@kasa/contracts/users/fields';
import { usersOperations } from '@kasa/contracts/users/operations';
import { type ExportSpec, exportFile } from '../http/entity/export.ts';
import { getHandler, listHandler } from '../http/entity/handlers.ts';
import type { Invitations } from '../http/invitations.ts';
import { omit } from '../http/journal/diff.ts';
import type { Handlers } from '../http/request/handler.ts';
import { closeAccess, reopenAccess, resendInvitation, withdrawInvitation } from './access.ts';
import { hireUser, hireUsers } from './hire.ts';
import { requireUserPoints } from './person-card.ts';
import { placeUsers, setPointDirector } from './placements.ts';
import { presentUserPoint, userPoints } from './point-store.ts';
import { scheduleHandlers } from './schedule/handlers.ts';
import { removeSecondFactor } from './second-factor-removal.ts';
import { exportStatistics } from './statistics/export.ts';
import { userStatistics } from './statistics/statistics.ts';
import { rightsTemplateHandlers } from './templates/template-handlers.ts';
import { updateUser } from './update-user.ts';
import { userPhotoHandlers } from './user-photos.ts';
import { changeRights } from './user-rights.ts';
import { presentUser, users } from './user-store.ts';

export const usersExport: ExportSpec<typeof usersOperations.exportUsers, object> = {
  operation: usersOperations.exportUsers,
  fileName: 'users',
  title: { uk: 'Користувачі', en: 'Users' },
  all: { uk: 'Усі користувачі', en: 'All users' },
  filters: userFilterFields,
  columns: { ...omit(userFields, 'photo', 'invitation'), points: text('Точки', 'Points') },
  async *items(context, query, beforeNextBatch) {
    const { db, session } = context;
    for await (const row of users.all(db.db, session, query, beforeNextBatch)) {
      const user = presentUser(row, context);
      const points = user.points.map(({ name }) => name).join(', ');
      yield { ...user, points, phone: formatPhone(row.phone) };
    }
  },
};

/** @param invitations the codes of those who are hired or come back */
export const usersHandlers = (invitations: Invitations): Handlers<typeof usersOperations> => ({
  listUsers: listHandler(users, presentUser, { requireReferences: requireUserPoints }),
  getUser: getHandler(users, presentUser),
  async exportUsers(context, { query }) {
    await requireUserPoints(context.db.db, context, query);
    return exportFile(context, usersExport, query);
  },
  listUserPoints: listHandler(userPoints, presentUserPoint),
  getUserPoint: getHandler(userPoints, presentUserPoint),
  async placeUsers(context, { body }) {
    return placeUsers(context, body);
  },
  async setPointDirector(context, { params, body }) {
    return setPointDirector(context, params.id, body);
  },
  getUserStatistics: (context, { params, query }) => userStatistics(context, params.id, query),
  getOwnStatistics: (context, { query }) => userStatistics(context, context.session.userId, query),
  exportUserStatistics: (context, { params, query }) =>
    exportStatistics(context, usersOperations.exportUserStatistics, params.id, query),
  exportOwnStatistics: (context, { query }) =>
    exportStatistics(context, usersOperations.exportOwnStatistics, context.session.userId, query),
  ...scheduleHandlers,
  ...userPhotoHandlers,
  ...rightsTemplateHandlers,

  async hireUser(context, { body }) {
    return presentUser(await hireUser(context, invitations, body), context);
  },
  async hireUsers(context, { body }) {
    return hireUsers(context, invitations, body);
  },
  async updateUser(context, { params, body: { version, ...card } }) {
    return presentUser(await updateUser(context, invitations, params.id, version, card), context);
  },
  async updateUserRights(context, { params, body: { version, ...rights } }) {
    return presentUser(await changeRights(context, params.id, version, rights), context);
  },
  async resendInvitation(context, { params }) {
    return presentUser(await resendInvitation(context, invitations, params.id), context);
  },
  async withdrawInvitation(context, { params }) {
    await withdrawInvitation(context, invitations, params.id);
    return {};
  },
  async closeUserAccess(context, { params }) {
    return presentUser(await closeAccess(context, invitations, params.id), context);
  },
  async reopenUserAccess(context, { params }) {
    return presentUser(await reopenAccess(context, invitations, params.id), context);
  },
  async removeSecondFactor(context, { params, body: { reason } }) {
    return presentUser(await removeSecondFactor(context, params.id, reason), context);
  },
});
