import { formDraftsKey, readTab, writeTab } from './tab-storage.ts';

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

/** Null: missing or malformed. */
export function readDrafts(): Drafts | null {
  try {
    const stored: unknown = JSON.parse(readTab(formDraftsKey) ?? '');
    if (!isRecord(stored) || typeof stored.user !== 'string' || !isRecord(stored.forms)) return null;
    return stored as unknown as Drafts;
  } catch {
    return null;
  }
}

export const writeDrafts = (drafts: Drafts) => writeTab(formDraftsKey, JSON.stringify(drafts));

export function deleteDrafts(): void {
  writeTab(formDraftsKey, null);
}

export function deleteDraftsOfOtherUsers(user: string): void {
  const kept = readDrafts();
  if (kept && kept.user !== user) deleteDrafts();
}
