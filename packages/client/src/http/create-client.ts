import type { operations } from '../generated/api.ts';
import { defaultMessage, isClientError, NetworkError, NotAuthenticatedError, ServerError } from './errors.ts';
import { createSender, type OperationEntry, type SendOptions } from './send.ts';
import type { Call, CallOptions, OperationShapes } from './types.ts';

/** Options of a client. Locale and secret are read at every call, so they may change. */
export interface ClientOptions extends SendOptions {
  /**
   * Stores a new signing secret after a rejected signature; the request is then retried once.
   * If that fails too, the session counts as ended, as for code −4.
   */
  renewSecret?: (() => Promise<void>) | undefined;
}

export interface HttpClient<Ops extends OperationShapes<Ops>> {
  operation<Id extends keyof Ops & string>(id: Id): Call<Id, Ops[Id]>;
  defaultMessage(): string;
}

export type KasaClient = HttpClient<operations>;

type AnyInput = { params?: object; query?: object; body?: unknown; headers?: object };

const isRefusedSignature = (error: unknown): error is ServerError =>
  error instanceof ServerError && error.codeName === 'signature_invalid';

/** Key exchange errors that don't prove the secret invalid. */
const isInconclusiveError = (error: unknown) =>
  isClientError(error) &&
  (error.kind === 'network' ||
    error.kind === 'abort' ||
    error.kind === 'not_authenticated' ||
    (error.kind === 'server' && error.codeName === 'maintenance'));

/**
 * @param entryOf what to send for an operation; its module may be loaded for it, and a failure to is one of the network
 */
export function createHttpClient<Ops extends OperationShapes<Ops>>(
  entryOf: (id: keyof Ops & string) => OperationEntry | Promise<OperationEntry>,
  options: ClientOptions,
): HttpClient<Ops> {
  const send = createSender(options);
  let renewal: Promise<void> | null = null;

  // Concurrent rejected calls share one exchange: a second exchange would invalidate the first one's secret.
  const renew = (renewSecret: () => Promise<void>) => {
    renewal ??= renewSecret().finally(() => {
      renewal = null;
    });
    return renewal;
  };

  const call = async (id: keyof Ops & string, input: AnyInput = {}, how: CallOptions = {}) => {
    const entry = await Promise.resolve(entryOf(id)).catch((cause: unknown) => {
      throw new NetworkError(defaultMessage(options.locale()), { cause });
    });
    const secret = options.signingSecret();
    try {
      return await send(entry, input, secret, how);
    } catch (error) {
      const isSigned = entry[2];
      if (!isSigned || !options.renewSecret || !isRefusedSignature(error)) throw error;
      // Another call or tab may have renewed the secret in the meantime.
      if (options.signingSecret() === secret) await renew(options.renewSecret).catch(endUnlessLost);
      return send(entry, input, options.signingSecret(), how).catch((again: unknown) => {
        throw isRefusedSignature(again) ? ended(again) : again;
      });
    }
  };
  const ended = (cause: unknown) => {
    options.onNotAuthenticated?.();
    return new NotAuthenticatedError({ cause });
  };
  const endUnlessLost = (error: unknown): never => {
    throw isInconclusiveError(error) ? error : ended(error);
  };

  return {
    operation: <Id extends keyof Ops & string>(id: Id) =>
      // Cast: the types and the tables are generated from the same document.
      Object.assign((input?: AnyInput, callOptions?: CallOptions) => call(id, input, callOptions), {
        operationId: id,
      }) as unknown as Call<Id, Ops[Id]>,
    defaultMessage: () => defaultMessage(options.locale()),
  };
}
