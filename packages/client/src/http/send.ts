import createFetchClient from 'openapi-fetch';
import { unwrap } from './envelope.ts';
import {
  AbortError,
  defaultMessage,
  GenericError,
  isClientError,
  NetworkError,
  NotAuthenticatedError,
} from './errors.ts';
import { IDEMPOTENCY_HEADER } from './idempotency.ts';
import { payloadSignature } from './signature.ts';
import type { CallOptions } from './types.ts';

/** Method, path with `{param}`, whether the body must be signed, and the non-JSON kind. */
export type OperationEntry = readonly [
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  isSigned: boolean,
  /** JSON with an idempotency key, form upload, file download, or endless stream; absent for other JSON. */
  kind?: 'keyed' | 'form' | 'file' | 'stream',
];

/** How openapi-fetch reads the response, by operation kind; envelopes as text. */
const PARSED_AS = { keyed: 'text', form: 'text', file: 'blob', stream: 'stream' } as const;

export interface SendOptions {
  /** Origin of the API; empty for the page's own origin. Operation paths begin with `/api/v1`. */
  baseUrl: string;
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** The stored locale, `uk` or `en`; null: no `lng` is sent (spec §7). */
  locale: () => string | null;
  /** The stored signing secret; null: bodies are not signed (spec §7). */
  signingSecret: () => string | null;
  /** Called at code −4, before the call rejects: navigate to sign-in here. */
  onNotAuthenticated?: (() => void) | undefined;
}

interface Input {
  params?: object;
  query?: object;
  body?: unknown;
  headers?: object;
}

/** openapi-fetch's request, untyped: our call types come from the same document. */
type LooseRequest = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** Sends one request and resolves with the envelope's `data`; rejects with a `ClientError`. */
export function createSender(options: SendOptions) {
  const http = createFetchClient<object>({
    baseUrl: options.baseUrl,
    credentials: 'include',
    // Looked up at each call, so a later wrapped or replaced fetch takes effect.
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    // `status=active,blocked`, as the contract says of lists in a query.
    querySerializer: { array: { style: 'form', explode: false } },
    // The body is already serialised: the signature covers exactly what is sent.
    bodySerializer: (payload) => payload,
  });
  const request = http.request as unknown as LooseRequest;

  return async (
    [method, path, , kind]: OperationEntry,
    { params, query, body, headers }: Input,
    secret: string | null,
    { signal, idempotencyKey }: CallOptions,
  ): Promise<unknown> => {
    const locale = options.locale();
    const form = kind === 'form' ? formOf(body as Record<string, Blob>) : undefined;
    const text = body === undefined || form ? undefined : JSON.stringify(body);
    const isSigned = text !== undefined && secret !== null;
    const payload = form ?? text;
    try {
      const { data, error, response } = await request(method, path, {
        params: { path: params, query: { ...query, lng: locale?.toUpperCase() } },
        headers: {
          ...headers,
          ...(isSigned ? { 'payload-signature': await payloadSignature(text, secret) } : {}),
          ...(kind === 'keyed' && idempotencyKey !== undefined
            ? { [IDEMPOTENCY_HEADER]: idempotencyKey }
            : {}),
        },
        ...(payload === undefined ? {} : { body: payload }),
        ...(signal ? { signal } : {}),
        parseAs: PARSED_AS[kind ?? 'form'],
      });
      const origin = { requestId: response.headers.get('x-request-id'), httpStatus: response.status };
      if ((kind === 'file' || kind === 'stream') && response.ok) return data;
      return unwrap(response.ok ? data : error, defaultMessage(locale), origin);
    } catch (error) {
      const failure = asClientError(error, signal, defaultMessage(locale));
      if (failure instanceof NotAuthenticatedError) options.onNotAuthenticated?.();
      throw failure;
    }
  };
}

/** A form, never signed (decisions §2). The server requires a file extension that matches the type. */
function formOf(fields: Record<string, Blob>): FormData {
  const form = new FormData();
  for (const [name, file] of Object.entries(fields)) {
    form.append(name, file, file instanceof File ? file.name : `${name}.${file.type.split('/')[1]}`);
  }
  return form;
}

/** Maps any thrown value to the error catalogue (spec §8). */
function asClientError(error: unknown, signal: AbortSignal | undefined, message: string) {
  if (isClientError(error)) return error;
  const isAbort = signal?.aborted || (error instanceof Error && error.name === 'AbortError');
  if (isAbort) return new AbortError({ cause: error });
  // fetch rejects with a TypeError on network failure, and so does reading an interrupted body.
  if (error instanceof TypeError) return new NetworkError(message, { cause: error });
  return new GenericError('Unknown failure', message, { cause: error });
}
