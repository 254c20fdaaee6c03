import { replaceEqualDeep } from '@tanstack/react-query';
import { createListeners } from '../listeners.ts';
import { readSession, removeSession, type Session, type SessionData, writeSession } from './session-data.ts';
import { clearStorage, readText, storageKeys, writeText } from './storage.ts';
import { readTab, sessionEndKey, writeTab } from './tab-storage.ts';

/** Minimum interval of auth redirects (spec §9), milliseconds. */
const MIN_REDIRECT_INTERVAL_MS = 500;

/** Changes of the session, for navigation. */
export type SessionEvent =
  /** Ended by the server (−4), noticed here or in another tab: to sign-in, then back here. */
  | 'expired'
  | 'signed_out'
  /** To sign-in, then back here. */
  | 'signed_out_elsewhere'
  | 'signed_in_elsewhere'
  /** Another user signed in, most likely in another tab: nothing may be sent as this one. */
  | 'account_changed'
  /** Nothing is open to the user before a second factor is turned on. */
  | 'second_factor_required'
  /** Other data is seen from now on: a role is viewed, or the user works at other points. Here or in another tab. */
  | 'view_changed';

/** How a session ended other than by a sign-out in this tab. */
export type SessionEndReason = 'expired' | 'elsewhere';

const pointIds = ({ points }: SessionData) => points?.map(({ id }) => id) ?? null;

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The current session over local storage, one for the app; follows other tabs. Components use `useSession`. */
export function createSessionStore() {
  let data = readSession();
  // In memory, too: if storage is blocked or full, the session lasts as long as the page.
  let secret = readText(storageKeys.signingSecret);
  let redirectedAt = Number.NEGATIVE_INFINITY;
  // An expiry is remembered for the tab, so that the reason survives a reload.
  let end: SessionEndReason | null = data || readTab(sessionEndKey) !== 'expired' ? null : 'expired';
  let stored = 0;
  const { subscribe, notify } = createListeners();
  const { subscribe: onEvent, notify: emit } = createListeners<[event: SessionEvent, isWidened?: boolean]>();

  const set = (next: SessionData | null, how: SessionEndReason | null = null) => {
    // A late −4 keeps the first reason.
    end = next || !how ? null : data ? how : end;
    // A sign-out leaves nothing in any tab.
    writeTab(sessionEndKey, end === 'expired' ? end : null);
    data = next;
    notify();
  };

  const isOfAnother = (other: SessionData | null) =>
    data !== null && other !== null && data.user.id !== other.user.id;

  const replace = (before: SessionData | null, after: SessionData) => {
    set(after);
    if (!before) return;
    const [ids, now] = [pointIds(before), pointIds(after)];
    const isSameView = before.viewingAs === after.viewingAs;
    // Nothing that is on the page has to go when points are only added, e.g. one that the user has made.
    const isWidened = isSameView && (!now || ids?.every((id) => now.includes(id)) === true);
    if (!isSameView || !isWidened || ids?.length !== now?.length) emit('view_changed', isWidened);
  };

  const followOtherTabs = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== null && storageArea !== localStorage) return;
    // null: the storage was cleared.
    if (key === null || key === storageKeys.signingSecret) secret = readText(storageKeys.signingSecret);
    const isOurs = key === null || key === storageKeys.user;
    if (!isOurs) return;
    const before = data;
    const after = readSession();
    if (isOfAnother(after)) return emit('account_changed');
    if (before && after) return replace(before, after);
    if (!before && !after) return;
    // A sign-out clears all storage; an expired session removes only its own keys.
    set(after, key === null ? 'elsewhere' : 'expired');
    if (after) return emit('signed_in_elsewhere');
    emit(key === null ? 'signed_out_elsewhere' : 'expired');
  };
  window.addEventListener('storage', followOtherTabs);

  return {
    /** Null: signed out. The reference is stable between changes. */
    current: (): SessionData | null => data,
    subscribe,
    onEvent,
    /** Tells other tabs of a sign-in: the cookie has changed, so they must not send as their user. */
    persistForOtherTabs: (session: Session) => void writeSession(session),
    /** Number of stored responses, unchanged ones included: tells whether a pending response is older. */
    storedCount: () => stored,
    /** Stores a session. Another user's one requires a reload: `account_changed`. */
    store: (session: Session) => {
      stored += 1;
      const after = replaceEqualDeep(data, writeSession(session));
      // Unchanged data causes no re-render.
      if (after === data) return;
      if (isOfAnother(after)) return emit('account_changed');
      replace(data, after);
    },
    /** The cookie belongs to another user, and no event from another tab has said so. */
    reportAccountChange: () => emit('account_changed'),
    /** The server lets the user do nothing else than turn on a second factor. */
    requireSecondFactor: () => emit('second_factor_required'),
    /** Clears all local storage (spec §4). The caller notifies the server. */
    clear: () => {
      clearStorage();
      secret = null;
      set(null);
      emit('signed_out');
    },
    /** Handles a −4 response; many at once cause one redirect. If another user has signed in, nothing ends. */
    expire: () => {
      // Another user has signed in in another tab: the stored keys are theirs.
      if (isOfAnother(readSession())) return emit('account_changed');
      removeSession();
      secret = null;
      set(null, 'expired');
      const now = performance.now();
      if (now - redirectedAt < MIN_REDIRECT_INTERVAL_MS) return;
      redirectedAt = now;
      emit('expired');
    },
    /** Why the user is signed out, for sign-in. Null after a sign-out here, or without a previous session. */
    endReason: (): SessionEndReason | null => end,
    signingSecret: (): string | null => secret,
    storeSigningSecret: (value: string) => {
      secret = value;
      writeText(storageKeys.signingSecret, value);
    },
    dispose: () => window.removeEventListener('storage', followOtherTabs),
  };
}
