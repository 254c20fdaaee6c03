import type { QueryId } from '../../shared/query/operations.ts';
import { useOperation } from '../../shared/query/use-operation.ts';

/**
 * The reads that a change of somebody's rights touches. Who can give a missing right is part of the session, which is
 * looked at anew by `refreshRights` of the services.
 */
export const usersReads: readonly QueryId[] = ['listUsers', 'getUser'];

/** One of them. A failure is said in the drawer. */
export function useUser(id: string) {
  return useOperation('getUser', { params: { id } }, { isQuiet: true });
}
