import { entityOperations } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import {
  Discount,
  type DiscountEntity,
  type DiscountFields,
  DiscountInput,
  DiscountPage,
  DiscountQuery,
  DiscountStateChange,
  DiscountUpdate,
  exampleDiscount,
} from '../discounts.ts';

const permission = 'loyalty_manage';
const discounts = entityOperations({
  path: '/api/v1/loyalty/discounts',
  readPermission: permission,
  writePermission: permission,
  entity: Discount,
  page: DiscountPage,
  example: exampleDiscount,
});
const assumed =
  'What each type has, when and where it holds, limits and states: the specification names the five types, the activation amount and the excluded terminals (spec §2, §3).';
const ownPoints =
  'A session that is limited to points changes what holds at its points alone, and names only what it sees (`beyond_own_points`).';
const failureDetails = {
  conflict: { fields: [{ path: 'name', rule: 'taken' as const, message: 'Таке значення вже використано' }] },
};

/** What a person fills in to make a discount. */
function inputOf(discount: DiscountEntity): DiscountFields {
  const { id, points, excluded_terminals, products, groups, ...rest } = discount;
  const { state, is_beyond_own_points, version, created_at, updated_at, ...fields } = rest;
  const idsOf = (named: readonly { id: string }[]) => named.map((one) => one.id);
  return {
    ...fields,
    ...{ point_ids: idsOf(points), excluded_terminal_ids: idsOf(excluded_terminals) },
    ...{ product_ids: idsOf(products), group_ids: idsOf(groups) },
  };
}

export const listDiscounts = discounts.list('listDiscounts', {
  summary: 'Discounts of the merchant',
  description: 'Of a session that is limited to points those that hold there.',
  query: DiscountQuery,
  assumed,
  example: { page: 1, sort: 'name' },
});

export const getDiscount = discounts.get('getDiscount', {
  summary: 'A discount',
  description: 'What it gives, when, where and for which goods.',
  assumed,
});

/** At a point alone, so that somebody who is limited to it may make and change it. */
const atPoint = {
  is_everywhere: false,
  points: [{ id: exampleIds.point, name: 'Затишок на Городоцькій' }],
};

const created: DiscountEntity = {
  ...{ ...exampleDiscount, ...atPoint },
  ...{ name: 'Кожна п’ята кава', state: 'draft', from_time: null, to_time: null },
  rule: { type: 'by_purchase_count', every: 5, counts: 'pieces', percent_bp: 10_000 },
};

export const createDiscount = discounts.create('createDiscount', {
  summary: 'Add a discount',
  description: `A draft, which gives nothing until it is switched on (changeDiscountState). A taken name is a conflict at its field. ${ownPoints}`,
  body: DiscountInput,
  codes: ['not_found', 'beyond_own_points'],
  failureDetails,
  assumed,
  example: { body: inputOf(created), data: created },
});

const edited: DiscountEntity = {
  ...{ ...exampleDiscount, ...atPoint },
  ...{ id: exampleIds.discountToEdit, name: 'Що більше, то дешевше', from_time: null, to_time: null },
  rule: {
    ...{ type: 'dynamic', by: 'amount', time_steps: [] },
    amount_steps: [
      { from_amount: 50_000, percent_bp: 500 },
      { from_amount: 100_000, percent_bp: 1_000 },
    ],
  },
  max_receipt_amount: 15_000,
};

export const updateDiscount = discounts.update('updateDiscount', {
  summary: 'Change a discount',
  description: `Replaces all of it, from now on: what was given already keeps the rule that it was given by. Its type stays once it was switched on (rule type_fixed). One that has ended stays as it is (\`discount_ended\`). ${ownPoints}`,
  body: DiscountUpdate,
  codes: ['discount_ended', 'beyond_own_points'],
  failureDetails,
  assumed,
  example: { body: { ...inputOf(edited), version: 1 }, data: { ...edited, version: 2 } },
});

export const changeDiscountState = discounts.command('changeDiscountState', 'state', {
  summary: 'Switch a discount on, pause it, or end it',
  description: `A draft is switched on, then paused and switched on again, or ended for good; one that is in that state already stays as it is. Other changes are refused (\`discount_state_wrong\`). ${ownPoints}`,
  body: DiscountStateChange,
  codes: ['not_found', 'conflict', 'discount_state_wrong', 'beyond_own_points'],
  assumed,
  example: {
    body: { state: 'paused', version: 1 },
    data: { ...exampleDiscount, id: exampleIds.discountToPause, state: 'paused', version: 2 },
  },
});

export const deleteDiscount = discounts.remove('deleteDiscount', {
  summary: 'Delete a discount that was never on',
  description: `One that was switched on is ended instead (\`discount_used\`). ${ownPoints}`,
  codes: ['discount_used', 'beyond_own_points'],
  assumed,
  exampleId: exampleIds.discountToDelete,
});
