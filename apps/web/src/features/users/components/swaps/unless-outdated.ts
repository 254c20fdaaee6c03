import { type ClientError, isClientError } from '@kasa/client/http/errors';

const isOutdated = (error: ClientError) =>
  error.kind === 'server' && (error.httpStatus === 404 || error.httpStatus === 409);

/**
 * A refusal because a swap is another by now has been said and is read anew: a dialog about it need not stay.
 * @throws any other error, after which it can be repeated
 */
export function unlessOutdated(error: unknown): void {
  if (!isClientError(error) || !isOutdated(error)) throw error;
}
