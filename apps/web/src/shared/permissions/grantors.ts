import type { Permission } from '@kasa/contracts/shared/permissions';
import {
  allRoles,
  type Rights,
  type RightsRefusal,
  refusalOfPerson,
  refusalOfTag,
} from '@kasa/contracts/users/rights';
import type { RightsGiver, SessionData, User } from '../session/session-data.ts';

/** What of a session says who can do for somebody what they cannot do themselves. */
export type Requester = Pick<SessionData, 'roles' | 'viewingAs' | 'rightsGivers'> & {
  user: Pick<User, 'id'>;
};

/** Whoever's rights are to be changed. */
type Person = Pick<Rights, 'roles'> & { readonly id: string };

/** Whoever is signed in; an owner who looks through a role is somebody who has that role. */
const oneself = ({ user, roles, viewingAs }: Requester): Person => ({
  id: viewingAs === null ? user.id : '',
  roles: allRoles.filter((role) => roles.includes(role)),
});

/**
 * Who can change a person's rights, and in them what is asked for: the contract's rules, with each of them as the giver.
 * @param person oneself by default
 * @param refusalOf one of the rules, e.g. `(giver) => refusalOfRole(giver, role)`
 */
export function editorsOf(
  session: Requester | null,
  person?: Person,
  refusalOf: (giver: RightsGiver) => RightsRefusal | undefined = () => undefined,
): readonly RightsGiver[] {
  if (!session) return [];
  const whose = person ?? oneself(session);
  return session.rightsGivers.filter((giver) => !(refusalOfPerson(giver, whose) ?? refusalOf(giver)));
}

/** Who can give a person a right, or take it from them; oneself by default. */
export const grantorsOf = (session: Requester | null, tag: Permission, person?: Person) =>
  editorsOf(session, person, (giver) => refusalOfTag(giver, tag));
