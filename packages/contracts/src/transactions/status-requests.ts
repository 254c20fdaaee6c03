import { z } from 'zod';
import { Instant } from '../shared/dates.ts';
import { Id } from '../shared/ids.ts';
import { SECRET_OVERLAP_HOURS } from '../shared/secret-overlap.ts';
import { searchText } from '../shared/text.ts';
import { Transaction } from './transactions.ts';

export const StatusRequestBody = z
  .strictObject({
    payment: searchText.describe('Its order id, or its id'),
  })
  .meta({ id: 'StatusRequestBody' });

/** What a merchant's server is told of a payment. */
export const PaymentStatus = Transaction.pick({
  id: true,
  order_id: true,
  status: true,
  amount: true,
  refund_amount: true,
  refunded_at: true,
  payment_form: true,
  card_mask: true,
  rrn: true,
  response_code: true,
  response: true,
  paid_at: true,
  fiscal_number: true,
  updated_at: true,
})
  .extend({ terminal_number: z.string() })
  .meta({ id: 'PaymentStatus' });

const secret = {
  merchant_id: Id.describe('For `x-merchant-id`'),
  created_at: Instant.nullable().describe('Null: there is no secret yet'),
  previous_until: Instant.nullable().describe(
    'Until when the secret before it is accepted, too; null: none is',
  ),
};

export const StatusSecret = z.strictObject(secret).meta({ id: 'StatusSecret' });

export const NewStatusSecret = z
  .strictObject({ ...secret, secret: z.string().describe('Told in this answer and never again') })
  .meta({ id: 'NewStatusSecret' });

export const StatusSecretInput = z
  .strictObject({
    keep_previous: z
      .boolean()
      .describe(
        `Whether the secret that was is accepted for ${SECRET_OVERLAP_HOURS} more hours; false when somebody else may know it`,
      ),
  })
  .meta({ id: 'StatusSecretInput' });
