import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { writeCallback } from '../../db/callback-outbox.ts';
import type { Db, Row } from '../../db/schema.ts';

/** Latest payments whose callbacks wait to be sent when the server starts. */
const PAYMENTS = 12;

/** Callbacks of the latest payments at terminals that have an endpoint. */
export async function seedCallbacks(
  tx: Db,
  merchant: string,
  payments: readonly Row<'transactions'>[],
): Promise<void> {
  const withEndpoint = await tx
    .selectFrom('terminals')
    .innerJoin('terminal_templates', 'terminal_templates.id', 'terminals.template_id')
    .select('terminals.id')
    .where('terminals.merchant_id', '=', merchant)
    .where('terminal_templates.settings', 'like', '%"callback_endpoint":"%')
    .execute();
  const ids = new Set(withEndpoint.map(({ id }) => id));
  const told = payments.filter(({ terminal_id, status }) => ids.has(terminal_id) && status === 'approved');
  for (const [n, payment] of told.slice(-PAYMENTS).entries()) {
    // The payment's id, but for the last figures.
    const id =
      n === 0 && merchant === exampleIds.merchant
        ? exampleIds.callbackDelivery
        : `${payment.id.slice(0, -4)}ca11`;
    await writeCallback(tx, payment, payment.updated_at, id);
  }
}
