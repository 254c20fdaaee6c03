/**
 * What has begun and is not finished, registration or a new password, lies in this tab's session storage under this
 * key: see the feature auth. Never a password or a code.
 */
export const stepsKey = 'auth_steps';
/** What stood in forms when the session ended by itself: see `shared/forms`. */
export const draftsKey = 'form_drafts';
/** Id of the person who does not want to see the first steps on `/` before signing in again. */
export const skippedKey = 'first_steps_skipped';
/** Id of the person whom the first steps accompany over the screens of this tab, once they were seen on `/`. */
export const guidedKey = 'first_steps_guided';
/** Where one was in each list that was narrowed, to come back to it: see `shared/history/list-history`. */
export const listHistoryKey = 'left_lists';
/** `expired` where the last session ended by itself: see `session-store`. */
export const endKey = 'session_end';

type TabKey =
  | typeof endKey
  | typeof stepsKey
  | typeof draftsKey
  | typeof skippedKey
  | typeof guidedKey
  | typeof listHistoryKey;

/** What the browser would not store (full or blocked) lasts as long as the page, and counts before what it has stored. */
const memory = new Map<TabKey, string | null>();

/** The text that this tab keeps under a key; null when there is none. */
export function readTab(key: TabKey): string | null {
  const newer = memory.get(key);
  if (newer !== undefined) return newer;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text for this tab, over reloads where the browser allows it; null takes it away. */
export function writeTab(key: TabKey, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}
