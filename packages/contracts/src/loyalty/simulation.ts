/** What discounts that are not on would have cost on receipts of the past. */
import { z } from 'zod';
import { Instant } from '../shared/dates.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { Id, NamedReference } from '../shared/ids.ts';
import { KopiykasSum } from '../shared/money-schema.ts';
import { reportPeriod, withReportPeriod } from '../shared/report-period.ts';

const count = z.int().min(0);
const id = z.int().min(1).describe('Number of the message, from 1');

/** A draft, or two to compare, and the days of the receipts. */
export const SimulationQuery = withReportPeriod(
  z.strictObject({
    ...reportPeriod,
    discount_id: Id.describe('A draft, or one that is paused'),
    other_discount_id: Id.optional().describe('Another one, instead of it, to compare'),
  }),
);

const gain = {
  receipts: count.describe(
    'Those on which less is paid or more bonuses are given than with what is on today',
  ),
  cost: KopiykasSum.describe('What it takes off and gives as bonuses, less what it takes the place of'),
};

/** What a discount changes against what is on today. */
const SimulatedDiscount = z
  .strictObject({
    discount: NamedReference,
    ...gain,
    discount_amount: KopiykasSum.describe('Of the cost: taken off prices'),
    earned: KopiykasSum.describe('Of the cost: bonuses'),
    customers: count.describe('Known customers among those who gain'),
    customers_cost: KopiykasSum.describe('Of the cost: what known customers gain'),
    by_hour: z
      .array(
        z.strictObject({
          weekday: z.int().min(1).max(7).describe('1: Monday'),
          hour: z.int().min(0).max(23).describe('In Kyiv'),
          ...gain,
        }),
      )
      .describe('Hours with such receipts'),
    by_point: z
      .array(z.strictObject({ point: NamedReference.nullable(), ...gain }))
      .describe('Where it costs most, first; null: the terminal stood nowhere'),
    largest: z
      .array(
        z.strictObject({
          transaction_id: Id,
          order_id: z.string(),
          started_at: Instant,
          amount_today: KopiykasSum.describe('To be paid with what is on today'),
          amount: KopiykasSum.describe('To be paid with it'),
          earned_today: KopiykasSum,
          earned: KopiykasSum,
        }),
      )
      .max(10)
      .describe('The ten receipts that change most'),
  })
  .meta({ id: 'SimulatedDiscount' });

export const SimulationMessage = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('progress'),
      id,
      receipts: count.describe('Looked at so far'),
      total: count.describe('Receipts of the period'),
    }),
    z.strictObject({
      type: z.literal('result'),
      id,
      receipts: count,
      before: KopiykasSum.describe('What they cost without discounts'),
      discount_today: KopiykasSum.describe('What those that are on today take off'),
      earned_today: KopiykasSum,
      discounts: z
        .array(SimulatedDiscount)
        .min(1)
        .max(2)
        .describe('In the order in which they were asked for'),
    }),
  ])
  .meta({ id: 'SimulationMessage' });

export type SimulationMessageEntity = z.infer<typeof SimulationMessage>;
export type SimulationResult = Extract<SimulationMessageEntity, { type: 'result' }>;
export type SimulatedDiscountEntity = SimulationResult['discounts'][number];

export const exampleSimulation: SimulationMessageEntity = {
  ...{
    type: 'result',
    id: 5,
    receipts: 6_300,
    before: 120_000_000,
    discount_today: 900_000,
    earned_today: 40_000,
  },
  discounts: [
    {
      discount: { id: exampleIds.discountToTry, name: 'Вітальний бонус' },
      ...{ receipts: 240, cost: 150_000, discount_amount: 150_000, earned: 0 },
      ...{ customers: 4, customers_cost: 12_000 },
      by_hour: [{ weekday: 5, hour: 18, receipts: 240, cost: 150_000 }],
      by_point: [
        { point: { id: exampleIds.point, name: 'Затишок на Городоцькій' }, receipts: 240, cost: 150_000 },
      ],
      largest: [
        {
          ...{ transaction_id: exampleIds.transaction, order_id: '261118-000001' },
          ...{ started_at: '2026-11-18T16:10:00.000Z', amount_today: 64_000, amount: 60_000 },
          ...{ earned_today: 0, earned: 0 },
        },
      ],
    },
  ],
};
