import type { operations } from '../generated/api.ts';
import { operationTable } from '../generated/operations.ts';
import { defaultMessage, isClientError, NotAuthenticatedError, ServerError } from './errors.ts';
import { type OperationEntry, type SendOptions, sender } from './send.ts';
import type { Call, CallOptions, Shapes } from './types.ts';

/** What a client is made with. Locale and secret are asked for at every call, so that they may change. */
export interface ClientOptions extends SendOptions {
  /**
   * Brings a new signing secret after the server refused a signature: exchange a key and store it, so that
   * `signingSecret` answers it. The refused request, which had no effect, is then repeated once. When that is refused
   * too, or no key can be agreed on, only a new session helps: then it ends as code −4 does.
   */
  renewSecret?: (() => Promise<void>) | undefined;
}

/** A client of one document: the API's or the mock control's. */
export interface HttpClient<Ops extends Shapes<Ops>> {
  /** An operation as a function, by its id in the contract. */
  operation<Id extends keyof Ops & string>(id: Id): Call<Id, Ops[Id]>;
  /** The text for failures that bring none, in the present locale. */
  defaultMessage(): string;
}

/** A client of the Kasa API. */
export type KasaClient = HttpClient<operations>;

type AnyInput = { params?: object; query?: object; body?: unknown; headers?: object };

const isRefusedSignature = (error: unknown): error is ServerError =>
  error instanceof ServerError && error.codeName === 'signature_invalid';

/** Of an exchange: it did not reach the server, nobody can sign in now either, or the session's end was told already. */
const saysNothingOfTheSecret = (error: unknown) =>
  isClientError(error) &&
  (error.kind === 'network' ||
    error.kind === 'abort' ||
    error.kind === 'not_authenticated' ||
    (error.kind === 'server' && error.codeName === 'maintenance'));

/** Makes a client of any document of ours from its types and its table of operations. */
export function createHttpClient<Ops extends Shapes<Ops>>(
  table: Readonly<Record<keyof Ops & string, OperationEntry>>,
  options: ClientOptions,
): HttpClient<Ops> {
  const send = sender(options);
  let renewal: Promise<void> | null = null;

  // Calls that are refused together share one exchange: a second one would spoil the secret of the first.
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
      // Another call, or another tab, may have renewed it in the meantime.
      if (options.signingSecret() === secret) await renew(options.renewSecret).catch(endUnlessLost);
      return send(entry, input, options.signingSecret(), how).catch((again: unknown) => {
        throw isRefusedSignature(again) ? ended(again) : again;
      });
    }
  };
  /** Signing in again is what is left. */
  const ended = (cause: unknown) => {
    options.onNotAuthenticated?.();
    return new NotAuthenticatedError({ cause });
  };
  const endUnlessLost = (error: unknown): never => {
    throw saysNothingOfTheSecret(error) ? error : ended(error);
  };

  return {
    operation: <Id extends keyof Ops & string>(id: Id) =>
      // What the types say of the operation comes from the same document as the table.
      Object.assign((input?: AnyInput, callOptions?: CallOptions) => call(table[id], input, callOptions), {
        operationId: id,
      }) as unknown as Call<Id, Ops[Id]>,
    defaultMessage: () => defaultMessage(options.locale()),
  };
}

/** Makes a client of the Kasa API. */
export function createKasaClient(options: ClientOptions): KasaClient {
  return createHttpClient<operations>(operationTable, options);
}
