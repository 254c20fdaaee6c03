import { isSecretField } from '@kasa/contracts/audit/secret-fields';
import { formDraftsKey, readTab, writeTab } from '../session/tab-storage.ts';

/** Form values by field name; nested for a field that holds fields. */
export type DraftValues = Readonly<Record<string, unknown>>;

export interface FormDraft {
  readonly typed: DraftValues;
  /** Values of the same fields before editing: if the record differs from them, someone else changed it. */
  readonly before: DraftValues;
}

interface Drafts {
  readonly user: string;
  readonly forms: Readonly<Record<string, FormDraft>>;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function read(): Drafts | null {
  try {
    const stored: unknown = JSON.parse(readTab(formDraftsKey) ?? '');
    if (!isRecord(stored) || typeof stored.user !== 'string' || !isRecord(stored.forms)) return null;
    return stored as unknown as Drafts;
  } catch {
    // Missing or malformed.
    return null;
  }
}

const write = (drafts: Drafts) => writeTab(formDraftsKey, JSON.stringify(drafts));

/** Stores typed values of a form, without secrets and files, for this tab until they are taken. */
export function saveDraft(user: string, address: string, { typed, before }: FormDraft): void {
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

/** Request headers, or a list of named values that includes a secret. */
function holdsSecret(name: string, value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  return /headers$/.test(name) || value.some((one) => isRecord(one) && isSecretField(String(one.name)));
}

/** Returns and removes the draft of an address; null if there is none of this user. */
export function restoreDraft(user: string, address: string): FormDraft | null {
  const kept = read();
  if (kept?.user !== user) return null;
  const { [address]: taken, ...forms } = kept.forms;
  if (!isRecord(taken) || !isRecord(taken.typed) || !isRecord(taken.before)) return null;
  if (Object.keys(forms).length === 0) deleteDrafts();
  else write({ user, forms });
  return taken;
}

export function deleteDrafts(): void {
  writeTab(formDraftsKey, null);
}

export function deleteDraftsOfOtherUsers(user: string): void {
  const kept = read();
  if (kept && kept.user !== user) deleteDrafts();
}

function holdsFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return Array.isArray(value) && value.some(holdsFile);
}
