import type { ClientError, FailureDetails } from '@kasa/client/http/errors';

/** Errors with texts of their own, which say why and what to do next. Others show nothing (spec §8). */
const codesWithOwnText = [
  'transport_busy',
  'transport_unavailable',
  'inspection_overdue',
  'shift_already_open',
  'status_transition_forbidden',
  'route_required',
  'not_found',
  'conflict',
] as const;
type CodeWithOwnText = (typeof codesWithOwnText)[number];

/** Errors shown with the server's message. */
const codesWithServerMessage: readonly (string | null)[] = ['forbidden', 'view_read_only'];

/** Own text by error code, or the server's message with the missing permission. */
export type TransportError =
  | { code: CodeWithOwnText; name: string; day: string | null }
  | { text: string; permission: FailureDetails['permission'] };

/**
 * The error to show, or null: spec §8 has no message for failed driver, route and transport actions, but a rejection by
 * the server must be explained.
 */
export function transportErrorOf(error: ClientError | null): TransportError | null {
  if (error?.kind !== 'server' || error.details?.fields?.length) return null;
  const code = codesWithOwnText.find((name) => name === error.codeName);
  const { busy_with, next_to_date, permission } = error.details ?? {};
  if (code) return { code, name: busy_with?.name ?? '', day: next_to_date ?? null };
  return codesWithServerMessage.includes(error.codeName) && error.userMessage
    ? { text: error.userMessage, permission }
    : null;
}

/** Whether the shift had already been closed elsewhere. */
export function isAlreadyClosed(error: ClientError | null): boolean {
  return error?.kind === 'server' && error.codeName === 'shift_already_closed';
}
