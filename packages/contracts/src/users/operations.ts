import {
  closeUserAccess,
  hireUser,
  hireUsers,
  reopenUserAccess,
  resendInvitation,
  updateUser,
  withdrawInvitation,
} from './operations/people.ts';
import { getUserPhoto, removeUserPhoto, uploadUserPhoto } from './operations/photos.ts';
import { getUserPoint, listUserPoints, placeUsers, setPointDirector } from './operations/points.ts';
import { getSchedule, listOwnShifts, publishSchedule, updateSchedule } from './operations/schedule.ts';
import {
  applyRightsTemplate,
  createRightsTemplate,
  deleteRightsTemplate,
  getRightsTemplate,
  listRightsTemplates,
  previewRightsTemplate,
  updateRightsTemplate,
} from './operations/templates.ts';
import { exportUsers, getUser, listUsers, removeSecondFactor, updateUserRights } from './operations/users.ts';

export const usersOperations = {
  listUsers,
  exportUsers,
  getUser,
  hireUser,
  hireUsers,
  updateUser,
  updateUserRights,
  resendInvitation,
  withdrawInvitation,
  closeUserAccess,
  reopenUserAccess,
  uploadUserPhoto,
  getUserPhoto,
  removeUserPhoto,
  removeSecondFactor,
  listUserPoints,
  getUserPoint,
  placeUsers,
  setPointDirector,
  listRightsTemplates,
  getRightsTemplate,
  createRightsTemplate,
  updateRightsTemplate,
  deleteRightsTemplate,
  previewRightsTemplate,
  applyRightsTemplate,
  getSchedule,
  updateSchedule,
  publishSchedule,
  listOwnShifts,
};
