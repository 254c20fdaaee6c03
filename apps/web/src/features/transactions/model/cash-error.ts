import type { ClientError } from '@kasa/client/http/errors';

const cashErrorCodes: readonly (string | null)[] = ['cash_not_enough', 'cash_changed'];

/** The server's error that the cash inside differs from what the user saw. */
export interface CashError {
  readonly message: string;
  /** Current cash in kopiykas. */
  readonly inside: number | undefined;
}

/** Whether the error is shown in the form rather than as a toast. */
export const isCashError = (error: ClientError): boolean =>
  error.kind === 'server' && cashErrorCodes.includes(error.codeName);

/** The error as a cash error; null for all others, which are shown as toasts. */
export function cashErrorOf(error: ClientError | null): CashError | null {
  if (error === null || error.kind !== 'server' || !isCashError(error)) return null;
  return { message: error.userMessage ?? '', inside: error.details?.inside_amount };
}
