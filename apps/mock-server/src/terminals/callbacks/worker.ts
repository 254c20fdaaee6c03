import type { FastifyInstance } from 'fastify';
import { onCallbackWaiting } from '../../db/callback-outbox.ts';
import { poll } from '../../http/poll.ts';
import { CallbackDeliverer, type DeliveryServices } from './deliver.ts';
import { pruneCallbacks } from './keep.ts';

/** How often it looks for what is due, or was left by other servers, milliseconds. */
const POLL_INTERVAL_MS = 1_000;
/** How often it deletes what is too old, milliseconds. */
const PRUNE_INTERVAL_MS = 600_000;

export function startCallbackWorker(
  app: FastifyInstance,
  asked: Pick<DeliveryServices, 'db' | 'clock' | 'outgoing'>,
): void {
  let isStopping = false;
  const report = (error: unknown) => app.log.error({ err: error }, 'callbacks');
  const deliverer = new CallbackDeliverer({ ...asked, report, isStopping: () => isStopping });
  let stopListening = () => {};
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    stopListening = onCallbackWaiting(asked.db, () => deliverer.look());
    timer = setInterval(() => deliverer.look(), POLL_INTERVAL_MS).unref();
  });
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stopListening();
    await deliverer.idle();
  });
  poll(app, PRUNE_INTERVAL_MS, report, () => pruneCallbacks(asked.db, asked.clock.now(), () => isStopping));
}
