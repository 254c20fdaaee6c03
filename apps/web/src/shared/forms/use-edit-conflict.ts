import type { ClientError } from '@kasa/client/http/errors';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { currentVersion } from '../errors/current-version.ts';
import type { ContractForm } from './use-contract-form.ts';

/** State of an edit whose versioned record may be changed by someone else. */
export interface EditConflict<Entity> {
  /** Record the form was filled from; its `version` is sent with the edit. */
  base: Entity;
  /** For EditConflictNotice. `merged`: the form already has the new version. */
  state: 'stale' | 'merged' | null;
  /** The refused save; null if the change was noticed by a read. */
  saveError: ClientError | null;
  isLoading: boolean;
  /** Reads the record again: untouched fields take its values, edited ones keep theirs. */
  loadLatest(): void;
  /** Part of the edit was saved: continues from the saved record. */
  continueFrom(saved: Entity): void;
}

/** Detects a change by someone else: by a refused save, or by a newer version that was read. */
export function useEditConflict<Entity extends { version: number }, Values extends FieldValues>({
  latest,
  form,
  error,
  refetch,
  toFormValues,
  hasDerivedDataChanged,
  isSameInForm,
}: {
  latest: Entity;
  form: ContractForm<Values>;
  error: ClientError | null;
  refetch: () => Promise<{ data: Entity | undefined }>;
  toFormValues: (entity: Entity) => Values;
  /** Whether data derived from elsewhere has changed without a new version. */
  hasDerivedDataChanged?: ((latest: Entity, base: Entity) => boolean) | undefined;
  /** Whether a newer version changed nothing that the form holds: it is followed without asking. */
  isSameInForm?: ((latest: Entity, base: Entity) => boolean) | undefined;
}): EditConflict<Entity> {
  const [base, setBase] = useState(latest);
  const [isMerged, setMerged] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const isFollowed = latest.version === base.version && hasDerivedDataChanged?.(latest, base) === true;
  const isRefused = (currentVersion(error) ?? 0) > base.version;
  const isNewer = latest.version > base.version || isFollowed;
  if (latest.version > base.version && isSameInForm?.(latest, base)) {
    setBase(latest);
    setMerged(isRefused);
  }
  // A newer version read after saving is the form's own.
  const isStale = isRefused || (isNewer && !form.isSaved());
  const load = async () => {
    setLoading(true);
    const { data } = await refetch();
    setLoading(false);
    if (!data) return;
    form.hook.reset(toFormValues(data), { keepDirtyValues: true, keepDirty: true });
    setBase(data);
    setMerged(true);
  };
  return {
    base,
    state: isStale ? 'stale' : isMerged ? 'merged' : null,
    saveError: isRefused ? error : null,
    isLoading,
    loadLatest: () => void load(),
    continueFrom: (saved) => {
      form.hook.reset(toFormValues(saved));
      setBase(saved);
      setMerged(false);
    },
  };
}
