import type { InputOf, QueryId } from '../../shared/query/operations.ts';
import { useOperation } from '../../shared/query/use-operation.ts';

/**
 * The reads that a change of somebody's rights touches. Who can give a missing right is part of the session, which is
 * looked at anew by `refreshRights` of the services.
 */
export const usersReads: readonly QueryId[] = ['listUsers', 'getUser'];

/** What people are asked for by. */
export type UsersQuery = NonNullable<InputOf<'listUsers'>['query']>;

/** A page of people. A failure is said in the place of the rows. */
export function useUsers(query: UsersQuery) {
  return useOperation('listUsers', { query }, { isQuiet: true, keepsPrevious: true });
}

/** One of them. A failure is said in the drawer. */
export function useUser(id: string) {
  return useOperation('getUser', { params: { id } }, { isQuiet: true });
}
