import { exportUsers, getUser, listUsers, updateUserRights } from './operations/users.ts';

/** People of the merchant and what they may do. */
export const usersOperations = { listUsers, exportUsers, getUser, updateUserRights };
