/** What the server refuses to plan: people who work at the point no more. Pure. */
import type { ClientError } from '@kasa/client/http/errors';
import type { PersonShift } from '@kasa/contracts/users/schedule-rules';

/** Ids of people who were refused. @param shifts as they were sent */
export function peopleRefused(error: ClientError, shifts: readonly PersonShift[]): string[] {
  const fields =
    error.kind === 'server' && error.codeName === 'not_found' ? error.details?.fields : undefined;
  const refused = (fields ?? []).flatMap(({ path }) => {
    const index = /^shifts\.(\d+)\.user_id$/.exec(path)?.[1];
    return index === undefined ? [] : [shifts[Number(index)]?.user_id ?? ''];
  });
  return [...new Set(refused)];
}
