import type { z } from 'zod';
import type { FailureCodeName } from './codes.ts';
import type { FailureInfo } from './envelope.ts';
import type { IdempotencyKeyScope } from './idempotency.ts';
import { openedBy, type Permission } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Shape = z.ZodType | undefined;
type Output<S extends Shape> = S extends z.ZodType ? z.output<S> : undefined;
export type Input<S extends Shape> = S extends z.ZodType
  ? { [K in keyof z.input<S>]: z.input<S>[K] }
  : undefined;

/** A part of an example, which an operation that takes it has. */
export type ExamplePart<Name extends string, S extends Shape> = S extends z.ZodType
  ? { [Key in Name]: Input<S> }
  : { [Key in Name]?: never };

/** A request and its response that work as they stand, after sign-in, on the seeded data. */
export type Example<
  Params extends Shape,
  Query extends Shape,
  Body extends Shape,
  Data extends z.ZodType,
  Headers extends Shape,
> = ExamplePart<'params', Params> &
  ExamplePart<'body', Body> & {
    query?: Input<Query>;
    headers?: Input<Headers>;
    /** The response; ids, instants and counts may differ in reality. */
    data: z.input<Data>;
  };

/** A body that is a form with one file: `multipart/form-data`, never signed (decisions §2). */
export interface Upload {
  /** The form field of the file, and the only key of `body`. */
  readonly field: string;
  /** Allowed media types; content, declared type and extension must agree. */
  readonly types: readonly string[];
  /** Maximum file size, bytes. */
  readonly maxBytes: number;
}

/** An API operation: the single declaration for server, client, documentation and tests. */
export interface Operation<
  Id extends string = string,
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Data extends z.ZodType = z.ZodType,
  Headers extends Shape = Shape,
> {
  /** Operation id: name of its handler and of its client function. */
  readonly id: Id;
  /** Key of `domains`; `mock` for the mock control. */
  readonly domain: string;
  readonly method: Method;
  /** The full path, with `{param}`. */
  readonly path: string;
  readonly summary: string;
  /** Rules, side effects and idempotency beyond the summary. */
  readonly description: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Own headers, names in lower case; other request headers are ignored. */
  readonly headers?: Headers;
  /** The body is a form with a file; `body` describes the form, see `fileUploadForm`. */
  readonly upload?: Upload;
  /** The response is a file of one of these types, not an envelope (decisions §1); `data` is a `FileValue`. */
  readonly file?: { readonly types: readonly string[] };
  /** The response is a stream of server-sent events; `data` describes a `data:` line, discriminated by `type`. */
  readonly stream?: true;
  /** The response has a strong `ETag`; a matching `If-None-Match` is answered with 304. */
  readonly etag?: true;
  readonly data: Data;
  /** The cookies that a success sets: of a new session, of a known browser alone, or of a session that has ended. */
  readonly cookie?: 'session' | 'browser' | 'ended';
  /** The response holds a secret and is never compressed, as its size would leak it (BREACH). */
  readonly holdsSecrets?: true;
  /** False for the few operations without a session. */
  readonly session: boolean;
  /**
   * Sent by a terminal or a merchant's server, authenticated by its own signature instead of a session; see
   * terminal-signature.ts and status-signature.ts.
   */
  readonly signedBy?: 'terminal' | 'merchant';
  /** The required permission; null: any signed-in user. */
  readonly permission: Permission | null;
  /** Alternative to `permission`: either one passes the first check, the object decides the rest. */
  readonly orPermission?: Permission;
  /** Allowed while the session views the app as another role (`viewAsRole`); every GET is. */
  readonly allowedWhileViewingAs: boolean;
  /** Allowed for who has to turn on a second factor first; nothing else is. */
  readonly allowedWithoutFactor?: true;
  /** False for a body that is never signed, even with a session. */
  readonly signed: boolean;
  /** Scope of the `Idempotency-Key`; null: not accepted. Every creating operation accepts it (security T2). */
  readonly keyScope: IdempotencyKeyScope | null;
  /** Refused without a key: what it does cannot be undone. */
  readonly keyRequired?: true;
  /** Calls an external server: seconds to allow for its response on top of the operation's own work. */
  readonly waitSeconds?: number;
  /** Own codes; `codesOf` adds those common to operations of its shape. */
  readonly codes: readonly FailureCodeName[];
  /** Details shown in the examples of its codes. */
  readonly failureDetails?: Partial<Record<FailureCodeName, FailureInfo>>;
  /** Rules that the specification does not state: `x-assumed`. */
  readonly assumed?: string;
  readonly example: Example<Params, Query, Body, Data, Headers>;
}

type Optional<T, Keys extends keyof T> = Omit<T, Keys> & Partial<Pick<T, Keys>>;

/** With a session the permission must be stated, so that no operation is left open by mistake (T10). */
type Permitted = { session: false; permission?: null } | { session?: true; permission: Permission | null };

/**
 * Declares an operation. Defaults: the domain of its path, session, signed body, no own codes, no key, read-only in a
 * role view.
 */
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
    'domain' | 'allowedWhileViewingAs' | 'signed' | 'keyScope' | 'codes'
  > &
    Permitted,
): Operation<Id, Params, Query, Body, Data, Headers> {
  return {
    domain: spec.path.split('/')[3] ?? '',
    session: true,
    permission: null,
    keyScope: null,
    codes: [],
    ...spec,
    allowedWhileViewingAs: spec.allowedWhileViewingAs ?? (spec.method === 'GET' || !(spec.session ?? true)),
    signed: spec.signed ?? ((spec.session ?? true) && spec.body !== undefined && spec.upload === undefined),
  };
}

export interface InputOf<Op extends Operation> {
  params: Op extends Operation<string, infer P> ? Output<P> : never;
  query: Op extends Operation<string, Shape, infer Q> ? Output<Q> : never;
  body: Op extends Operation<string, Shape, Shape, infer B> ? Output<B> : never;
  headers: Op extends Operation<string, Shape, Shape, Shape, z.ZodType, infer H> ? Output<H> : never;
}

export type DataOf<Op extends Operation> =
  Op extends Operation<string, Shape, Shape, Shape, infer Data> ? z.input<Data> : never;

/** The permissions each of which passes the first check of an operation, its own first; none: any signed-in user. */
export function permissionsOf({ permission, orPermission }: Operation): Permission[] {
  if (permission === null) return [];
  return [...new Set([...openedBy(permission), ...(orPermission ? openedBy(orPermission) : [])])];
}

/** All codes an operation can respond with: its own and those of its shape. */
export function codesOf(op: Operation): FailureCodeName[] {
  const found = new Set<FailureCodeName>(['rate_limited', 'maintenance', 'internal']);
  if (op.session) found.add('not_authenticated');
  if (!op.allowedWhileViewingAs) found.add('view_read_only');
  if (op.session && !op.allowedWithoutFactor) found.add('second_factor_required');
  // Missing permission, or a cross-site request (security T6) for a change, stream or file.
  if (op.permission || op.method !== 'GET' || op.stream || op.file) found.add('forbidden');
  if (op.params || op.query || op.body || op.headers) found.add('validation_failed');
  if (op.body) for (const name of bodyCodes) found.add(name);
  if (op.keyScope) found.add('validation_failed');
  if (op.keyScope && !isScopeAll(op)) found.add('conflict');
  if (op.upload) found.add('file_type_wrong');
  if (op.signed) found.add('signature_invalid');
  for (const name of op.codes) found.add(name);
  return [...found];
}

const bodyCodes = ['malformed_request', 'payload_too_large', 'unsupported_media_type'] as const;
/** With nothing beside what the key counts for, another body has other keys: none is ever reused. */
const isScopeAll = ({ keyScope, body }: Operation) =>
  body !== undefined && 'shape' in body && Object.keys(body.shape as object).join() === keyScope;
