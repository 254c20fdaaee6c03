import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { Instant } from '../shared/dates.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { Id, Version, versionAndTimestamps } from '../shared/ids.ts';
import { Kopiykas, KopiykasDifference } from '../shared/money-schema.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { Phone } from '../shared/phone-schema.ts';
import { searchText } from '../shared/text.ts';
import { bonusEntryKinds, customerStates } from './bonus-values.ts';

/** What a customer shows or says at the till instead of a phone. */
export const CustomerNumber = z
  .string()
  .regex(/^\d{10}$/, 'invalid')
  .describe('Ten digits, unique within the merchant');

/** Somebody who collects bonuses. No name is kept: a phone or a card is enough to know them by. */
export const Customer = z
  .strictObject({
    id: Id,
    number: CustomerNumber,
    phone: Phone.nullable().describe('Null: known by a card alone, or forgotten'),
    has_card: z.boolean().describe('Whether a card is known; its token is never answered'),
    state: z.enum(customerStates),
    consented_at: Instant.describe('When they agreed that their purchases are counted'),
    available: Kopiykas.describe('Bonuses that can be spent now'),
    waiting: Kopiykas.describe('Bonuses that wait for the activation amount of their discount'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'Customer' });

const agreed = z.object({ has_consent: z.boolean() });

/** What a person fills in to add a customer. */
export const CustomerInput = z
  .strictObject({
    phone: Phone.describe('Unique within the merchant'),
    has_consent: z
      .boolean()
      .describe('That the customer agreed; nobody is added without (rule consent_needed)'),
  })
  .refine(({ has_consent }) => has_consent, {
    ...{ path: ['has_consent'], error: 'consent_needed' },
    // Runs even if other fields are invalid, so all errors are reported together.
    when: ({ value }) => agreed.safeParse(value).success,
  })
  .meta({ id: 'CustomerInput' });

/** A customer as edited. */
export const CustomerUpdate = z
  .strictObject({
    phone: Phone.nullable().describe(
      'Unique within the merchant. Null only of a customer whose card is known (rule identity_needed)',
    ),
    version: Version,
  })
  .meta({ id: 'CustomerUpdate' });

export const CustomerVersion = z.strictObject({ version: Version }).meta({ id: 'CustomerVersion' });

export const CustomerPage = pageOf(Customer).meta({ id: 'CustomerPage' });

/** The query of the list. */
export const CustomerQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['created_at', 'available']).describe('Default: -created_at'),
  q: searchText.optional().describe('Part of the phone or of the number'),
  state: anyOf(z.enum(customerStates)).optional(),
});

/** A line of a customer's ledger, of bonuses that were earned together: an entry is of one such lot. */
export const BonusEntry = z
  .strictObject({
    id: Id,
    kind: z.enum(bonusEntryKinds),
    available: KopiykasDifference.describe(
      'What it added to the bonuses that can be spent, or took from them',
    ),
    waiting: KopiykasDifference.describe('What it added to the bonuses that wait, or took from them'),
    available_after: Kopiykas,
    waiting_after: Kopiykas,
    discount_name: z.string().describe('The discount that they were earned by, as it was called then'),
    expires_at: Instant.nullable().describe('From when on these bonuses cannot be spent; null: any time'),
    transaction_id: Id.nullable().describe(
      'The payment of the purchase that moved them; null: none, or it is not paid',
    ),
    created_at: Instant,
  })
  .meta({ id: 'BonusEntry' });

export const BonusEntryPage = pageOf(BonusEntry).meta({ id: 'BonusEntryPage' });

/** The query of a ledger. */
export const BonusEntryQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['created_at']).describe('Default: -created_at'),
  kind: anyOf(z.enum(bonusEntryKinds)).optional(),
});

export type CustomerEntity = z.infer<typeof Customer>;
export type BonusEntryEntity = z.infer<typeof BonusEntry>;

export const exampleCustomer: CustomerEntity = {
  ...{ id: exampleIds.customer, number: '4820010017', phone: '+380671112233', has_card: false },
  ...{ state: 'active', consented_at: '2026-01-12T08:00:00.000Z', available: 12_500, waiting: 1_500 },
  ...{ version: 1, created_at: '2026-01-12T08:00:00.000Z', updated_at: '2026-01-12T08:00:00.000Z' },
};

export const exampleBonusEntry: BonusEntryEntity = {
  ...{ id: exampleIds.bonusEntry, kind: 'earned', available: 0, waiting: 1_500 },
  ...{ available_after: 12_500, waiting_after: 1_500 },
  ...{ discount_name: 'П’ять відсотків на бонусний рахунок', expires_at: '2027-11-18T22:00:00.000Z' },
  ...{ transaction_id: null, created_at: '2026-11-18T09:30:00.000Z' },
};
