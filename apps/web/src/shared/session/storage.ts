import { clearTab } from './tab-storage.ts';

/** Local storage keys (spec §3). Sign-out clears all (spec §4): device preferences are in `shared/device-preferences`. */
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

/** Null also when storage is blocked. */
export function readText(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Parsed JSON; null if missing or malformed. The caller checks the shape. */
export function readJson(key: StorageKey): unknown {
  const text = readText(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** False if the browser refuses (quota, blocked storage); the app continues with its memory. */
export function writeText(key: StorageKey, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function writeJson(key: StorageKey, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}

export function removeKeys(...keys: readonly StorageKey[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}

/** Clears local storage and everything kept for the tab (spec §4: sign-out). */
export function clearStorage(): void {
  try {
    localStorage.clear();
  } catch {
    // Blocked storage holds nothing.
  }
  // Separately: one kind of storage may be blocked without the other.
  clearTab();
}
