import type { ClientError } from '@kasa/client/http/errors';

const told: readonly (string | null)[] = ['cash_not_enough', 'cash_changed'];

/** How the server says that other cash is inside than the person saw. */
export interface CashRefusal {
  /** The server's words, in the language of the request. */
  readonly message: string;
  /** What is inside now, kopiykas. */
  readonly inside: number | undefined;
}

/** Whether it is said at the form instead of by a toast. */
export const isRefusal = (error: ClientError): boolean =>
  error.kind === 'server' && told.includes(error.codeName);

/** The refusal in a failed encashment; null for any other failure, which a toast tells. */
export function cashRefusal(error: ClientError | null): CashRefusal | null {
  if (error === null || error.kind !== 'server' || !isRefusal(error)) return null;
  return { message: error.userMessage ?? '', inside: error.details?.inside_amount };
}
