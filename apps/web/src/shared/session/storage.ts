import { draftsKey, guidedKey, listHistoryKey, skippedKey, stepsKey, writeTab } from './tab-storage.ts';

/**
 * The local-storage keys of the specification (spec §3), letter for letter; `locale` and `signing_secret` are named
 * by us. Nothing else is kept there: sign-out clears all of it (spec §4), so what belongs to the device and not to
 * the person (theme, columns of a list) lives elsewhere, see `shared/device`.
 */
export const storageKeys = {
  user: 'user',
  userRoles: 'user_roles',
  token: 'token',
  userMenu: 'user_menu',
  userMenuIcons: 'user_menu_icons',
  route: 'route',
  locale: 'locale',
  signingSecret: 'signing_secret',
} as const;

type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** The text under a key; null also when the browser forbids storage. */
export function readText(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The JSON value under a key; null when it is missing or no JSON. Its shape is the reader's to check. */
export function readJson(key: StorageKey): unknown {
  const text = readText(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Writes text. False when the browser refuses (quota, storage blocked): the app goes on with what it has in memory. */
export function writeText(key: StorageKey, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Writes a value as JSON. */
export function writeJson(key: StorageKey, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}

/** Takes keys away. */
export function removeKeys(...keys: readonly StorageKey[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing of ours.
  }
}

/** Takes everything away (spec §4: sign-out), what was begun before signing in or kept of a form too. */
export function clearStorage(): void {
  try {
    localStorage.clear();
  } catch {
    // Blocked storage holds nothing of ours.
  }
  // On its own: where one is blocked the other may be not.
  writeTab(stepsKey, null);
  writeTab(draftsKey, null);
  writeTab(skippedKey, null);
  writeTab(guidedKey, null);
  writeTab(listHistoryKey, null);
}
