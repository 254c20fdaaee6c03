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

/** What the request path needs of the server. */
export interface RequestServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly cookies: CookiePolicy;
  /** Faults that the mock control has switched on. */
  readonly interference?: FaultSource | undefined;
  /** How long a handler may take, in milliseconds. Default: `HANDLER_TIMEOUT_MS`. */
  readonly handlerTimeoutMs?: number | undefined;
}

/** What is known of a request once it has been let in. */
interface Admission {
  readonly language: Language;
  readonly cookie: string | null;
  readonly session: LiveSession | null;
  readonly faults: FaultPlan | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    admission: Admission | null;
    /** The envelope code that was answered, for the log. */
    outcome: number;
  }
  interface FastifyContextConfig {
    /** The operation that a route carries out. */
    operation?: Operation;
  }
}

const NO_BYTES = Buffer.alloc(0);
/** A connection may be silent for so long beyond what is waited for, in milliseconds. */
const SILENCE_MS = 15_000;
/** The only type a body may have: anything a plain form could send is refused (security T6). */
const JSON_TYPE = /^application\/json(?:;\s*charset=utf-8)?$/i;

/** The steps before the body is read: locale, session, origin (architecture §3). The limit comes first, in `onRequest`. */
function admit(app: FastifyInstance, op: Operation, services: RequestServices): preParsingAsyncHookHandler {
  const { database, clock, cookies } = services;
  return async (request) => {
    // The control plane may take longer than a silent connection is kept: a million rows are not made in seconds.
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

/** Waits for a handler as long as its operation may take; the connection is silent meanwhile. */
function waitFor<Result>(
  op: Operation,
  request: FastifyRequest,
  work: Promise<Result>,
  handlerTimeoutMs: number | undefined,
): Promise<Result> {
  // The control plane may take its time: filling a million rows is one of its operations.
  if (op.domain === 'mock') return work;
  if (op.waitSeconds === undefined) return withinTimeLimit(work, handlerTimeoutMs);
  // Node sets its usual limit again with the next request on the connection.
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

/** The body as a value: only now, when the sender may send it, is a form read (security T13). */
function bodyOf(op: Operation, request: FastifyRequest, bytes: Buffer): unknown {
  if (op.upload) return readForm(request, op.upload);
  return bytes.length > 0 || op.body ? parseJson(bytes) : undefined;
}

/** What a handler throws, as the contract allows it: a code that it does not state is a bug of ours. */
function allowedFailure(error: unknown, op: Operation, allowed: ReadonlySet<CodeName>): Error {
  if (error instanceof OperationFailure) {
    if (allowed.has(error.codeName)) return error;
    return new Error(`${op.id} failed with ${error.codeName}, which its contract does not state`);
  }
  // A status that some library put into its error says nothing of our sender.
  const isPlain = error instanceof Error && !('statusCode' in error);
  return isPlain ? error : new Error(`${op.id} failed`, { cause: error });
}

/**
 * The session as it is once the body is there: the sender may have held it back for seconds, and rights that were
 * taken away meanwhile must not count any more.
 * @throws OperationFailure not_authenticated
 */
async function sessionNow(op: Operation, services: RequestServices, { cookie, session }: Admission) {
  const mayHaveWaited = op.body !== undefined || op.method !== 'GET';
  if (session === null || cookie === null || !mayHaveWaited) return session;
  const now = await withinTimeLimit(findSession(services.database.db, services.clock, cookie));
  if (now === null) throw new OperationFailure('not_authenticated');
  return now;
}

/** The steps from the body on: the session again, signature, view, permission, input, handler, answer. */
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
    // A form is not there yet: whether its sender may send it is asked before it is read, and again when it was.
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
      // Operations without a session declare so in the contract, and their handlers don't ask for one.
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
    // As bytes: Node writes them as they are, while it would encode a text with Cyrillic in it letter by letter.
    const bytes = compressed(op, encode(text), request, reply);
    if (op.etag && tagged(bytes, request, reply)) return reply.code(304).send();
    return reply.type(ENVELOPE_TYPE).send(bytes);
  };
}

/** Registers the route of an operation as the contract states it. */
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
    // In a scope of its own, where forms are read.
    app.register(async (scope) => {
      acceptForms(scope);
      scope.after(() => scope.route(route));
    });
  }
}
