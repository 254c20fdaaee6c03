import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { bulkInsert } from '../db/bulk-insert.ts';
import type { Db, Row } from '../db/schema.ts';
import { searchColumn } from '../db/search.ts';
import { type SeededMerchant, type SeededUser, type SeedOptions, seedTime } from '../db/seed-options.ts';
import { MASK } from '../http/journal/redact.ts';
import {
  addedTerminals,
  createdTemplates,
  ownSettings,
  plausibleEdits,
  type SeedChange,
  shiftChanges,
} from './seed-changes.ts';
import { createSeedRandomInt, entryId, type SeedRandomInt } from './seed-random.ts';
import { latestShifts, readSeededFleet } from './seeded-fleet.ts';

/** Numbers of edits and of opened and closed shifts. */
const AMOUNTS = {
  large: { edits: 80, settings: 8, opened: 8, closed: 10 },
  small: { edits: 6, settings: 1, opened: 1, closed: 1 },
} as const;

const DAY = 86_400_000;
const DAYS = 29;
/** Minutes of a working day; the seed's moment is the start of one. */
const WORKDAY_MINUTES = 10 * 60;

/** Documentation networks (RFC 5737) for the office and for phones elsewhere. */
const OFFICE = '192.0.2.';
const ELSEWHERE = '203.0.113.';

interface SeededEntry {
  /** Shared by entries of one request; else the entry is alone. */
  readonly action?: string;
  readonly change: SeedChange;
  readonly at: string;
  readonly by: SeededUser;
  /** Nobody was signed in. */
  readonly isAnonymous?: boolean;
}

function someTime(draw: SeedRandomInt, moment: Date, ...place: readonly (string | number)[]): string {
  const day = moment.getTime() - (1 + draw(DAYS, ...place, 'day')) * DAY;
  const minutes = draw(WORKDAY_MINUTES, ...place, 'minute');
  return new Date(day + minutes * 60_000 + draw(60_000, ...place, 'ms')).toISOString();
}

function takeInTurn(kinds: readonly (readonly SeedChange[])[], count: number): SeedChange[] {
  const longest = Math.max(0, ...kinds.map((kind) => kind.length));
  const inTurn = Array.from({ length: longest }, (_, n) => kinds.flatMap((kind) => kind.slice(n, n + 1)));
  return inTurn.flat().slice(0, count);
}

function accountChanges({ people }: SeededMerchant, draw: SeedRandomInt, moment: Date): SeededEntry[] {
  return people.flatMap((by, n) => {
    const object = { type: 'user', id: by.id, name: by.name };
    const secret = { password: MASK };
    const password = { operation: 'changePassword', object, before: secret, after: secret };
    const short = by.name.split(' ').slice(0, 2).join(' ');
    const name = {
      operation: 'updateMe',
      object,
      before: { full_name: short },
      after: { full_name: by.name },
    };
    return [...(n % 2 === 0 ? [password] : []), ...(n % 3 === 1 ? [name] : [])].map((change) => ({
      change,
      by,
      at: someTime(draw, moment, change.operation, n),
    }));
  });
}

const BROWSERS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36',
];
const SIGN_INS = 3;

/** Sign-ins and sign-outs of everybody, and an owner who mistyped the password. */
function signIns({ people }: SeededMerchant, draw: SeedRandomInt, moment: Date): SeededEntry[] {
  return people.flatMap((by, n) => {
    const user_agent = String(BROWSERS[n % BROWSERS.length]);
    const days = Array.from({ length: SIGN_INS }, (_, day) => {
      const at = someTime(draw, moment, 'sign-in', n, day);
      const later = new Date(Date.parse(at) + (1 + draw(120, 'sign-out', n, day)) * 60_000).toISOString();
      const object = { type: 'session', id: entryId(at, n, by.id, 'session'), name: user_agent };
      const session = { user_agent, address: addressOf(by, people), signed_in_at: at };
      const signedIn = { operation: 'signIn', object, before: null, after: session };
      const signedOut = { operation: 'signOut', object, before: session, after: null };
      return [{ change: signedIn, by, at }, ...(day === 0 ? [] : [{ change: signedOut, by, at: later }])];
    });
    return [...days.flat(), ...(by.role === 'owner' ? [failedSignIn(by, draw, moment)] : [])];
  });
}

function failedSignIn(by: SeededUser, draw: SeedRandomInt, moment: Date): SeededEntry {
  const at = someTime(draw, moment, 'sign-in failed', by.id);
  const last_attempt_at = new Date(Date.parse(at) + 40_000).toISOString();
  const before = { attempts: 0, last_attempt_at: null, addresses: null };
  const after = { attempts: 3, last_attempt_at, addresses: [`${ELSEWHERE}17`] };
  const object = { type: 'user', id: by.id, name: by.name };
  return { change: { operation: 'signInFailed', object, before, after }, by, at, isAnonymous: true };
}

const addressOf = (by: SeededUser, people: readonly SeededUser[]) => `${OFFICE}${10 + people.indexOf(by)}`;

function entryOf(
  owner: SeededMerchant,
  { change, at, by, action, isAnonymous }: SeededEntry,
  n: number,
  draw: SeedRandomInt,
): Row<'audit_entries'> {
  const { operation, object, before, after } = change;
  const id = entryId(at, n, owner.id, object.id);
  const isElsewhere = by.role === 'owner' && draw(3, 'elsewhere', at) === 0;
  return {
    id,
    action: action ?? id,
    merchant_id: owner.id,
    at,
    ...(isAnonymous
      ? { user_id: null, user_name: null, user_phone: null }
      : { user_id: by.id, user_name: by.name, user_phone: by.phone }),
    address: isElsewhere ? `${ELSEWHERE}${draw(200, 'address', at)}` : addressOf(by, owner.people),
    operation,
    object_type: object.type,
    object_id: object.id,
    object_name: object.name,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    search: searchColumn('audit_entries', object.name),
  };
}

/**
 * Seeds about 200 entries (`small`: a few) and one per terminal, all before the seed's moment. Users, transport and
 * terminals must exist already.
 */
export async function seedAudit(db: Db, owner: SeededMerchant, world: SeedOptions): Promise<void> {
  const { id: merchant, people, size } = owner;
  const moment = seedTime(world.now);
  const draw = createSeedRandomInt(world.seed);
  const boss = people.find(({ role }) => role === 'owner') as SeededUser;
  const dispatcher = people.find(({ role }) => role === 'dispatcher') ?? boss;
  const { edits, settings, opened, closed } = AMOUNTS[size];
  const park = await readSeededFleet(db, merchant);
  const edited = takeInTurn(plausibleEdits(park, draw), edits).map((change, n): SeededEntry => {
    const isOwners = change.operation === 'updateDepot' || draw(5, 'owner', n) === 0;
    return { change, by: isOwners ? boss : dispatcher, at: someTime(draw, moment, 'edit', n) };
  });
  const shifts = [
    ...(await latestShifts(db, merchant, 'opened', opened)),
    ...(await latestShifts(db, merchant, 'closed', closed)),
  ];
  const worked = shifts.flatMap((shift) => {
    const at = shift.closed_at ?? shift.opened_at;
    const action = entryId(at, 0, merchant, 'action', shift.id);
    return shiftChanges(shift).map((change): SeededEntry => ({ change, by: dispatcher, at, action }));
  });
  const director = people.find(({ role }) => role === 'director') ?? boss;
  const set = ownSettings(park)
    .slice(0, settings)
    .map((change, n): SeededEntry => ({ change, by: director, at: someTime(draw, moment, 'settings', n) }));
  const added = [...createdTemplates(park), ...addedTerminals(park)].map(
    ({ at, ...change }): SeededEntry => ({ change, by: boss, at }),
  );
  const all = [
    ...edited,
    ...worked,
    ...set,
    ...accountChanges(owner, draw, moment),
    ...added,
    ...signIns(owner, draw, moment),
  ];
  const rows = all.map((done, n) => entryOf(owner, done, n, draw));
  const example = rows.find(({ operation }) => operation === 'updateRoute');
  if (example && merchant === exampleIds.merchant) {
    Object.assign(example, { id: exampleIds.auditEntry, action: exampleIds.auditEntry });
  }
  await bulkInsert(db, 'audit_entries', rows);
}
