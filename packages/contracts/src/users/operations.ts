import { exportUsers, getUser, listUsers, updateUserRights } from './operations/users.ts';

export const usersOperations = { listUsers, exportUsers, getUser, updateUserRights };
