import type { Role } from '@kasa/contracts/shared/permissions';
import { usersOperations } from '@kasa/contracts/users/operations';
import type { FastifyInstance } from 'fastify';
import { firstMerchant } from '../../auth/seed.ts';
import { type BodyFor, type Caller, call } from '../../http/test-support/call.ts';

const { updateUserRights } = usersOperations;
export type Rights = Partial<BodyFor<typeof updateUserRights>>;

/** The first merchant's user with this role. */
export const idOf = (role: Role) => String(firstMerchant.people.find((one) => one.role === role)?.id);

/** Gives rights, by default those of a cashier. */
export function giveRights(app: FastifyInstance, caller: Caller, id: string, rights: Rights, version = 1) {
  const none = { tags_added: [], tags_removed: [], version };
  const body = { roles: ['cashier' as const], ...none, ...rights };
  return call(app, updateUserRights, { params: { id }, body }, caller);
}
