import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { Permission } from '@kasa/contracts/shared/permissions';
import type { OperationId } from '../../shared/query/operations.ts';

/** A screen that needs a right to be seen. */
export interface Gate {
  path: string;
  tag: Permission;
  does: readonly OperationId[];
  title?: string;
}

/** Screens of people, which need a right to be seen. */
export const peopleGates: readonly Gate[] = [
  {
    path: '/users',
    tag: 'users_manage',
    does: [
      ...(['listUsers', 'exportUsers', 'getUser', 'getUserPhoto', 'updateUserRights'] as const),
      ...(['resendInvitation', 'withdrawInvitation', 'closeUserAccess', 'reopenUserAccess'] as const),
      'removeSecondFactor',
    ],
  },
  {
    path: '/users/create',
    tag: 'users_manage',
    does: ['hireUser', 'listUserPoints', 'getUserPoint', 'uploadUserPhoto'],
  },
  {
    path: `/users/statistics/${exampleIds.userForPhoto}`,
    tag: 'reports_view',
    does: ['getUserStatistics', 'exportUserStatistics'],
  },
  { path: '/users/rights', tag: 'users_manage', does: ['listUsers'] },
  { path: '/users/import', tag: 'users_manage', does: ['hireUsers'] },
  { path: '/users/manage', tag: 'users_manage', does: ['setPointDirector'] },
  { path: `/users/manage/${exampleIds.point}`, tag: 'users_manage', does: ['placeUsers'] },
  {
    path: `/users/manage/${exampleIds.point}/schedule`,
    tag: 'users_manage',
    does: [
      ...(['getSchedule', 'exportSchedule', 'updateSchedule', 'publishSchedule', 'decideSwap'] as const),
      ...(['listWeekTemplates', 'createWeekTemplate', 'updateWeekTemplate', 'deleteWeekTemplate'] as const),
    ],
  },
  {
    path: '/users/templates',
    tag: 'users_manage',
    does: ['listRightsTemplates', 'deleteRightsTemplate', 'previewRightsTemplate', 'applyRightsTemplate'],
  },
  { path: '/users/templates/create', tag: 'users_manage', does: ['createRightsTemplate'] },
  {
    path: `/users/templates/${exampleIds.rightsTemplateToEdit}/edit`,
    tag: 'users_manage',
    does: ['getRightsTemplate', 'updateRightsTemplate'],
  },
  {
    path: `/users/${exampleIds.userCardToEdit}/edit`,
    tag: 'users_manage',
    does: ['updateUser', 'removeUserPhoto'],
  },
];
