import { type CodeName, codes, type Language } from '@kasa/contracts/shared/codes';
import { codesOf, type Operation } from '@kasa/contracts/shared/operation';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preParsingAsyncHookHandler,
  RouteOptions,
} from 'fastify';
import type { Database } from '../../db/connect.ts';
import { compressed } from '../answer/compressed.ts';
import { encode } from '../answer/encode.ts';
import { ENVELOPE_TYPE, successWriter } from '../answer/envelope.ts';
import { tagged } from '../answer/etag.ts';
import { sendFile } from '../answer/file-answer.ts';
import { type MessageStream, sendMessages } from '../answer/message-stream.ts';
import { nextImmediate } from '../answer/next-immediate.ts';
import type { Clock } from '../clock.ts';
import { idempotentRequestOf } from '../idempotency/idempotent-request.ts';
import { findSession, type LiveSession } from '../session/session.ts';
import { type CookiePolicy, exchangeOf, readSessionCookie } from '../session/session-cookie.ts';
import { SIGNATURE_HEADER, verifySignature } from '../session/signature.ts';
import { applyFaults, type FaultPlan, type FaultSource } from './fault.ts';
import { type Context, type Handler, OperationFailure } from './handler.ts';
import { inputReader } from './input.ts';
import { parseJson } from './json-body.ts';
import { languageOf } from './language.ts';
import { requireOwnOrigin } from './origin.ts';
import { requirePermission } from './permission.ts';
import { withinLongerLimit, withinTimeLimit } from './time-limit.ts';
import { acceptForms, readForm } from './upload.ts';
import { requireNoView } from './view.ts';

export interface RequestServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly cookies: CookiePolicy;
  readonly interference?: FaultSource | undefined;
  /** Time limit of a handler, in milliseconds. Default: `HANDLER_TIMEOUT_MS`. */
  readonly handlerTimeoutMs?: number | undefined;
}

interface Admission {
  readonly language: Language;
  readonly cookie: string | null;
  readonly session: LiveSession | null;
  readonly faults: FaultPlan | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    admission: Admission | null;
    /** Envelope code of the response, for the log. */
    outcome: number;
  }
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

const NO_BYTES = Buffer.alloc(0);
/** Idle timeout in milliseconds, added to the waiting time of an operation. */
const SILENCE_MS = 15_000;
/** The only content type of a body; types that a plain form can send are refused (security T6). */
const JSON_TYPE = /^application\/json(?:;\s*charset=utf-8)?$/i;

/** Steps before the body is read: language, session, origin (architecture §3). The rate limit is earlier, in `onRequest`. */
function admit(app: FastifyInstance, op: Operation, services: RequestServices): preParsingAsyncHookHandler {
  const { database, clock, cookies } = services;
  return async (request) => {
    // Mock control operations may exceed the idle timeout, e.g. to fill a million rows.
    if (op.domain === 'mock') request.raw.socket.setTimeout?.(0);
    const cookie = readSessionCookie(app, request, cookies);
    const session =
      cookie === null || !op.session ? null : await withinTimeLimit(findSession(database.db, clock, cookie));
    const faults = services.interference?.(op, session?.merchantId);
    request.admission = { language: languageOf(request.query), cookie, session, faults };
    if (faults) await applyFaults(faults.before, op, request);
    if (op.session && session === null) throw new OperationFailure('not_authenticated');
    requireOwnOrigin(op, request.headers);
  };
}

function waitFor<Result>(
  op: Operation,
  request: FastifyRequest,
  work: Promise<Result>,
  handlerTimeoutMs: number | undefined,
): Promise<Result> {
  // Mock control operations have no time limit.
  if (op.domain === 'mock') return work;
  if (op.waitSeconds === undefined) return withinTimeLimit(work, handlerTimeoutMs);
  // Node resets the timeout with the next request on the connection.
  request.raw.socket.setTimeout?.(SILENCE_MS + op.waitSeconds * 1000);
  return withinLongerLimit(work, op.waitSeconds);
}

function bodyBytes(request: FastifyRequest): Buffer {
  if (request.body === undefined) return NO_BYTES;
  if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) {
    throw new OperationFailure('unsupported_media_type');
  }
  return request.body as Buffer;
}

/** The parsed body. A form is read only now, after the permission check (security T13). */
function bodyOf(op: Operation, request: FastifyRequest, bytes: Buffer): unknown {
  if (op.upload) return readForm(request, op.upload);
  return bytes.length > 0 || op.body ? parseJson(bytes) : undefined;
}

/** A handler's error as the contract allows it: a code that it does not state becomes an internal error. */
function allowedFailure(error: unknown, op: Operation, allowed: ReadonlySet<CodeName>): Error {
  if (error instanceof OperationFailure) {
    if (allowed.has(error.codeName)) return error;
    return new Error(`${op.id} failed with ${error.codeName}, which its contract does not state`);
  }
  // A status set by a library must not become the response's.
  const isPlain = error instanceof Error && !('statusCode' in error);
  return isPlain ? error : new Error(`${op.id} failed`, { cause: error });
}

/** Read again after the body: rights revoked meanwhile must not count. @throws OperationFailure not_authenticated */
async function sessionNow(op: Operation, services: RequestServices, { cookie, session }: Admission) {
  const mayHaveWaited = op.body !== undefined || op.method !== 'GET';
  if (session === null || cookie === null || !mayHaveWaited) return session;
  const now = await withinTimeLimit(findSession(services.database.db, services.clock, cookie));
  if (now === null) throw new OperationFailure('not_authenticated');
  return now;
}

/** Steps after the body: session again, signature, view, permission, input, handler, response. */
function carryOut<Op extends Operation>(op: Op, handler: Handler<Op>, services: RequestServices) {
  const { database, clock, cookies, handlerTimeoutMs } = services;
  const readInput = inputReader(op);
  const successText = successWriter(op);
  const allowed = new Set<CodeName>(codesOf(op));
  const requireRights = (session: LiveSession | null) => {
    requireNoView(op, session);
    requirePermission(op, session);
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const admission = request.admission as Admission;
    const { language, cookie, faults } = admission;
    const sent = op.upload ? NO_BYTES : bodyBytes(request);
    // With a form, rights are checked before the form is read, and again after it.
    let session = op.upload ? admission.session : await sessionNow(op, services, admission);
    verifySignature(op, sent, request.headers[SIGNATURE_HEADER], session?.signingSecret ?? null);
    requireRights(session);
    const query = request.query as Record<string, unknown>;
    const body = await bodyOf(op, request, sent);
    if (op.upload) {
      session = await sessionNow(op, services, admission);
      requireRights(session);
    }
    const input = readInput({ params: request.params, query, body, headers: request.headers }, language);
    const context: Context = {
      operation: op.id,
      db: database,
      clock,
      // Handlers of operations without a session do not use it.
      session: session as LiveSession,
      language,
      requestId: request.id,
      target: request.raw.url ?? '',
      exchange: exchangeOf(request, reply, cookies, cookie),
      idempotentRequest:
        op.keyScope && idempotentRequestOf(op, request.headers, input, session?.userId ?? null, language),
    };
    const work = waitFor(op, request, handler(context, input), handlerTimeoutMs);
    const data = await work.catch((error: unknown) => {
      throw allowedFailure(error, op, allowed);
    });
    const text = op.file || op.stream ? '' : successText(data, language);
    if (faults) await applyFaults(faults.after, op, request);
    await nextImmediate();
    request.outcome = codes.ok.code;
    if (op.file) return sendFile(op, data, request, reply, handlerTimeoutMs);
    if (op.stream) return sendMessages(data as MessageStream, request, reply);
    // Sent as bytes: Node is slow at encoding text with Cyrillic letters.
    const bytes = compressed(op, encode(text), request, reply);
    if (op.etag && tagged(bytes, request, reply)) return reply.code(304).send();
    return reply.type(ENVELOPE_TYPE).send(bytes);
  };
}

export function registerOperation<Op extends Operation>(
  app: FastifyInstance,
  op: Op,
  handler: Handler<Op>,
  services: RequestServices,
): void {
  const route: RouteOptions = {
    method: op.method,
    url: op.path.replace(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: false,
    config: { operation: op },
    preParsing: admit(app, op, services),
    handler: carryOut(op, handler, services),
  };
  if (!op.upload) app.route(route);
  else {
    // Forms are parsed in this scope only.
    app.register(async (scope) => {
      acceptForms(scope);
      scope.after(() => scope.route(route));
    });
  }
}
