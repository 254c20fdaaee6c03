import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_POLICY, WORKER_POLICY } from './answer/response-headers.ts';

const PAGE = 'index.html';
/** Vite puts a hash of the content into the names of what lies here, so it may be kept for ever. */
const HASHED = '/assets/';
/** Scripts of workers, which have a policy of their own, taken from the answer that brings them. */
const WORKERS = '/assets/workers/';
const FOREVER = 'public, max-age=31536000, immutable';

/** Whether there is a built web app to serve. */
export function hasWebApp(root: string): boolean {
  return existsSync(join(root, PAGE));
}

/** Conditions for changing a file. Nobody changes ours, and a failed one would have no envelope's code. */
const CONDITIONS_OF_CHANGE = ['if-match', 'if-unmodified-since'];

/** Serves the files of the built web app, compressed beforehand where the build has done so; each as a whole only. */
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

/**
 * Answers a browser that opens an address of the web app with its page: only the web app knows which there are. A
 * missing script or picture is not answered so, since the browser would take the page for it.
 * @returns undefined when the request is no such opening
 */
export function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  return isOpening(request.raw) ? reply.sendFile(PAGE) : undefined;
}

function isOpening({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}

/** Whether an address belongs to the API, where every answer is an envelope. */
export const isApi = (path: string) => /^\/(?:api|__mock)(?:\/|$)/.test(path);

/** An address that no screen has. */
const NOWHERE = '/unreadable-address';

/**
 * The address of a request, or one of no screen when a browser opens an address with broken percent-encoding: Fastify
 * would not let it come as far as the page, which says that there is no such screen.
 */
export function readableUrl(request: IncomingMessage): string {
  const { url = '/' } = request;
  const path = url.split('?', 1)[0] ?? '';
  if (!path.includes('%') || isApi(path) || !isOpening(request)) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return NOWHERE;
  }
}
