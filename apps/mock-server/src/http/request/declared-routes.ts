import { permissions } from '@kasa/contracts/shared/permissions';
import type { FastifyInstance } from 'fastify';

/** What anybody may read: it holds nothing of a merchant. All else is an operation of the contract. */
const OPEN_PATHS = /^(?:\/healthz|\/docs(?:\/.+)?|\/(?:api\/v1|__mock)\/openapi\.json|\/\*)$/;
const OPEN_METHODS: readonly string[] = ['GET', 'HEAD'];

/**
 * Sees to it that no route can forget to say who may use it (security T10). Call it before routes are added.
 * Adding a route throws when it is no operation and not among the open paths, or when it is an operation with a session
 * and does not state its permission: a tag, or `null` for everybody who is signed in. So the server does not start.
 */
export function requireDeclaredRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    const op = (config as { operation?: { id: string; session: boolean; permission?: unknown } } | undefined)
      ?.operation;
    if (op === undefined) {
      const isOpen = OPEN_PATHS.test(url) && [method].flat().every((one) => OPEN_METHODS.includes(one));
      if (!isOpen) throw new Error(`${[method].flat().join()} ${url} does not say who may use it`);
      return;
    }
    const { permission } = op;
    const isStated = permission === null || Object.hasOwn(permissions, String(permission));
    if (!isStated) throw new Error(`${op.id} does not say which permission it needs`);
    if (permission !== null && !op.session) throw new Error(`${op.id} needs a permission and no session`);
  });
}
