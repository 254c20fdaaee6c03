import { replaceEqualDeep } from '@tanstack/react-query';
import { readSession, removeSession, type Session, type SessionData, writeSession } from './session-data.ts';
import { clearStorage, readText, storageKeys, writeText } from './storage.ts';
import { endKey, readTab, writeTab } from './tab-storage.ts';

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
  /** Another person signed in, most likely in another tab: nothing may be written in the name of this one. */
  | 'account_changed'
  /** The same person looks through a role from now on, or no more, here or in another tab. */
  | 'view_changed';

/** How a session ended that nobody ended here: by itself, or by signing out in another tab. */
export type SessionEnd = 'expired' | 'elsewhere';

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
  /**
   * Keeps what a sign-in, or a fresh look at the session, answered. That of another person than this page's is for a
   * page that is loaded anew.
   */
  store(session: Session): void;
  /** How many answers have been stored so far, those with nothing new too: an answer on its way may be older than one. */
  stored(): number;
  /** The browser's session is another person's by now, and this page has not been told so by the tab where they signed in. */
  displace(): void;
  /** Clears all local storage (spec §4). The server is told by the caller. */
  clear(): void;
  /** An answer said −4. Thirty at once make one redirect. Where another person has signed in meanwhile, nothing ends. */
  expire(): void;
  /** Why nobody is signed in: said quietly at sign-in. Null after signing out here, and where nobody has been yet. */
  end(): SessionEnd | null;
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
  // One by itself is kept for the tab: whoever loads the page anew, or opens another address in it, reads it as well.
  let end: SessionEnd | null = data || readTab(endKey) !== 'expired' ? null : 'expired';
  let stored = 0;
  const listeners = new Set<() => void>();
  const eventListeners = new Set<(event: SessionEvent) => void>();

  const set = (next: SessionData | null, how: SessionEnd | null = null) => {
    // A late −4 does not make another end of it.
    end = next || !how ? null : data ? how : end;
    // Signing out leaves nothing in any tab.
    writeTab(endKey, end === 'expired' ? end : null);
    data = next;
    for (const listener of listeners) listener();
  };
  const emit = (event: SessionEvent) => {
    for (const listener of eventListeners) listener(event);
  };

  /** Whether a session is not of the person that this page is of. */
  const isOfAnother = (other: SessionData | null) =>
    data !== null && other !== null && data.user.id !== other.user.id;

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
    if (isOfAnother(after)) return emit('account_changed');
    if (before && after) return replace(before, after);
    if (!before && !after) return;
    // Signing out clears all of local storage; a session that ended by itself takes its own keys only.
    set(after, key === null ? 'elsewhere' : 'expired');
    if (after) return emit('signed_in_elsewhere');
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
    stored: () => stored,
    store: (session) => {
      stored += 1;
      const after = replaceEqualDeep(data, writeSession(session));
      // Most looks find nothing new: then nothing is drawn anew.
      if (after === data) return;
      if (isOfAnother(after)) return emit('account_changed');
      replace(data, after);
    },
    displace: () => emit('account_changed'),
    clear: () => {
      clearStorage();
      secret = null;
      set(null);
      emit('signed_out');
    },
    expire: () => {
      // Late, after somebody else has signed in in another tab: what stands there is theirs, and their tabs read it.
      if (isOfAnother(readSession())) return emit('account_changed');
      removeSession();
      secret = null;
      set(null, 'expired');
      const now = performance.now();
      if (now - redirectedAt < REDIRECT_PAUSE) return;
      redirectedAt = now;
      emit('expired');
    },
    end: () => end,
    signingSecret: () => secret,
    storeSigningSecret: (value) => {
      secret = value;
      writeText(storageKeys.signingSecret, value);
    },
    dispose: () => window.removeEventListener('storage', followOtherTabs),
  };
}
