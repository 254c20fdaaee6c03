import type { ClientError } from '@kasa/client/http/errors';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { currentVersion } from '../errors/current-version.ts';
import type { ContractForm } from './use-contract-form.ts';

/** What the edit of a versioned record needs to get over somebody else's change. */
export interface FreshVersion<Entity> {
  /** The record that the form was filled from; its `version` goes back with the edit. */
  base: Entity;
  /** For StaleNotice. `merged`: the new version is in the form by now. */
  state: 'stale' | 'merged' | null;
  /** The server's refusal to save over it; null: it was noticed without one. */
  refusal: ClientError | null;
  isLoading: boolean;
  /** Reads the record anew: fields that were not touched follow it, what was typed stays. */
  load(): void;
  /** Part of the edit has been saved, and the form goes on: from what is saved now. */
  goOnFrom(saved: Entity): void;
}

/**
 * Notices that a record was changed under an edit: by the server's refusal, or sooner, by a newer version having been
 * read meanwhile.
 */
export function useFreshVersion<Entity extends { version: number }, Values extends FieldValues>({
  latest,
  form,
  error,
  refetch,
  toDraft,
  isOther,
}: {
  /** The record as last read. */
  latest: Entity;
  form: ContractForm<Values>;
  /** Of the last attempt to save. */
  error: ClientError | null;
  refetch: () => Promise<{ data: Entity | undefined }>;
  toDraft: (entity: Entity) => Values;
  /** What the record takes from elsewhere is another thing now, though it itself has no newer version. */
  isOther?: ((latest: Entity, base: Entity) => boolean) | undefined;
}): FreshVersion<Entity> {
  const [base, setBase] = useState(latest);
  const [isMerged, setMerged] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const isFollowed = latest.version === base.version && isOther?.(latest, base) === true;
  const isRefused = (currentVersion(error) ?? 0) > base.version;
  const isNewer = latest.version > base.version || isFollowed;
  // What is read anew once it is saved is this form's own version.
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
