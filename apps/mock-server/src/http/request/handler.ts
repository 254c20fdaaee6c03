import type { FailureCodeName, Language } from '@kasa/contracts/shared/codes';
import type { FailureInfo } from '@kasa/contracts/shared/envelope';
import type { FileEntry } from '@kasa/contracts/shared/files';
import type { DataOf, InputOf, Operation } from '@kasa/contracts/shared/operation';
import type { Permission, Role } from '@kasa/contracts/shared/permissions';
import type { Database } from '../../db/connect.ts';
import type { Clock } from '../clock.ts';
import type { MessageStream } from '../response/message-stream.ts';
import type { StreamedFile } from '../response/streamed-file.ts';

/** The signed-in user and rights of the request's session. */
export interface SessionInfo {
  /** Public id of the session (`token` in the API). */
  readonly id: string;
  readonly userId: string;
  /** The tenant: every query is scoped by it. */
  readonly merchantId: string;
  readonly userName: string;
  readonly userPhone: string;
  /** Roles in effect: the user's own, or the one viewed as. */
  readonly roles: readonly Role[];
  readonly tags: readonly Permission[];
  /** Points and depots to which all that is seen and changed is limited; null: all of the merchant's. */
  readonly points: readonly string[] | null;
  /** The role that an owner views as, read-only; null: none. */
  readonly viewingAs: Role | null;
  /** The user's own roles, regardless of `viewingAs`. */
  readonly ownRoles: readonly Role[];
  /** A role requires a second factor and there is none: nothing else is open than turning it on. */
  readonly needsSecondFactor: boolean;
}

export interface HttpExchange {
  /** Client address; X-Forwarded-For counts only from a trusted proxy. */
  readonly address: string;
  readonly userAgent: string;
  /** Raw session cookie, possibly invalid; null: none. */
  readonly cookie: string | null;
  /** Raw cookie that identifies a known browser, possibly invalid; null: none. */
  readonly browserCookie: string | null;
  /** Whether nobody waits for the answer any more: the client is gone, or was answered already, e.g. by a timeout. */
  readonly isAbandoned: boolean;
  /** Writes a line about the request, with ids only: never what somebody typed (security T16). */
  warn(fields: Readonly<Record<string, string>>, message: string): void;
  setSessionCookie(secret: string | null): void;
  setBrowserCookie(secret: string): void;
}

/** A request with an idempotency key; handlers pass it to `runIdempotent`. */
export interface IdempotentRequest {
  readonly id: string;
  /** Identifies the request's content; reveals nothing without the key. */
  readonly fingerprint: string;
  /** Encrypts the stored result. */
  readonly encryptionKey: Buffer;
  readonly ttlSeconds: number;
}

/** What every handler gets. `session` is null only in operations without a session. */
export interface Context {
  readonly operation: string;
  readonly db: Database;
  readonly clock: Clock;
  readonly session: SessionInfo;
  readonly language: Language;
  readonly requestId: string;
  /** Path and query exactly as sent. */
  readonly target: string;
  /** The input with ids of what is out of sight as they were sent, see `hide-foreign-ids.ts`. */
  readonly sent: unknown;
  /** The body exactly as sent; empty for a form. */
  readonly bodyBytes: Buffer;
  readonly exchange: HttpExchange;
  readonly idempotentRequest: IdempotentRequest | null;
}

/** Shape of stream messages; no `data` of an envelope has it. */
type Message = { type: string; id: number } | { type: string; last_id: number };

/** What a handler returns: `data` of the envelope, a file (possibly streamed) or a message stream. */
type HandlerResult<Op extends Operation> =
  DataOf<Op> extends FileEntry
    ? DataOf<Op> | StreamedFile
    : DataOf<Op> extends Message
      ? MessageStream
      : DataOf<Op>;

/** Carries out one operation: validated input to `data` of the envelope; throws `OperationFailure`. */
export type Handler<Op extends Operation> = (
  context: Context,
  input: InputOf<Op>,
) => Promise<HandlerResult<Op>>;

/** A handler for every operation of a domain; missing or extra ones do not compile. */
export type Handlers<Ops extends Record<string, Operation>> = {
  readonly [Id in keyof Ops]: Handler<Ops[Id]>;
};

/** Ends an operation with a code of the registry, which has the texts in both languages. */
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
