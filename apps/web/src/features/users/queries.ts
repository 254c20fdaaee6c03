import type { QueryId } from '../../shared/query/operations.ts';
import { useOperation } from '../../shared/query/use-operation.ts';

/**
 * Queries invalidated by a change of a user's permissions. The users who can grant a permission are part of the
 * session, which `refreshRights` reloads.
 */
export const userQueryIds: readonly QueryId[] = ['listUsers', 'getUser'];

/** The drawer shows the error itself. */
export function useUser(id: string) {
  return useOperation('getUser', { params: { id } }, { isQuiet: true });
}
