import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_POLICY } from './response-headers.ts';

const PAGE = 'index.html';
/** Vite puts a hash of the content into the names of what lies here, so it may be kept for ever. */
const HASHED = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';

/** Whether there is a built web app to serve. */
export function hasWebApp(root: string): boolean {
  return existsSync(join(root, PAGE));
}

/** Serves the files of the built web app, compressed beforehand where the build has done so. */
export function serveWebApp(app: FastifyInstance, root: string): void {
  app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      reply.header('cache-control', path.includes(HASHED) ? FOREVER : 'no-cache');
      reply.header('content-security-policy', PAGE_POLICY);
    },
  });
}

/**
 * Answers a browser that opens an address of the web app with its page: only the web app knows which there are. A
 * missing script or picture is not answered so, since the browser would take the page for it.
 * @returns undefined when the request is no such opening
 */
export function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const isOpening = request.method === 'GET' && request.headers.accept?.includes('text/html');
  return isOpening ? reply.sendFile(PAGE) : undefined;
}
