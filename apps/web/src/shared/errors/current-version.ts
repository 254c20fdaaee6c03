import type { ClientError } from '@kasa/client/http/errors';

/** Current version of the record from a `conflict` error; otherwise null. */
export function currentVersion(error: ClientError | null): number | null {
  return (error?.kind === 'server' ? error.details?.current_version : undefined) ?? null;
}

/** A save refused because of a newer version, which `EditConflictNotice` shows. */
export const isConflict = (error: ClientError): boolean =>
  error.kind === 'server' && error.codeName === 'conflict';
