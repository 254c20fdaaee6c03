import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_POLICY, WORKER_POLICY } from './response/response-headers.ts';

const PAGE = 'index.html';
/** Vite puts a content hash into the file names here, so they are cached for ever. */
const HASHED = '/assets/';
/** Worker scripts: a worker takes its policy from the response with its script. */
const WORKERS = '/assets/workers/';
const FOREVER = 'public, max-age=31536000, immutable';

export function hasWebApp(root: string): boolean {
  return existsSync(join(root, PAGE));
}

/** Ignored: clients do not change static files, and a failed precondition would have no envelope code. */
const CONDITIONS_OF_CHANGE = ['if-match', 'if-unmodified-since'];

/** Serves the built web app: precompressed files where the build made them, no range requests. */
export function serveWebApp(app: FastifyInstance, root: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    for (const name of CONDITIONS_OF_CHANGE) delete request.raw.headers[name];
    done();
  });
  app.register(fastifyStatic, {
    root,
    preCompressed: true,
    acceptRanges: false,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      reply.header('cache-control', path.includes(HASHED) ? FOREVER : 'no-cache');
      reply.header('content-security-policy', path.includes(WORKERS) ? WORKER_POLICY : PAGE_POLICY);
    },
  });
}

/** Answers a browser's navigation with the web app's page. @returns undefined for any other request */
export function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  return isOpening(request.raw) ? reply.sendFile(PAGE) : undefined;
}

function isOpening({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}

/** Whether a path belongs to the API, where every response is an envelope. */
export const isApiPath = (path: string) => /^\/(?:api|__mock)(?:\/|$)/.test(path);

const NOWHERE = '/unreadable-address';

/** The request's URL; `NOWHERE` for a navigation with broken percent-encoding, which Fastify would refuse. */
export function readableUrl(request: IncomingMessage): string {
  const { url = '/' } = request;
  const path = url.split('?', 1)[0] ?? '';
  if (!path.includes('%') || isApiPath(path) || !isOpening(request)) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return NOWHERE;
  }
}
