import { terminalsOperations as operations } from '@kasa/contracts/terminals/operations';
import type { FastifyInstance } from 'fastify';
import { type BodyFor, type Caller, call } from '../../http/test-support/call.ts';

/** What a run is to do, and to which terminals. */
export type BulkRunWanted = Omit<BodyFor<typeof operations.startBulkRun>, keyof PreviewConfirmation>;

const NOTHING = { previewed_at: '2026-11-20T09:00:00.000Z', digest: '0'.repeat(32) };

interface PreviewConfirmation {
  readonly previewed_at: string;
  readonly digest: string;
}

const confirmationOf = (preview: PreviewConfirmation | null): PreviewConfirmation => {
  const { previewed_at, digest } = preview ?? NOTHING;
  return { previewed_at, digest };
};

/** What the preview returns for starting the run. */
export async function previewConfirmation(
  app: FastifyInstance,
  what: BodyFor<typeof operations.previewBulkRun>,
  caller: Caller,
): Promise<PreviewConfirmation> {
  return confirmationOf((await call(app, operations.previewBulkRun, { body: what }, caller)).data);
}

export async function previewAndStartRun(app: FastifyInstance, what: BulkRunWanted, caller: Caller) {
  const body = { ...what, ...(await previewConfirmation(app, what, caller)) };
  return call(app, operations.startBulkRun, { body }, caller);
}
