import type { Schema } from '@kasa/client/http/types';
import type { RightsGiver as Giver } from '@kasa/contracts/users/rights';
import { readJson, readText, removeKeys, storageKeys, writeJson, writeText } from './storage.ts';

/** What the server answers to a sign-in. */
export type Session = Schema<'Session'>;
/** The signed-in user, for display and for explaining; the server never believes it. */
export type User = Schema<'User'>;
/** One entry of the menu. Its id may be one that this version does not know. */
export interface MenuEntry {
  readonly id: string;
  readonly group: string;
  readonly path: string;
}

/** Somebody who can give a missing right, with what the session may know of their own: nobody gives what they lack. */
export interface RightsGiver extends Giver {
  readonly full_name: string;
  readonly position: string | null;
}

/** What the app knows of the session: what local storage holds, as far as it is whole. */
export interface SessionData {
  readonly user: User;
  /** Public id of the session, to name it by; opens nothing. Empty: unknown. */
  readonly token: string;
  /** Spec §3: a list of roles, by default empty. */
  readonly roles: readonly string[];
  /** The role that an owner looks through, and then nothing can be changed; null: oneself. */
  readonly viewingAs: string | null;
  /** Who can give a missing right, the likeliest first. */
  readonly rightsGivers: readonly RightsGiver[];
  readonly menu: readonly MenuEntry[];
  /** Menu id to the name of a lucide icon. */
  readonly menuIcons: Readonly<Record<string, string>>;
}

type Entry = Record<string, unknown>;
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** The user, mended where only words are missing; null when what is stored is no user. */
function readUser(value: unknown): User | null {
  if (!isEntry(value) || textOf(value.id) === '') return null;
  const merchant = isEntry(value.merchant) ? value.merchant : {};
  return {
    id: textOf(value.id),
    full_name: textOf(value.full_name),
    phone: textOf(value.phone),
    position: typeof value.position === 'string' ? value.position : null,
    merchant: { id: textOf(merchant.id), name: textOf(merchant.name) },
    // Strings that are no tags do no harm: nothing asks for them.
    tags: texts(value.tags) as User['tags'],
  };
}

function readGivers(value: unknown): RightsGiver[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isEntry).flatMap((entry) => {
    const [id, full_name] = [textOf(entry.id), textOf(entry.full_name)];
    // Whom an older version stored without an id may be oneself.
    if (id === '' || full_name === '') return [];
    // Strings that are no roles or tags do no harm here, either.
    const [roles, tags] = [texts(entry.roles) as Giver['roles'], texts(entry.tags) as Giver['tags']];
    return [{ id, full_name, position: textOf(entry.position) || null, roles, tags }];
  });
}

function readMenu(value: unknown): MenuEntry[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isEntry).flatMap(({ id, group, path }) => {
    const isOwnPath = typeof path === 'string' && /^\/(?![/\\])/.test(path);
    return typeof id === 'string' && typeof group === 'string' && isOwnPath ? [{ id, group, path }] : [];
  });
}

/** Reads the session from local storage, whatever stands there. Null: nobody is signed in (spec §4). */
export function readSession(): SessionData | null {
  const stored = readJson(storageKeys.user);
  const user = readUser(stored);
  if (!user) return null;
  // Written beside the user by this version; a user that an older one stored has neither.
  const { viewing_as, rights_givers } = stored as Entry;
  const icons = readJson(storageKeys.userMenuIcons);
  return {
    user,
    token: readText(storageKeys.token) ?? '',
    roles: texts(readJson(storageKeys.userRoles)),
    viewingAs: textOf(viewing_as) || null,
    rightsGivers: readGivers(rights_givers),
    menu: readMenu(readJson(storageKeys.userMenu)),
    menuIcons: isEntry(icons)
      ? Object.fromEntries(Object.entries(icons).map(([id, icon]) => [id, textOf(icon)]))
      : {},
  };
}

/** Writes what the server answered under the spec's keys. Where storage is refused, memory alone has to do. */
export function writeSession(session: Session): SessionData {
  const { user, roles, viewing_as, rights_givers } = session;
  writeJson(storageKeys.userRoles, roles);
  writeText(storageKeys.token, session.token);
  writeJson(storageKeys.userMenu, session.menu);
  writeJson(storageKeys.userMenuIcons, session.menu_icons);
  // Last, because other tabs read all of it when this one changes. What the specification has no key for stands here.
  writeJson(storageKeys.user, { ...user, viewing_as, rights_givers });
  return {
    user,
    token: session.token,
    roles,
    viewingAs: viewing_as,
    rightsGivers: rights_givers,
    menu: session.menu,
    menuIcons: session.menu_icons,
  };
}

/** Takes away what belongs to a session that has ended by itself; the language stays. */
export function removeSession(): void {
  const { user, userRoles, token, userMenu, userMenuIcons, signingSecret } = storageKeys;
  removeKeys(user, userRoles, token, userMenu, userMenuIcons, signingSecret);
}
