import type { ClientError, FailureDetails } from '@kasa/client/http/errors';

/** Refusals that people are told where they work: each says why, and what to do next. Others stay quiet (spec §8). */
const told = [
  'transport_busy',
  'transport_unavailable',
  'inspection_overdue',
  'shift_already_open',
  'status_transition_forbidden',
  'route_required',
  'not_found',
  'conflict',
] as const;
type ToldCode = (typeof told)[number];

/** Refusals that the server's own words say best. */
const inItsWords: readonly (string | null)[] = ['forbidden', 'view_read_only'];

/** What to say about a refusal: the message of its code; or the server's own words, and the right that is missing. */
export type Refusal =
  | { code: ToldCode; name: string; day: string | null }
  | { text: string; permission: FailureDetails['permission'] };

/**
 * The refusal in a failed command, or null when there is nothing to say: spec §8 has no message for failures of
 * driver, route and transport actions, but a decision of the server must say why.
 */
export function refusalOf(error: ClientError | null): Refusal | null {
  if (error?.kind !== 'server' || error.details?.fields?.length) return null;
  const code = told.find((name) => name === error.codeName);
  const { busy_with, next_to_date, permission } = error.details ?? {};
  if (code) return { code, name: busy_with?.name ?? '', day: next_to_date ?? null };
  return inItsWords.includes(error.codeName) && error.userMessage
    ? { text: error.userMessage, permission }
    : null;
}

/** Whether there was no open shift any more: somebody else closed it, or another tab. */
export function isAlreadyClosed(error: ClientError | null): boolean {
  return error?.kind === 'server' && error.codeName === 'shift_already_closed';
}
