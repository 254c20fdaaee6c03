import type { Permission } from '@kasa/contracts/shared/permissions';
import {
  allRoles,
  type Rights,
  type RightsRefusal,
  refusalOfPermission,
  refusalOfPerson,
} from '@kasa/contracts/users/rights';
import type { PermissionGrantor, SessionData, User } from '../session/session-data.ts';

/** The part of a session that tells who can grant permissions to the user. */
export type Requester = Pick<SessionData, 'roles' | 'viewingAs' | 'rightsGivers'> & {
  user: Pick<User, 'id'>;
};

type Person = Pick<Rights, 'roles'> & { readonly id: string };

/** The signed-in user; an owner viewing as a role counts as another user with that role. */
const oneself = ({ user, roles, viewingAs }: Requester): Person => ({
  id: viewingAs === null ? user.id : '',
  roles: allRoles.filter((role) => roles.includes(role)),
});

/**
 * Users who can change a person's rights, by the contract's rules; default: the signed-in user's.
 * @param refusalOf an additional rule, e.g. `(giver) => refusalOfRole(giver, role)`
 */
export function editorsOf(
  session: Requester | null,
  person?: Person,
  refusalOf: (giver: PermissionGrantor) => RightsRefusal | undefined = () => undefined,
): readonly PermissionGrantor[] {
  if (!session) return [];
  const whose = person ?? oneself(session);
  return session.rightsGivers.filter((giver) => !(refusalOfPerson(giver, whose) ?? refusalOf(giver)));
}

/** Users who can grant a permission to a person or revoke it; default: of the signed-in user. */
export const grantorsOf = (session: Requester | null, tag: Permission, person?: Person) =>
  editorsOf(session, person, (giver) => refusalOfPermission(giver, tag));
