import { isClientError } from '@kasa/client/http/errors';
import { isOutOfDate } from '#shared/query/use-command.ts';

/**
 * A refusal because a swap is another by now has been said and is read anew: a dialog about it need not stay.
 * @throws any other error, after which it can be repeated
 */
export function unlessOutdated(error: unknown): void {
  if (!isClientError(error) || !isOutOfDate(error)) throw error;
}
