import type { Schema } from '@kasa/client/http/types';
import type { PermissionGrantor as Giver } from '@kasa/contracts/users/rights';
import { readJson, readText, removeKeys, storageKeys, writeJson, writeText } from './storage.ts';

export type Session = Schema<'Session'>;
/** The signed-in user, for display only; the server never trusts it. */
export type User = Schema<'User'>;
/** The id may be unknown to this version. */
export interface MenuEntry {
  readonly id: string;
  readonly group: string;
  readonly path: string;
}

/** A user who can grant permissions. Their own are included: only what one has can be granted. */
export interface PermissionGrantor extends Giver {
  readonly full_name: string;
  readonly position: string | null;
}

/** The session as stored in local storage, without malformed parts. */
export interface SessionData {
  readonly user: User;
  /** Public id of the session, no credential. Empty: unknown. */
  readonly token: string;
  /** Spec §3; empty by default. */
  readonly roles: readonly string[];
  /** Role an owner views the app as, read-only; null: none. */
  readonly viewingAs: string | null;
  /** The points and depots to which all that is seen is limited; null: all of the merchant's. */
  readonly points: Session['points'];
  /** The sign-in in an unknown browser that this one has to tell; null: none. */
  readonly newBrowser: Session['new_browser'];
  /** Users who can grant permissions, most likely first. */
  readonly rightsGivers: readonly PermissionGrantor[];
  readonly menu: readonly MenuEntry[];
  /** Names of lucide icons by menu id. */
  readonly menuIcons: Readonly<Record<string, string>>;
}

type Entry = Record<string, unknown>;
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

const isOwnPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path);

/** Of a user stored by an older version. */
const NO_HOME: User['home'] = { screen: null, terminal: null, path: '/' };

/** The user, with missing texts left empty; null if malformed. */
function readUser(value: unknown): User | null {
  if (!isEntry(value) || textOf(value.id) === '') return null;
  const merchant = isEntry(value.merchant) ? value.merchant : {};
  return {
    id: textOf(value.id),
    full_name: textOf(value.full_name),
    phone: textOf(value.phone),
    position: typeof value.position === 'string' ? value.position : null,
    merchant: {
      id: textOf(merchant.id),
      name: textOf(merchant.name),
      business: (merchant.business ?? null) as User['merchant']['business'],
    },
    home: isEntry(value.home) && isOwnPath(value.home.path) ? (value.home as User['home']) : NO_HOME,
    // Unknown tags are harmless: nothing checks them.
    tags: texts(value.tags) as User['tags'],
  };
}

function readPoints(value: unknown): Session['points'] {
  if (!Array.isArray(value)) return null;
  return value.filter(isEntry).map(({ id, name }) => ({ id: textOf(id), name: textOf(name) }));
}

function readNewBrowser(value: unknown): Session['new_browser'] {
  if (!isEntry(value) || textOf(value.session_id) === '') return null;
  const { session_id, at, address, user_agent } = value;
  if (Number.isNaN(Date.parse(textOf(at)))) return null;
  return {
    session_id: textOf(session_id),
    at: textOf(at),
    address: textOf(address),
    user_agent: textOf(user_agent),
  };
}

function readGivers(value: unknown): PermissionGrantor[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isEntry).flatMap((entry) => {
    const [id, full_name] = [textOf(entry.id), textOf(entry.full_name)];
    // An entry without an id, stored by an older version, may be the user themselves.
    if (id === '' || full_name === '') return [];
    const [roles, tags] = [texts(entry.roles) as Giver['roles'], texts(entry.tags) as Giver['tags']];
    return [{ id, full_name, position: textOf(entry.position) || null, roles, tags }];
  });
}

function readMenu(value: unknown): MenuEntry[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isEntry).flatMap(({ id, group, path }) => {
    return typeof id === 'string' && typeof group === 'string' && isOwnPath(path)
      ? [{ id, group, path }]
      : [];
  });
}

/** Reads the session from local storage, whatever its content. Null: signed out (spec §4). */
export function readSession(): SessionData | null {
  const stored = readJson(storageKeys.user);
  const user = readUser(stored);
  if (!user) return null;
  // Missing from a user stored by an older version.
  const { viewing_as, points, rights_givers, new_browser } = stored as Entry;
  const icons = readJson(storageKeys.userMenuIcons);
  return {
    user,
    token: readText(storageKeys.token) ?? '',
    roles: texts(readJson(storageKeys.userRoles)),
    viewingAs: textOf(viewing_as) || null,
    points: readPoints(points),
    newBrowser: readNewBrowser(new_browser),
    rightsGivers: readGivers(rights_givers),
    menu: readMenu(readJson(storageKeys.userMenu)),
    menuIcons: isEntry(icons)
      ? Object.fromEntries(Object.entries(icons).map(([id, icon]) => [id, textOf(icon)]))
      : {},
  };
}

/** Stores a session under the spec's keys. If storage is blocked, it lives in memory only. */
export function writeSession(session: Session): SessionData {
  const { user, roles, viewing_as, points, rights_givers, new_browser } = session;
  writeJson(storageKeys.userRoles, roles);
  writeText(storageKeys.token, session.token);
  writeJson(storageKeys.userMenu, session.menu);
  writeJson(storageKeys.userMenuIcons, session.menu_icons);
  // Last: other tabs read the whole session when this key changes. Also holds fields the spec has no key for.
  writeJson(storageKeys.user, { ...user, viewing_as, points, rights_givers, new_browser });
  return {
    user,
    token: session.token,
    roles,
    viewingAs: viewing_as,
    points,
    newBrowser: new_browser,
    rightsGivers: rights_givers,
    menu: session.menu,
    menuIcons: session.menu_icons,
  };
}

/** Removes the keys of an expired session; the language stays. */
export function removeSession(): void {
  const { user, userRoles, token, userMenu, userMenuIcons, signingSecret } = storageKeys;
  removeKeys(user, userRoles, token, userMenu, userMenuIcons, signingSecret);
}
