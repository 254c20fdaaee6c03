import { exportUsers, getUser, listUsers, removeSecondFactor, updateUserRights } from './operations/users.ts';

export const usersOperations = { listUsers, exportUsers, getUser, updateUserRights, removeSecondFactor };
