import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import fastifyCookie from '@fastify/cookie';
import { codes } from '@kasa/contracts/shared/codes';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { ENVELOPE_TYPE, failureText } from '../answer/envelope.ts';
import { answerError, problemOf, sendFailure } from '../answer/failure-answer.ts';
import { responseHeaders } from '../answer/response-headers.ts';
import { closeConnectionsOnStop } from '../limits/drain.ts';
import { limitPendingResponses } from '../limits/pending-responses.ts';
import { type LogOptions, logger } from '../log.ts';
import { readableUrl } from '../web-app.ts';
import { requireDeclaredRoutes } from './declared-routes.ts';
import { hostRule } from './host.ts';

/** How many bytes a body may have (security T18). */
const BODY_LIMIT = 256 * 1024;

/** How slowly a client may send and take (security T18), in milliseconds. */
export interface ConnectionLimits {
  /** The whole request must have arrived within this. Default: 10 s. */
  readonly arrivesWithinMs?: number | undefined;
  /** A silent connection is closed after this. Default: 15 s. */
  readonly silentMs?: number | undefined;
}

/** Longest path parameter; an id has 36 characters. */
const MAX_PARAM_LENGTH = 200;

/** Node looks for requests that take too long to arrive so many times while one may. */
const LOOKS = 5;

export interface FrameworkOptions {
  readonly isProduction: boolean;
  readonly log: LogOptions | false;
  /** Addresses of proxies whose X-Forwarded-For is believed; none by default. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Names under which requests may come, see `hostRule`; any by default. */
  readonly allowedHosts?: readonly string[] | undefined;
  readonly connections?: ConnectionLimits | undefined;
}

/** Fastify with our limits, and with an envelope at every exit of its own. */
export function createFramework(options: FrameworkOptions): FastifyInstance {
  const { trustedProxies = [], allowedHosts, connections = {} } = options;
  const { arrivesWithinMs = 10_000, silentMs = 15_000 } = connections;
  const acceptsHost = allowedHosts ? hostRule(allowedHosts) : () => true;
  const headers = responseHeaders(options.isProduction);
  const doubtful = new WeakSet<Socket>();
  const app: FastifyInstance = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: arrivesWithinMs,
    connectionTimeout: silentMs,
    // Without a host Node would answer by itself, with no envelope.
    http: {
      requireHostHeader: false,
      connectionsCheckingInterval: arrivesWithinMs / LOOKS,
      // Node takes the longer of the two for the body: left at its 60 seconds, the body would have those.
      headersTimeout: arrivesWithinMs,
    },
    rewriteUrl: (request) => readableUrl(request),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    logger: options.log === false ? false : logger(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // While the server drains, requests under way are answered as always; Fastify's own 503 is no envelope.
    return503OnClosing: false,
    frameworkErrors(error: unknown, request: unknown, reply: unknown) {
      const asked = request as FastifyRequest;
      // No hook has run for a path that could not even be read.
      const answer = (reply as FastifyReply).headers({ ...headers, 'x-request-id': asked.id });
      sendFailure(asked, answer, problemOf(error).code);
    },
    clientErrorHandler: (error, socket) => answerRaw(error, socket, headers),
  });
  requireDeclaredRoutes(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.decorateRequest('admission', null);
  app.decorateRequest('outcome', 0);
  app.setErrorHandler(answerError);
  closeConnectionsOnStop(app);
  app.register(fastifyCookie, { hook: false });
  app.addHook('onRequest', (request, reply, done) => {
    // Nobody is there to be answered, and nothing that was asked on an ended connection is carried out.
    if (request.raw.socket.destroyed) {
      reply.hijack();
      return;
    }
    reply.headers(headers).header('x-request-id', request.id);
    const { url = '', rawHeaders, socket, httpVersionMinor } = request.raw;
    const { host = '', 'transfer-encoding': transfer } = request.headers;
    // A proxy may see the end of such a message elsewhere: HTTP/1.0 knows of no chunks. What follows on its connection
    // has been read already, and is not to be carried out either (security T21).
    if (transfer !== undefined && (transfer.toLowerCase() !== 'chunked' || httpVersionMinor === 0))
      doubtful.add(socket);
    const isDoubtful = doubtful.has(socket);
    if (isDoubtful) reply.header('connection', 'close');
    // A whole address would name a second host, which nobody has compared with the first.
    const isPath = url.startsWith('/') && !url.includes('%00');
    if (!isDoubtful && isPath && hasOneHost(rawHeaders) && acceptsHost(host)) done();
    else sendFailure(request, reply, 'malformed_request');
  });
  limitPendingResponses(app.server);
  // After an offer of another protocol Node has left off reading the connection as HTTP: whatever follows on it would
  // wait for ever (security T21).
  app.server.prependListener('request', (request, response) => {
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
  });
  // An expectation we don't know: Node would answer it by itself.
  app.server.on('checkExpectation', (request, response) => {
    request.resume();
    const { body, ...answer } = byHand(headers);
    response.writeHead(codes.malformed_request.http, answer.headers).end(body);
  });
  return app;
}

/** Two hosts, of which a proxy and Node may believe different ones, are as bad as none. */
function hasOneHost(headers: readonly string[]): boolean {
  let hosts = 0;
  for (let n = 0; n < headers.length; n += 2) {
    const name = headers[n] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}

/** An answer to what never became a request; the language of such a sender is not known. */
function byHand(headers: Readonly<Record<string, string>>) {
  const body = failureText('malformed_request', 'uk', null);
  const all = {
    ...headers,
    'x-request-id': randomUUID(),
    'content-type': ENVELOPE_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { headers: all, body };
}

/** The exit for bytes that are no HTTP request: there is no reply object, so the answer is written by hand. */
function answerRaw(
  error: { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  // Browsers open connections ahead. One that has been silent for too long is closed without a word, which they repeat a
  // request after: an answer would be taken for that of the request that is just coming.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const { body, ...answer } = byHand(headers);
  const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${codes.malformed_request.http} Bad Request\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
