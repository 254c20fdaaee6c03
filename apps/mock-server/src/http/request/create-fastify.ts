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
import { closeConnectionsOnStop } from '../limits/drain.ts';
import { limitPendingResponses } from '../limits/pending-responses.ts';
import { type LogOptions, loggerOptions } from '../log.ts';
import { ENVELOPE_TYPE, failureText } from '../response/envelope.ts';
import { responseHeaders } from '../response/response-headers.ts';
import { failureFromError, sendError, sendFailure } from '../response/send-failure.ts';
import { readableUrl } from '../web-app.ts';
import { hostRule } from './host.ts';
import { enforceRoutePermissions } from './route-permissions.ts';

/** Largest request body, in bytes (security T18). */
const BODY_LIMIT = 256 * 1024;

/** Limits for slow clients, in milliseconds (security T18). */
export interface ConnectionLimits {
  /** Time for the whole request to arrive. Default: 10 s. */
  readonly requestTimeoutMs?: number | undefined;
  /** Idle time before a connection is closed. Default: 15 s. */
  readonly idleTimeoutMs?: number | undefined;
}

/** Longest path parameter; ids have 36 characters. */
const MAX_PARAM_LENGTH = 200;

/** Node checks for late requests this many times within `requestTimeoutMs`. */
const CHECKS_PER_TIMEOUT = 5;

export interface FastifyAppOptions {
  readonly isProduction: boolean;
  readonly log: LogOptions | false;
  /** Proxies whose X-Forwarded-For is trusted; none by default. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Accepted Host names, see `hostRule`; any by default. */
  readonly allowedHosts?: readonly string[] | undefined;
  readonly connections?: ConnectionLimits | undefined;
}

/** Fastify with our limits; its own error responses are envelopes. */
export function createFastify(options: FastifyAppOptions): FastifyInstance {
  const { trustedProxies = [], allowedHosts, connections = {} } = options;
  const { requestTimeoutMs = 10_000, idleTimeoutMs = 15_000 } = connections;
  const acceptsHost = allowedHosts ? hostRule(allowedHosts) : () => true;
  const headers = responseHeaders(options.isProduction);
  const ambiguousConnections = new WeakSet<Socket>();
  const app: FastifyInstance = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: idleTimeoutMs,
    // Otherwise Node itself would answer a missing Host, without an envelope.
    http: {
      requireHostHeader: false,
      connectionsCheckingInterval: requestTimeoutMs / CHECKS_PER_TIMEOUT,
      // Node uses the longer of the two timeouts for the body; this one defaults to 60 s.
      headersTimeout: requestTimeoutMs,
    },
    rewriteUrl: (request) => readableUrl(request),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    logger: options.log === false ? false : loggerOptions(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // During shutdown, requests in progress are answered normally; Fastify's own 503 is no envelope.
    return503OnClosing: false,
    frameworkErrors(error: unknown, request: unknown, reply: unknown) {
      const asked = request as FastifyRequest;
      // No hook has run for a malformed path.
      const answer = (reply as FastifyReply).headers({ ...headers, 'x-request-id': asked.id });
      sendFailure(asked, answer, failureFromError(error).code);
    },
    clientErrorHandler: (error, socket) => sendRawFailure(error, socket, headers),
  });
  enforceRoutePermissions(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.decorateRequest('requestState', null);
  app.decorateRequest('envelopeCode', 0);
  app.setErrorHandler(sendError);
  closeConnectionsOnStop(app);
  app.register(fastifyCookie, { hook: false });
  app.addHook('onRequest', (request, reply, done) => {
    // A request on a closed connection is not carried out.
    if (request.raw.socket.destroyed) {
      reply.hijack();
      return;
    }
    reply.headers(headers).header('x-request-id', request.id);
    const { url = '', rawHeaders, socket, httpVersionMinor } = request.raw;
    const { host = '', 'transfer-encoding': transfer } = request.headers;
    // A proxy may see the end of such a message elsewhere (HTTP/1.0 has no chunks), so later requests on the
    // connection are refused too (security T21).
    if (transfer !== undefined && (transfer.toLowerCase() !== 'chunked' || httpVersionMinor === 0))
      ambiguousConnections.add(socket);
    const isAmbiguous = ambiguousConnections.has(socket);
    if (isAmbiguous) reply.header('connection', 'close');
    // An absolute URL would name a second host, which is not checked.
    const isPath = url.startsWith('/') && !url.includes('%00');
    if (!isAmbiguous && isPath && hasOneHost(rawHeaders) && acceptsHost(host)) done();
    else sendFailure(request, reply, 'malformed_request');
  });
  limitPendingResponses(app.server);
  // After an `Upgrade` header Node stops parsing HTTP on the connection: later requests would hang (security T21).
  app.server.prependListener('request', (request, response) => {
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
  });
  // Unknown `Expect` header: Node would answer it without an envelope.
  app.server.on('checkExpectation', (request, response) => {
    request.resume();
    const { body, ...answer } = rawFailure(headers);
    response.writeHead(codes.malformed_request.http, answer.headers).end(body);
  });
  return app;
}

/** With two Host headers, a proxy and Node may use different ones. */
function hasOneHost(headers: readonly string[]): boolean {
  let hosts = 0;
  for (let n = 0; n < headers.length; n += 2) {
    const name = headers[n] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}

/** A failure response written without Fastify; the client's language is unknown. */
function rawFailure(headers: Readonly<Record<string, string>>) {
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

/** Answers bytes that are no HTTP request; there is no reply object. */
function sendRawFailure(
  error: { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  // Browsers open connections in advance. A silent one is closed without a response, which could be taken for the
  // response to the request just being sent.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const { body, ...answer } = rawFailure(headers);
  const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${codes.malformed_request.http} Bad Request\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
