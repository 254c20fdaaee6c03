import type { Operation } from '@kasa/contracts/shared/operation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath, sendPage } from '../web-app.ts';
import { sendFailure } from './send-failure.ts';

/** Finds the methods of a contract path; empty for an unknown path. */
function methodsFinder(operations: readonly Operation[]): (path: string) => string[] {
  const methods = new Map<string, string[]>();
  for (const op of operations) methods.set(op.path, [...(methods.get(op.path) ?? []), op.method]);
  const patterns = [...methods].map(([path, allowed]) => ({
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    allowed,
  }));
  return (path) => patterns.find(({ pattern }) => pattern.test(path))?.allowed ?? [];
}

/** Not-found handler: 404 for unknown API paths, 405 for a wrong method, the web app's page for other paths. */
export function notFoundHandler(operations: readonly Operation[], hasPages: boolean) {
  const methodsOf = methodsFinder(operations);
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = (request.raw.url ?? '').split('?', 1)[0] ?? '';
    const page = hasPages && !isApiPath(path) ? sendPage(request, reply) : undefined;
    if (page) return page;
    const allowed = methodsOf(path);
    // Path and method are known, but no route takes a part of the path, e.g. an id of a thousand characters.
    if (allowed.length === 0 || allowed.includes(request.method)) {
      return sendFailure(request, reply, 'not_found');
    }
    return sendFailure(request, reply.header('allow', allowed.join(', ')), 'method_not_allowed');
  };
}
