import { permissions } from '@kasa/contracts/shared/permissions';
import type { FastifyInstance } from 'fastify';

/** Public routes without merchant data; every other route must be an operation of the contract. */
const PUBLIC_PATHS = /^(?:\/healthz|\/docs(?:\/.+)?|\/(?:api\/v1|__mock)\/openapi\.json|\/\*)$/;
const PUBLIC_METHODS: readonly string[] = ['GET', 'HEAD'];

/** Adding a route afterwards throws unless it is public or an operation that states its permission (security T10). */
export function enforceRoutePermissions(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    const op = (config as { operation?: { id: string; session: boolean; permission?: unknown } } | undefined)
      ?.operation;
    if (op === undefined) {
      const isOpen = PUBLIC_PATHS.test(url) && [method].flat().every((one) => PUBLIC_METHODS.includes(one));
      if (!isOpen) throw new Error(`${[method].flat().join()} ${url} does not say who may use it`);
      return;
    }
    const { permission } = op;
    const isStated = permission === null || Object.hasOwn(permissions, String(permission));
    if (!isStated) throw new Error(`${op.id} does not say which permission it needs`);
    if (permission !== null && !op.session) throw new Error(`${op.id} needs a permission and no session`);
  });
}
