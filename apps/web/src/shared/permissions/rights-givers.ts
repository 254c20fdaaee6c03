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
export type Asker = Pick<SessionData, 'roles' | 'viewingAs' | 'rightsGivers'> & { user: Pick<User, 'id'> };

/** Whoever's rights are to be changed. */
type Person = Pick<Rights, 'roles'> & { readonly id: string };

/** Whoever is signed in; an owner who looks through a role is somebody who has that role. */
const oneself = ({ user, roles, viewingAs }: Asker): Person => ({
  id: viewingAs === null ? user.id : '',
  roles: allRoles.filter((role) => roles.includes(role)),
});

/**
 * Who can change a person's rights, and in them what is asked for: the contract's rules, with each of them as the giver.
 * @param person oneself by default
 * @param refusalOf one of the rules, e.g. `(giver) => refusalOfRole(giver, role)`
 */
export function whoChanges(
  session: Asker | null,
  person?: Person,
  refusalOf: (giver: RightsGiver) => RightsRefusal | undefined = () => undefined,
): readonly RightsGiver[] {
  if (!session) return [];
  const whose = person ?? oneself(session);
  return session.rightsGivers.filter((giver) => !(refusalOfPerson(giver, whose) ?? refusalOf(giver)));
}

/** Who can give a person a right, or take it from them; oneself by default. */
export const whoGives = (session: Asker | null, tag: Permission, person?: Person) =>
  whoChanges(session, person, (giver) => refusalOfTag(giver, tag));
