/** Unfinished registration or password reset: see the feature auth. Never a password or a code. */
export const authProgressKey = 'auth_steps';
/** Form input kept when the session expired: see `shared/forms`. */
export const formDraftsKey = 'form_drafts';
/** Id of the user who dismissed the first steps until the next sign-in. */
export const firstStepsDismissedKey = 'first_steps_skipped';
/** Id of the user whom the first steps bar guides in this tab. */
export const firstStepsGuideKey = 'first_steps_guided';
/** Filters and pages of lists, for links back: see `shared/history/list-state-memory`. */
export const listStatesKey = 'left_lists';
/** `expired` if the last session expired: see `session-store`. */
export const sessionEndKey = 'session_end';

/** What a sign-out forgets. */
const ofTheSession = [
  authProgressKey,
  formDraftsKey,
  firstStepsDismissedKey,
  firstStepsGuideKey,
  listStatesKey,
] as const;
type TabKey = typeof sessionEndKey | (typeof ofTheSession)[number];

/** Values the browser refused to store; they last as long as the page and take precedence. */
const memory = new Map<TabKey, string | null>();

export function readTab(key: TabKey): string | null {
  const newer = memory.get(key);
  if (newer !== undefined) return newer;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text for this tab; null removes it. Survives reloads where storage is allowed. */
export function writeTab(key: TabKey, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/** Clears everything kept for the tab (spec §4: sign-out). */
export function clearTab(): void {
  for (const key of ofTheSession) writeTab(key, null);
}
