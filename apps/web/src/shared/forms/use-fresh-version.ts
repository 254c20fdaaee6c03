import type { ClientError } from '@kasa/client/http/errors';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { currentVersion } from '../errors/current-version.ts';
import type { ContractForm } from './use-contract-form.ts';

/** State of an edit whose versioned record may be changed by someone else. */
export interface FreshVersion<Entity> {
  /** Record the form was filled from; its `version` is sent with the edit. */
  base: Entity;
  /** For StaleNotice. `merged`: the form already has the new version. */
  state: 'stale' | 'merged' | null;
  /** The refused save; null if the change was noticed by a read. */
  refusal: ClientError | null;
  isLoading: boolean;
  /** Reads the record again: untouched fields take its values, edited ones keep theirs. */
  load(): void;
  /** Part of the edit was saved: continues from the saved record. */
  goOnFrom(saved: Entity): void;
}

/** Detects a change by someone else: by a refused save, or by a newer version that was read. */
export function useFreshVersion<Entity extends { version: number }, Values extends FieldValues>({
  latest,
  form,
  error,
  refetch,
  toDraft,
  isOther,
}: {
  latest: Entity;
  form: ContractForm<Values>;
  error: ClientError | null;
  refetch: () => Promise<{ data: Entity | undefined }>;
  toDraft: (entity: Entity) => Values;
  /** Whether data derived from elsewhere has changed without a new version. */
  isOther?: ((latest: Entity, base: Entity) => boolean) | undefined;
}): FreshVersion<Entity> {
  const [base, setBase] = useState(latest);
  const [isMerged, setMerged] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const isFollowed = latest.version === base.version && isOther?.(latest, base) === true;
  const isRefused = (currentVersion(error) ?? 0) > base.version;
  const isNewer = latest.version > base.version || isFollowed;
  // A newer version read after saving is the form's own.
  const isStale = isRefused || (isNewer && !form.isSaved());
  const load = async () => {
    setLoading(true);
    const { data } = await refetch();
    setLoading(false);
    if (!data) return;
    form.hook.reset(toDraft(data), { keepDirtyValues: true, keepDirty: true });
    setBase(data);
    setMerged(true);
  };
  return {
    base,
    state: isStale ? 'stale' : isMerged ? 'merged' : null,
    refusal: isRefused ? error : null,
    isLoading,
    load: () => void load(),
    goOnFrom: (saved) => {
      form.hook.reset(toDraft(saved));
      setBase(saved);
      setMerged(false);
    },
  };
}
