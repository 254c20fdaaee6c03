import type { ClientError } from '@kasa/client/http/errors';

const told: readonly (string | null)[] = ['cash_not_enough', 'cash_changed'];

/** The server's error that the cash inside differs from what the user saw. */
export interface CashRefusal {
  readonly message: string;
  /** Current cash in kopiykas. */
  readonly inside: number | undefined;
}

/** Whether the error is shown in the form rather than as a toast. */
export const isRefusal = (error: ClientError): boolean =>
  error.kind === 'server' && told.includes(error.codeName);

/** The error as a cash error; null for all others, which are shown as toasts. */
export function cashRefusal(error: ClientError | null): CashRefusal | null {
  if (error === null || error.kind !== 'server' || !isRefusal(error)) return null;
  return { message: error.userMessage ?? '', inside: error.details?.inside_amount };
}
