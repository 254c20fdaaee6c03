import type { components } from '../generated/api.ts';

export interface OperationShape {
  parameters: { query?: unknown; path?: unknown; header?: unknown };
  requestBody?: { content: object };
  responses: { 200: { content: object } };
}
export type OperationShapes<Ops> = { [Id in keyof Ops]: OperationShape };

export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** Result: `data` of the envelope, a file, or a stream (in browsers better read by `EventSource`). */
export type DataOf<Op extends OperationShape> = Op['responses'][200]['content'] extends {
  'application/json': { data: infer Data };
}
  ? Data
  : Op['responses'][200]['content'] extends { 'text/event-stream': string }
    ? ReadableStream<Uint8Array>
    : Blob;

// `undefined` in a query equals absent: it is not sent.
type Loose<T> = { [Key in keyof T]: T[Key] | undefined };
// The client adds `lng` itself.
type QueryOf<Op extends OperationShape> = Loose<Omit<NonNullable<Op['parameters']['query']>, 'lng'>>;
type PathOf<Op extends OperationShape> = NonNullable<Op['parameters']['path']>;
// Set by the client itself, or left to the browser's cache.
type OwnHeader = 'payload-signature' | 'Idempotency-Key' | 'if-none-match';
type HeaderOf<Op extends OperationShape> = NonNullable<Op['parameters']['header']>;
type HeaderNames<Op extends OperationShape> = [HeaderOf<Op>] extends [never]
  ? never
  : Exclude<keyof HeaderOf<Op>, OwnHeader>;
type ContentOf<Op extends OperationShape> = NonNullable<Op['requestBody']>['content'];
type BodyOf<Op extends OperationShape> =
  ContentOf<Op> extends { 'application/json': infer Json }
    ? Json
    : ContentOf<Op> extends { 'multipart/form-data': infer Form }
      ? { [Field in keyof Form]: Blob }
      : never;

// `[T] extends [never]` keeps the conditional types from distributing: a bare `never` would yield `never`.
type ParamsPart<Op extends OperationShape> = [PathOf<Op>] extends [never]
  ? { params?: undefined }
  : { params: PathOf<Op> };
type QueryPart<Op extends OperationShape> = [keyof QueryOf<Op>] extends [never]
  ? { query?: undefined }
  : { query?: QueryOf<Op> | undefined };
type BodyPart<Op extends OperationShape> = [NonNullable<Op['requestBody']>] extends [never]
  ? { body?: undefined }
  : { body: BodyOf<Op> };

type HeadersPart<Op extends OperationShape> = [HeaderNames<Op>] extends [never]
  ? { headers?: undefined }
  : { headers: Pick<HeaderOf<Op>, HeaderNames<Op>> };

/** Input of an operation: path parameters, query, body and own headers, as far as it has them. */
export type InputOf<Op extends OperationShape> = ParamsPart<Op> &
  QueryPart<Op> &
  BodyPart<Op> &
  HeadersPart<Op>;

export interface CallOptions {
  /** Cancels the call, which rejects with `AbortError`. There is no timeout (spec §7). */
  signal?: AbortSignal | undefined;
  /** Makes retries idempotent; sent where the operation takes one. Use `newIdempotencyKey` once per action. */
  idempotencyKey?: string | undefined;
}

export type ArgumentsOf<Op extends OperationShape> =
  // biome-ignore lint/complexity/noBannedTypes: `{}` asks whether every property is optional
  {} extends InputOf<Op>
    ? [input?: InputOf<Op>, options?: CallOptions]
    : [input: InputOf<Op>, options?: CallOptions];

/** An operation as a function. Resolves with `data` of the envelope, or rejects with a `ClientError`. */
export interface Call<Id extends string, Op extends OperationShape> {
  (...args: ArgumentsOf<Op>): Promise<DataOf<Op>>;
  /** For query keys and logs. */
  readonly operationId: Id;
}
