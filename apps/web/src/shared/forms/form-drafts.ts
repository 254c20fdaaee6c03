import { isSecretField } from '@kasa/contracts/audit/secret-fields';
import { draftsKey, readTab, writeTab } from '../session/tab-storage.ts';

/** Values of a form by the names of its fields; of a field that holds fields, by theirs. */
export type DraftValues = Readonly<Record<string, unknown>>;

/** What is kept of a form. */
export interface FormDraft {
  readonly typed: DraftValues;
  /** What the same fields held before: a record that holds something else by now was changed by somebody else. */
  readonly before: DraftValues;
}

/** Drafts of one person in this tab, by the address of their form. */
interface Drafts {
  readonly user: string;
  readonly forms: Readonly<Record<string, FormDraft>>;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
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

/**
 * Keeps what somebody typed into the form at an address, without secrets and files: those are given again. For this tab,
 * until it is taken.
 */
export function keepDraft(user: string, address: string, { typed, before }: FormDraft): void {
  const values = keepable(typed);
  if (Object.keys(values).length === 0) return;
  const kept = read();
  const forms = kept?.user === user ? kept.forms : {};
  write({ user, forms: { ...forms, [address]: { typed: values, before: keepable(before) } } });
}

function keepable(values: DraftValues): DraftValues {
  const some = Object.entries(values)
    .filter(([name, value]) => !isSecretField(name) && !holdsFile(value) && !holdsSecret(name, value))
    .map(([name, value]) => [name, isRecord(value) ? keepable(value) : value] as const)
    .filter(([, value]) => !isRecord(value) || Object.keys(value).length > 0);
  return Object.fromEntries(some);
}

/** Headers of a request, and named values of which one is a secret by its name. */
function holdsSecret(name: string, value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  return /headers$/.test(name) || value.some((one) => isRecord(one) && isSecretField(String(one.name)));
}

/** What was kept of the form at an address, once: null when there is none, or none of this person. */
export function takeDraft(user: string, address: string): FormDraft | null {
  const kept = read();
  if (kept?.user !== user) return null;
  const { [address]: taken, ...forms } = kept.forms;
  if (!isRecord(taken) || !isRecord(taken.typed) || !isRecord(taken.before)) return null;
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
