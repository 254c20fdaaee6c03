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
import type { Clock } from '../clock.ts';
import { idempotentRequestOf } from '../idempotency/idempotent-request.ts';
import { namesPeople, tellPeopleApart } from '../people.ts';
import { compressResponse } from '../response/compress-response.ts';
import { encodeUtf8 } from '../response/encode-utf8.ts';
import { ENVELOPE_TYPE, successSerializer } from '../response/envelope.ts';
import { applyEtag } from '../response/etag.ts';
import { type MessageStream, sendMessageStream } from '../response/message-stream.ts';
import { nextImmediate } from '../response/next-immediate.ts';
import { sendFile } from '../response/send-file.ts';
import { findSession, type LiveSession } from '../session/session.ts';
import { type CookiePolicy, httpExchangeOf, readSessionCookie } from '../session/session-cookie.ts';
import { SIGNATURE_HEADER, verifySignature } from '../session/signature.ts';
import { applyFaults, type FaultPlan, type FaultSource } from './fault.ts';
import { type Context, type Handler, OperationFailure } from './handler.ts';
import { hideForeignIds } from './hide-foreign-ids.ts';
import { inputValidator } from './input.ts';
import { parseJson } from './json-body.ts';
import { languageOf } from './language.ts';
import { requireSameOrigin } from './origin.ts';
import { requirePermission } from './permission.ts';
import { requireNoMissingFactor } from './second-factor.ts';
import { withinLongerLimit, withinTimeLimit } from './time-limit.ts';
import { readMultipartForm, registerMultipart } from './upload.ts';
import { requireNotViewingAsRole } from './view-as-role.ts';

export interface RequestServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly cookies: CookiePolicy;
  readonly faultSource?: FaultSource | undefined;
  /** Time limit of a handler, in milliseconds. Default: `HANDLER_TIMEOUT_MS`. */
  readonly handlerTimeoutMs?: number | undefined;
}

interface RequestState {
  readonly language: Language;
  readonly cookie: string | null;
  readonly session: LiveSession | null;
  readonly faults: FaultPlan | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    requestState: RequestState | null;
    /** Envelope code of the response, for the log. */
    envelopeCode: number;
  }
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

const NO_BYTES = Buffer.alloc(0);
/** Idle timeout in milliseconds, added to the waiting time of an operation. */
const IDLE_TIMEOUT_MS = 15_000;
/** The only content type of a body; types that a plain form can send are refused (security T6). */
const JSON_TYPE = /^application\/json(?:;\s*charset=utf-8)?$/i;

/** Steps before the body is read: language, session, origin (architecture §3). The rate limit is earlier, in `onRequest`. */
function beforeBody(
  app: FastifyInstance,
  op: Operation,
  services: RequestServices,
): preParsingAsyncHookHandler {
  const { database, clock, cookies } = services;
  return async (request) => {
    // Mock control operations may exceed the idle timeout, e.g. to fill a million rows.
    if (op.domain === 'mock') request.raw.socket.setTimeout?.(0);
    const cookie = readSessionCookie(app, request, cookies);
    const session =
      cookie === null || !op.session ? null : await withinTimeLimit(findSession(database.db, clock, cookie));
    const faults = services.faultSource?.(op, session?.merchantId);
    request.requestState = { language: languageOf(request.query), cookie, session, faults };
    if (faults) await applyFaults(faults.before, op, request);
    if (op.session && session === null) throw new OperationFailure('not_authenticated');
    requireSameOrigin(op, request.headers);
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
  request.raw.socket.setTimeout?.(IDLE_TIMEOUT_MS + op.waitSeconds * 1000);
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
  if (op.upload) return readMultipartForm(request, op.upload);
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
async function sessionNow(op: Operation, services: RequestServices, { cookie, session }: RequestState) {
  const mayHaveWaited = op.body !== undefined || op.method !== 'GET';
  if (session === null || cookie === null || !mayHaveWaited) return session;
  const now = await withinTimeLimit(findSession(services.database.db, services.clock, cookie));
  if (now === null) throw new OperationFailure('not_authenticated');
  return now;
}

const tellingPeopleApart =
  <Op extends Operation>(op: Op, handler: Handler<Op>) =>
  async (...[context, input, log]: [...Parameters<Handler<Op>>, FastifyRequest['log']]) => {
    const data = await handler(context, input);
    return tellPeopleApart(context, data).catch((error: unknown) => {
      if (op.method === 'GET') throw error;
      // What was done is answered as done.
      log.error({ err: error }, 'people are not told apart');
      return data;
    });
  };

/** Steps after the body: session again, signature, view, permission, input, handler, response. */
function afterBody<Op extends Operation>(op: Op, handler: Handler<Op>, services: RequestServices) {
  const { database, clock, cookies, handlerTimeoutMs } = services;
  const readInput = inputValidator(op);
  const successText = successSerializer(op);
  const allowed = new Set<CodeName>(codesOf(op));
  const carryOut = namesPeople(op.data) ? tellingPeopleApart(op, handler) : handler;
  const requireRights = (session: LiveSession | null) => {
    requireNotViewingAsRole(op, session);
    requireNoMissingFactor(op, session);
    requirePermission(op, session);
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const admission = request.requestState as RequestState;
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
      sent: input,
      bodyBytes: sent,
      exchange: httpExchangeOf(request, reply, cookies, cookie),
      idempotentRequest:
        op.keyScope && idempotentRequestOf(op, request.headers, input, session?.userId ?? null, language),
    };
    // An owner who looks from one point may go on to another.
    const isMeantAsIs = op.domain === 'transport' || op.id === 'viewAsRole';
    const meant = isMeantAsIs ? input : await hideForeignIds(database.db, session, input);
    const work = waitFor(op, request, carryOut(context, meant, request.log), handlerTimeoutMs);
    const data = await work.catch((error: unknown) => {
      throw allowedFailure(error, op, allowed);
    });
    const text = op.file || op.stream ? '' : successText(data, language);
    if (faults) await applyFaults(faults.after, op, request);
    await nextImmediate();
    request.envelopeCode = codes.ok.code;
    if (op.file) return sendFile(op, data, request, reply, handlerTimeoutMs);
    if (op.stream) return sendMessageStream(data as MessageStream, request, reply);
    // Sent as bytes: Node is slow at encoding text with Cyrillic letters.
    const bytes = compressResponse(op, encodeUtf8(text), request, reply);
    if (op.etag && applyEtag(bytes, request, reply)) return reply.code(304).send();
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
    preParsing: beforeBody(app, op, services),
    handler: afterBody(op, handler, services),
  };
  if (!op.upload) app.route(route);
  else {
    // Forms are parsed in this scope only.
    app.register(async (scope) => {
      registerMultipart(scope);
      scope.after(() => scope.route(route));
    });
  }
}
