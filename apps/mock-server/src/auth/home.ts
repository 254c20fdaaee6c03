import { canStartOn, homeOfRoles } from '@kasa/contracts/auth/home';
import type { User } from '@kasa/contracts/auth/session';
import type { z } from 'zod';
import { fleet } from '../db/fleet.ts';
import { seenBy, type Viewer } from '../db/point-scope.ts';
import type { Db, Row } from '../db/schema.ts';
import type { SessionRights } from '../http/session/session.ts';

type Person = Pick<Row<'users'>, 'id' | 'phone' | 'merchant_id' | 'home_screen' | 'home_terminal_id'> &
  Pick<Row<'merchants'>, 'business'> &
  Pick<Viewer, 'points'>;
type Home = z.input<typeof User>['home'];

const terminalsOf = (db: Db, { id, merchant_id, points }: Person) =>
  fleet(db)
    .where('merchant_id', '=', merchant_id)
    .where(seenBy(db, 'terminals', { merchantId: merchant_id, userId: id, points }));

/** The person's own driver card, found by the phone they sign in with. */
async function shiftPath(db: Db, { merchant_id, phone }: Person): Promise<string> {
  const own = db.selectFrom('drivers').select('id').where('merchant_id', '=', merchant_id);
  const driver = await own.where('phone', '=', phone).orderBy('id').limit(1).executeTakeFirst();
  return driver ? `/Drivers?open=${driver.id}` : '/Drivers';
}

const hasTerminals = async (db: Db, person: Person) =>
  (await terminalsOf(db, person).select('id').limit(1).executeTakeFirst()) !== undefined;

/** Where the own terminal is asked for, once there are some. */
const askPath = async (db: Db, person: Person) =>
  (await hasTerminals(db, person)) ? '/profile/terminal' : '/';

/** `/` leads away from an empty list of terminals, but not a merchant who is about to have some. */
const terminalsPath = async (db: Db, person: Person) =>
  [null, 'transport'].includes(person.business) || (await hasTerminals(db, person)) ? '/' : '/terminals';

/**
 * Where a person starts: on what they chose while they may see it, else as their roles say. Whoever views as another
 * role starts as that role does.
 */
export async function readHome(
  db: Db,
  person: Person,
  rights: Pick<SessionRights, 'roles' | 'tags' | 'viewingAs'>,
): Promise<Home> {
  const chosen = rights.viewingAs === null ? person.home_screen : null;
  const screen = chosen !== null && canStartOn(chosen, rights) ? chosen : null;
  const ofRoles = homeOfRoles(rights.roles);
  const id = rights.viewingAs === null ? person.home_terminal_id : null;
  const own = terminalsOf(db, person).select(['id', 'name', 'number']);
  const found = id === null ? undefined : await own.where('id', '=', id).executeTakeFirst();
  const home = { screen, terminal: found ? { id: found.id, name: found.name } : null };
  switch (screen ?? (canStartOn(ofRoles, rights) ? ofRoles : 'terminals')) {
    case 'dashboard':
      return { ...home, path: '/dashboard' };
    case 'transports':
      return { ...home, path: '/Transports' };
    case 'shift':
      return { ...home, path: await shiftPath(db, person) };
    case 'terminal':
      if (found) return { ...home, path: `/terminals?open=${found.id}` };
      return { ...home, path: rights.viewingAs === null ? await askPath(db, person) : '/' };
    default:
      return { ...home, path: await terminalsPath(db, person) };
  }
}
