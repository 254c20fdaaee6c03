import { draftsKey, readTab, writeTab } from '../session/tab-storage.ts';

/** Values of a form by the names of its fields. */
export type DraftValues = Readonly<Record<string, unknown>>;

/** Drafts of one person in this tab, by the address of their form. */
interface Drafts {
  readonly user: string;
  readonly forms: Readonly<Record<string, DraftValues>>;
}

/** Fields of these names are secrets: they are typed again. */
const SECRET = /password|secret|ticket|(^|_)(code|pin|otp)$/i;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function read(): Drafts | null {
  try {
    const stored: unknown = JSON.parse(readTab(draftsKey) ?? '');
    if (!isRecord(stored) || typeof stored.user !== 'string' || !isRecord(stored.forms)) return null;
    return stored as unknown as Drafts;
  } catch {
    // Nothing there, or nothing of ours.
    return null;
  }
}

const write = (drafts: Drafts) => writeTab(draftsKey, JSON.stringify(drafts));

/** Keeps what somebody typed into the form at an address, without secrets and files. For this tab, until it is taken. */
export function keepDraft(user: string, address: string, typed: DraftValues): void {
  const values = Object.entries(typed).filter(([name, value]) => !SECRET.test(name) && !holdsFile(value));
  if (values.length === 0) return;
  const kept = read();
  const forms = kept?.user === user ? kept.forms : {};
  write({ user, forms: { ...forms, [address]: Object.fromEntries(values) } });
}

/** What was kept of the form at an address, once: null when there is none, or none of this person. */
export function takeDraft(user: string, address: string): DraftValues | null {
  const kept = read();
  if (kept?.user !== user) return null;
  const { [address]: taken, ...forms } = kept.forms;
  if (!isRecord(taken)) return null;
  if (Object.keys(forms).length === 0) dropDrafts();
  else write({ user, forms });
  return taken;
}

/** Forgets all drafts. */
export function dropDrafts(): void {
  writeTab(draftsKey, null);
}

/** Forgets what somebody else left in this tab. */
export function dropDraftsOfOthers(user: string): void {
  const kept = read();
  if (kept && kept.user !== user) dropDrafts();
}

function holdsFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return Array.isArray(value) && value.some(holdsFile);
}
