import { isSecretField } from '@kasa/contracts/audit/secret-fields';
import {
  type DraftValues,
  deleteDrafts,
  type FormDraft,
  isRecord,
  readDrafts,
  writeDrafts,
} from '../session/stored-drafts.ts';

/** Stores typed values of a form, without secrets and files, for this tab until they are taken. */
export function saveDraft(user: string, address: string, { typed, before }: FormDraft): void {
  const values = keepable(typed);
  if (Object.keys(values).length === 0) return;
  const kept = readDrafts();
  const forms = kept?.user === user ? kept.forms : {};
  writeDrafts({ user, forms: { ...forms, [address]: { typed: values, before: keepable(before) } } });
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
  const kept = readDrafts();
  if (kept?.user !== user) return null;
  const { [address]: taken, ...forms } = kept.forms;
  if (!isRecord(taken) || !isRecord(taken.typed) || !isRecord(taken.before)) return null;
  if (Object.keys(forms).length === 0) deleteDrafts();
  else writeDrafts({ user, forms });
  return taken;
}

function holdsFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return Array.isArray(value) && value.some(holdsFile);
}
