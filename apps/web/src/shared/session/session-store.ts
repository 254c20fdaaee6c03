import { readSession, removeSession, type Session, type SessionData, writeSession } from './session-data.ts';
import { clearStorage, readText, storageKeys, writeText } from './storage.ts';

/** Auth redirects happen at most once in this time (spec §9), milliseconds. */
const REDIRECT_PAUSE = 500;

/** What happened to the session, for whoever moves the person about. */
export type SessionEvent =
  /** It ended by itself (−4), noticed here or in another tab: to sign-in, and back here afterwards. */
  | 'expired'
  /** The person signed out here. */
  | 'signed_out'
  /** Signed out in another tab: to sign-in, and back here afterwards. */
  | 'signed_out_elsewhere'
  /** Signed in, in another tab. */
  | 'signed_in_elsewhere'
  /** Another person signed in, in another tab: nothing may be written in the name of this one. */
  | 'account_changed'
  /** The same person looks through a role from now on, or no more, here or in another tab. */
  | 'view_changed';

/** Who is signed in. One for the app; components read it by `useSession`. */
export interface SessionStore {
  /** Null: nobody. Stable between changes. */
  current(): SessionData | null;
  subscribe(listener: () => void): () => void;
  onEvent(listener: (event: SessionEvent) => void): () => void;
  /**
   * Tells other tabs that somebody has signed in, before this one is ready for it: the browser's cookie is theirs
   * already, so that nothing may be written in the name of whoever is signed in there.
   */
  announce(session: Session): void;
  /** Keeps what a sign-in, or a fresh look at the session, answered. */
  store(session: Session): void;
  /** Clears all local storage (spec §4). The server is told by the caller. */
  clear(): void;
  /** An answer said −4. Thirty at once make one redirect. */
  expire(): void;
  signingSecret(): string | null;
  storeSigningSecret(secret: string): void;
  /** Stops listening to other tabs. */
  dispose(): void;
}

/** Makes the store over local storage, listening to what other tabs write there. */
export function createSessionStore(): SessionStore {
  let data = readSession();
  // Kept in memory too: with storage blocked or full the session lives as long as the page.
  let secret = readText(storageKeys.signingSecret);
  let redirectedAt = Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();
  const eventListeners = new Set<(event: SessionEvent) => void>();

  const set = (next: SessionData | null) => {
    data = next;
    for (const listener of listeners) listener();
  };
  const emit = (event: SessionEvent) => {
    for (const listener of eventListeners) listener(event);
  };

  /** Other words, rights or menu of the same person. */
  const replace = (before: SessionData | null, after: SessionData) => {
    set(after);
    if (before && before.viewingAs !== after.viewingAs) emit('view_changed');
  };

  const followOtherTabs = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== null && storageArea !== localStorage) return;
    // null: everything was cleared.
    if (key === null || key === storageKeys.signingSecret) secret = readText(storageKeys.signingSecret);
    const isOurs = key === null || key === storageKeys.user;
    if (!isOurs) return;
    const before = data;
    const after = readSession();
    if (before && after) {
      if (before.user.id !== after.user.id) return emit('account_changed');
      return replace(before, after);
    }
    if (!before && !after) return;
    set(after);
    if (after) return emit('signed_in_elsewhere');
    // Signing out clears all of local storage; a session that ended by itself takes its own keys only.
    emit(key === null ? 'signed_out_elsewhere' : 'expired');
  };
  window.addEventListener('storage', followOtherTabs);

  return {
    current: () => data,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEvent: (listener) => {
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },
    announce: (session) => void writeSession(session),
    store: (session) => replace(data, writeSession(session)),
    clear: () => {
      clearStorage();
      secret = null;
      set(null);
      emit('signed_out');
    },
    expire: () => {
      removeSession();
      secret = null;
      set(null);
      const now = performance.now();
      if (now - redirectedAt < REDIRECT_PAUSE) return;
      redirectedAt = now;
      emit('expired');
    },
    signingSecret: () => secret,
    storeSigningSecret: (value) => {
      secret = value;
      writeText(storageKeys.signingSecret, value);
    },
    dispose: () => window.removeEventListener('storage', followOtherTabs),
  };
}
