import type { z } from 'zod';
import type { FailureCodeName } from './codes.ts';
import type { FailureInfo } from './envelope.ts';
import type { KeyScope } from './idempotency.ts';
import type { Permission } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Shape = z.ZodType | undefined;
type Output<S extends Shape> = S extends z.ZodType ? z.output<S> : undefined;
export type Input<S extends Shape> = S extends z.ZodType
  ? { [K in keyof z.input<S>]: z.input<S>[K] }
  : undefined;

/** A request and its answer that work when sent as they stand, after sign-in, on the seeded data. */
export interface Example<
  Params extends Shape,
  Query extends Shape,
  Body extends Shape,
  Data extends z.ZodType,
  Headers extends Shape,
> {
  params?: Input<Params>;
  query?: Input<Query>;
  body?: Input<Body>;
  headers?: Input<Headers>;
  /** What comes back; ids, instants and counts may differ in a real answer. */
  data: z.input<Data>;
}

/** A body that is a form with one file: `multipart/form-data`, never signed (decisions §2). */
export interface Upload {
  /** The form's field that the file stands in, and the one key of `body`. */
  readonly field: string;
  /** Media types that the file may have; content, declared type and extension must agree. */
  readonly types: readonly string[];
  /** Largest size of the file, bytes. */
  readonly maxBytes: number;
}

/** One operation of the API: all that server, client, documentation and tests need to know of it. */
export interface Operation<
  Id extends string = string,
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Data extends z.ZodType = z.ZodType,
  Headers extends Shape = Shape,
> {
  /** Operation id: the name of its handler and of its client function. */
  readonly id: Id;
  /** Its domain, a key of `domains`; `mock` for the control of the mock. */
  readonly domain: string;
  readonly method: Method;
  /** The whole path, with `{param}`. */
  readonly path: string;
  readonly summary: string;
  /** What the summary leaves out: the rules, what else changes, what is idempotent. */
  readonly description?: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Headers of its own, by their names in lower case; others that a request has are nobody's business. */
  readonly headers?: Headers;
  /** The body comes as a form with a file; `body` then describes the form, see `formWith`. */
  readonly upload?: Upload;
  /** The answer is a file of one of these types, and no envelope (decisions §1); `data` is then a `FileValue`. */
  readonly file?: { readonly types: readonly string[] };
  /**
   * The answer is a stream of server-sent events and no envelope; `data` is then what a `data:` line holds, told apart by
   * its `type`, which the `event:` line names.
   */
  readonly stream?: true;
  /** The answer has a strong `ETag`; who sends it back as `If-None-Match` is answered 304 while nothing differs. */
  readonly etag?: true;
  /** `data` of the success envelope. */
  readonly data: Data;
  /** The answer holds a secret, so it is never compressed: its size would tell of it (BREACH; a test finds those). */
  readonly holdsSecrets?: true;
  /** False for the few operations that work without a session. */
  readonly session: boolean;
  /** Sent by a terminal, which proves itself by its signature in place of a session; see terminal-signature.ts. */
  readonly byTerminal?: true;
  /** The permission tag that the session must hold; null when any signed-in user may. */
  readonly permission: Permission | null;
  /** Of some objects this tag is needed in its place: who holds either is let in, and is refused by the object's own. */
  readonly orPermission?: Permission;
  /** May be asked although the session only looks through another role (`viewAsRole`); every GET may. */
  readonly inView: boolean;
  /** False for a body that is never signed although there is a session. */
  readonly signed: boolean;
  /**
   * Takes the optional header `Idempotency-Key`, and what a key means one deed within; null: a repetition does no harm
   * without it. Whatever creates something takes it (security T2).
   */
  readonly keyScope: KeyScope | null;
  /** It asks a server of somebody else: so many seconds may pass until it answers, besides its own work. */
  readonly waitSeconds?: number;
  /** Codes of its own; those that every operation of its shape can answer are added by `codesOf`. */
  readonly codes: readonly FailureCodeName[];
  /** Details shown in the examples of its codes. */
  readonly failureDetails?: Partial<Record<FailureCodeName, FailureInfo>>;
  /** Rules that the specification does not state: `x-assumed`. */
  readonly assumed?: string;
  readonly example: Example<Params, Query, Body, Data, Headers>;
}

type Optional<T, Keys extends keyof T> = Omit<T, Keys> & Partial<Pick<T, Keys>>;

/** Who may: with a session it is always said, so that nobody opens an operation to everybody by forgetting (T10). */
type Permitted = { session: false; permission?: null } | { session?: true; permission: Permission | null };

/** Declares an operation. Default: needs a session, a body is signed, no codes of its own, no idempotency key, and
 * whoever looks through another role can only read. */
export function operation<
  const Id extends string,
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  Body extends Shape = undefined,
  Data extends z.ZodType = z.ZodType,
  Headers extends Shape = undefined,
>(
  spec: Optional<
    Omit<Operation<Id, Params, Query, Body, Data, Headers>, 'session' | 'permission'>,
    'inView' | 'signed' | 'keyScope' | 'codes'
  > &
    Permitted,
): Operation<Id, Params, Query, Body, Data, Headers> {
  return {
    session: true,
    permission: null,
    keyScope: null,
    codes: [],
    ...spec,
    inView: spec.inView ?? (spec.method === 'GET' || !(spec.session ?? true)),
    signed: spec.signed ?? ((spec.session ?? true) && spec.body !== undefined && spec.upload === undefined),
  };
}

/** What a handler receives of an operation: validated input. */
export interface InputOf<Op extends Operation> {
  params: Op extends Operation<string, infer P> ? Output<P> : never;
  query: Op extends Operation<string, Shape, infer Q> ? Output<Q> : never;
  body: Op extends Operation<string, Shape, Shape, infer B> ? Output<B> : never;
  headers: Op extends Operation<string, Shape, Shape, Shape, z.ZodType, infer H> ? Output<H> : never;
}

/** What a handler returns for an operation: `data` of the success envelope. */
export type DataOf<Op extends Operation> =
  Op extends Operation<string, Shape, Shape, Shape, infer Data> ? z.input<Data> : never;

/** Every code an operation can answer, its own and those of its shape, without doubles. */
export function codesOf(op: Operation): FailureCodeName[] {
  const found = new Set<FailureCodeName>(['rate_limited', 'maintenance', 'internal']);
  if (op.session) found.add('not_authenticated');
  if (!op.inView) found.add('view_read_only');
  // Without the right; or for a page of another site (security T6), which is refused changes, streams and files.
  if (op.permission || op.method !== 'GET' || op.stream || op.file) found.add('forbidden');
  if (op.params || op.query || op.body || op.headers) found.add('validation_failed');
  if (op.body) for (const name of bodyCodes) found.add(name);
  if (op.keyScope) for (const name of keyCodes) found.add(name);
  if (op.upload) found.add('file_type_wrong');
  if (op.signed) found.add('signature_invalid');
  for (const name of op.codes) found.add(name);
  return [...found];
}

const bodyCodes = ['malformed_request', 'payload_too_large', 'unsupported_media_type'] as const;
/** A key that is none; a key that was used with another body. */
const keyCodes = ['validation_failed', 'conflict'] as const;
