import { terminalsOperations as operations } from '@kasa/contracts/terminals/operations';
import type { FastifyInstance } from 'fastify';
import { type Caller, call } from '../../http/test-support/call.ts';

const NOTHING = { previewed_at: '2026-11-20T09:00:00.000Z', digest: '0'.repeat(32) };

interface Agreed {
  readonly previewed_at: string;
  readonly digest: string;
}

const agreedIn = (preview: Agreed | null): Agreed => {
  const { previewed_at, digest } = preview ?? NOTHING;
  return { previewed_at, digest };
};

/**
 * What the preview returns for starting the run.
 * @param what `kind`, `target` and `template_id`
 */
export async function agreeTo(app: FastifyInstance, what: object, caller: Caller): Promise<Agreed> {
  return agreedIn((await call(app, operations.previewBulkRun, { body: what }, caller)).data);
}

export async function beginRun(app: FastifyInstance, what: object, caller: Caller) {
  const body = { ...what, ...(await agreeTo(app, what, caller)) };
  return call(app, operations.startBulkRun, { body }, caller);
}
