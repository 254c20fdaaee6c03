import { z } from 'zod';
import { Id } from '../shared/ids.ts';
import { PositiveKopiykas } from '../shared/money-schema.ts';
import { operation } from '../shared/operation.ts';

/** Mock control of single payments. For continuous ones use the simulator `payments`. */

export const makeMockPayment = operation({
  domain: 'mock',
  session: false,
  id: 'makeMockPayment',
  method: 'POST',
  path: '/__mock/payments',
  summary: 'Let somebody pay at an active terminal now, by its number',
  description: 'Whoever listens hears of it as of any other payment.',
  body: z
    .strictObject({
      number: z.string().max(8),
      amount: PositiveKopiykas,
      in_cash: z.boolean().describe('False: by card'),
    })
    .meta({ id: 'MockPaymentInput' }),
  data: z.strictObject({ transaction_id: Id }).meta({ id: 'MockPayment' }),
  codes: ['not_found'],
  example: {
    body: { number: 'S1100281', amount: 20_000, in_cash: true },
    data: { transaction_id: '01912d50-3c00-7000-8000-0000000000f4' },
  },
});
