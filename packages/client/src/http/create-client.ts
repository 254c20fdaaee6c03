import type { operations } from '../generated/api.ts';
import { operationTable } from '../generated/operations.ts';
import { defaultMessage, isClientError, NotAuthenticatedError, ServerError } from './errors.ts';
import { type OperationEntry, type SendOptions, sender } from './send.ts';
import type { Call, CallOptions, Shapes } from './types.ts';

/** Options of a client. Locale and secret are read at every call, so they may change. */
export interface ClientOptions extends SendOptions {
  /**
   * Obtains and stores a new signing secret after the server rejected a signature; the rejected request is then
   * retried once.
   * If the retry or the key exchange fails, the session is treated as ended, as for code −4.
   */
  renewSecret?: (() => Promise<void>) | undefined;
}

/** A typed client of one OpenAPI document: the API or the mock control. */
export interface HttpClient<Ops extends Shapes<Ops>> {
  /** An operation as a function, by its id in the contract. */
  operation<Id extends keyof Ops & string>(id: Id): Call<Id, Ops[Id]>;
  /** Message for failures without one of their own, in the current locale. */
  defaultMessage(): string;
}

export type KasaClient = HttpClient<operations>;

type AnyInput = { params?: object; query?: object; body?: unknown; headers?: object };

const isRefusedSignature = (error: unknown): error is ServerError =>
  error instanceof ServerError && error.codeName === 'signature_invalid';

/**
 * Errors of a key exchange that don't prove the secret invalid: no connection, cancelled, or session end
 * already handled.
 */
const saysNothingOfTheSecret = (error: unknown) =>
  isClientError(error) &&
  (error.kind === 'network' ||
    error.kind === 'abort' ||
    error.kind === 'not_authenticated' ||
    (error.kind === 'server' && error.codeName === 'maintenance'));

/** Creates a client of any of our OpenAPI documents from its types and its operation table. */
export function createHttpClient<Ops extends Shapes<Ops>>(
  table: Readonly<Record<keyof Ops & string, OperationEntry>>,
  options: ClientOptions,
): HttpClient<Ops> {
  const send = sender(options);
  let renewal: Promise<void> | null = null;

  // Concurrent rejected calls share one exchange: a second exchange would invalidate the first one's secret.
  const renew = (renewSecret: () => Promise<void>) => {
    renewal ??= renewSecret().finally(() => {
      renewal = null;
    });
    return renewal;
  };

  const call = async (entry: OperationEntry, input: AnyInput = {}, how: CallOptions = {}) => {
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
    throw saysNothingOfTheSecret(error) ? error : ended(error);
  };

  return {
    operation: <Id extends keyof Ops & string>(id: Id) =>
      // Cast: the types and the table are generated from the same document.
      Object.assign((input?: AnyInput, callOptions?: CallOptions) => call(table[id], input, callOptions), {
        operationId: id,
      }) as unknown as Call<Id, Ops[Id]>,
    defaultMessage: () => defaultMessage(options.locale()),
  };
}

/** Creates a client of the Kasa API. */
export function createKasaClient(options: ClientOptions): KasaClient {
  return createHttpClient<operations>(operationTable, options);
}
