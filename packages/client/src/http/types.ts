import type { components } from '../generated/api.ts';

/** What openapi-typescript says of one operation, as far as the client reads it. */
export interface OperationShape {
  parameters: { query?: unknown; path?: unknown; header?: unknown };
  requestBody?: { content: object };
  responses: { 200: { content: object } };
}
/** The operations of a document, by id. */
export type Shapes<Ops> = { [Id in keyof Ops]: OperationShape };

/** A schema of the contract by its name, e.g. `Schema<'Driver'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** What an operation answers: `data` of the envelope, a file, or a stream, which a browser better reads by `EventSource`. */
export type DataOf<Op extends OperationShape> = Op['responses'][200]['content'] extends {
  'application/json': { data: infer Data };
}
  ? Data
  : Op['responses'][200]['content'] extends { 'text/event-stream': string }
    ? ReadableStream<Uint8Array>
    : Blob;

// `undefined` is as good as absent in a query: it is not sent.
type Loose<T> = { [Key in keyof T]: T[Key] | undefined };
// The client adds `lng` itself.
type QueryOf<Op extends OperationShape> = Loose<Omit<NonNullable<Op['parameters']['query']>, 'lng'>>;
type PathOf<Op extends OperationShape> = NonNullable<Op['parameters']['path']>;
// What the client sets by itself, and what a browser's own cache is for.
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

// Four questions, each asked of the whole type: `[T] extends [never]`, because a bare `never` answers nothing.
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

/** What an operation takes: path parameters, query, body, headers of its own, as far as it has them. */
export type InputOf<Op extends OperationShape> = ParamsPart<Op> &
  QueryPart<Op> &
  BodyPart<Op> &
  HeadersPart<Op>;

/** What a caller may say about one call. */
export interface CallOptions {
  /** Cancels the call, which then fails with `AbortError`. There is no timeout (spec §7). */
  signal?: AbortSignal | undefined;
  /**
   * Names the deed, for operations that take it (`keyedOperations`; others pay no heed): sent again with the same input,
   * it has no second effect. Draw it by `newIdempotencyKey`, anew for each deed.
   */
  idempotencyKey?: string | undefined;
}

/** Arguments of a call; the input may be left out where the operation needs none. */
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
