import type { Operation } from '@kasa/contracts/shared/operation';
import type { FastifyInstance } from 'fastify';
import type { Handler, Handlers } from './handler.ts';
import { type RequestServices, registerOperation } from './request-pipeline.ts';

/** @throws Error when an operation has no handler or a handler no operation, should types be bypassed */
export function registerOperations<Ops extends Record<string, Operation>>(
  app: FastifyInstance,
  operations: Ops,
  handlers: Handlers<Ops>,
  services: RequestServices,
): void {
  const missing = Object.keys(operations).filter((id) => !Object.hasOwn(handlers, id));
  const stray = Object.keys(handlers).filter((id) => !Object.hasOwn(operations, id));
  if (missing.length > 0) throw new Error(`Operations without a handler: ${missing.join(', ')}`);
  if (stray.length > 0) throw new Error(`Handlers without an operation: ${stray.join(', ')}`);
  for (const [id, op] of Object.entries(operations)) {
    // The loop loses the type that pairs each operation with its handler.
    registerOperation(app, op, handlers[id as keyof Ops] as Handler<Operation>, services);
  }
}
