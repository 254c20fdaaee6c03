import type { FailureCodeName, Language } from '@kasa/contracts/shared/codes';
import type { FailureInfo } from '@kasa/contracts/shared/envelope';
import type { FileEntry } from '@kasa/contracts/shared/files';
import type { DataOf, InputOf, Operation } from '@kasa/contracts/shared/operation';
import type { Permission, Role } from '@kasa/contracts/shared/permissions';
import type { Database } from '../../db/connect.ts';
import type { MessageStream } from '../answer/message-stream.ts';
import type { StreamedFile } from '../answer/streamed-file.ts';
import type { Clock } from '../clock.ts';

/** Who sends the request, as the session says. */
export interface SessionInfo {
  /** Public id of the session (`token` on the wire). */
  readonly id: string;
  readonly userId: string;
  /** The tenant: every query is scoped by it. */
  readonly merchantId: string;
  readonly userName: string;
  /** The roles that count now: the person's own, or the one looked through. */
  readonly roles: readonly Role[];
  readonly tags: readonly Permission[];
  /** The role that an owner looks through, read-only; null: oneself. */
  readonly viewingAs: Role | null;
  /** The roles of the person, whatever is looked through. */
  readonly ownRoles: readonly Role[];
}

/** What sign-in and sign-out need of HTTP itself. */
export interface Exchange {
  /** Where the request comes from; a header that claims otherwise counts only from a trusted proxy. */
  readonly address: string;
  readonly userAgent: string;
  /** The session cookie as it came, valid or not; null when there is none. */
  readonly cookie: string | null;
  /** The cookie by which the browser is known again, as it came, whatever it may be; null when there is none. */
  readonly browser: string | null;
  /** Sets the session cookie, or takes it away (null). */
  setCookie(secret: string | null): void;
  /** Sets the cookie by which the browser is known again. */
  setBrowser(secret: string): void;
}

/** What a request with an idempotency key is about: handlers hand it on to `runIdempotent`. */
export interface IdempotentRequest {
  /** A hash of operation, scope and key. */
  readonly id: string;
  /** Tells one request from another; says nothing of its content to who lacks the key. */
  readonly fingerprint: string;
  /** What the result is sealed with. */
  readonly seal: Buffer;
  readonly lifeSeconds: number;
}

/** What every handler may use. `session` is null only in operations that work without one. */
export interface Context {
  /** Id of the operation that is carried out. */
  readonly operation: string;
  readonly db: Database;
  readonly clock: Clock;
  readonly session: SessionInfo;
  readonly language: Language;
  readonly requestId: string;
  /** Path and query exactly as they were asked for. */
  readonly target: string;
  readonly exchange: Exchange;
  /** Null without an idempotency key. */
  readonly idempotentRequest: IdempotentRequest | null;
}

/** What the messages of a stream have, and no `data` of an envelope. */
type Message = { type: string; id: number } | { type: string; last_id: number };

/**
 * `data` of the success envelope; for a file also one that is made while it is sent; for messages that are told as
 * things happen, the stream of them.
 */
type Answer<Op extends Operation> =
  DataOf<Op> extends FileEntry
    ? DataOf<Op> | StreamedFile
    : DataOf<Op> extends Message
      ? MessageStream
      : DataOf<Op>;

/** Carries out one operation: validated input in, `data` of the success envelope out; throws `OperationFailure`. */
export type Handler<Op extends Operation> = (context: Context, input: InputOf<Op>) => Promise<Answer<Op>>;

/** A handler for every operation of a domain: a missing or stray one does not compile. */
export type Handlers<Ops extends Record<string, Operation>> = {
  readonly [Id in keyof Ops]: Handler<Ops[Id]>;
};

/** Ends an operation with a code of the registry. The envelope's texts come from there, in the request's language. */
export class OperationFailure extends Error {
  readonly codeName: FailureCodeName;
  readonly details: FailureInfo | null;

  constructor(codeName: FailureCodeName, details: FailureInfo | null = null) {
    super(codeName);
    this.name = 'OperationFailure';
    this.codeName = codeName;
    this.details = details;
  }
}
