import type { ClientError } from '@kasa/client/http/errors';

/** The version that a record has by now, when an edit was refused because of it (`conflict`); else null. */
export function currentVersion(error: ClientError | null): number | null {
  return (error?.kind === 'server' ? error.details?.current_version : undefined) ?? null;
}
