import { FailureDetails } from '@kasa/contracts/shared/envelope';
import { expect, it } from 'vitest';
import { parseFailureDetails } from './failure-details.ts';

const complete = {
  attempts_left: 4,
  fields: [{ path: 'places.0.name', rule: 'required', message: "Поле обов'язкове" }],
  permission: 'transport_manage',
  retry_after_seconds: 30,
  current_version: 2,
  next_to_date: '2026-11-01',
  busy_with: { id: '01912d50-3c00-7000-8000-000000000040', name: 'Бондаренко Андрій Васильович' },
  terminal: { id: '01912d50-3c00-7000-8000-000000000070', name: 'Каса 1' },
  run_id: '01912d50-3c00-7000-8000-0000000000b0',
  inside_amount: -5_000,
  offline_limit: 'in_row',
  left_amount: 5_000,
  used_by: {
    companies: [{ id: '01912d50-3c00-7000-8000-0000000000c1', name: 'ТОВ «Склад»' }],
    ...{ companies_count: 1, points_count: 0, terminals_count: 0, has_payments: true },
  },
};

it('keeps every key of the contract', () => {
  expect(Object.keys(complete).sort()).toEqual(Object.keys(FailureDetails.shape).sort());
  expect(parseFailureDetails(FailureDetails.parse(complete))).toEqual(complete);
});

it.each([
  { fields: 'name' },
  { fields: [null] },
  { fields: [{ path: 'name' }] },
  { permission: 5 },
  { retry_after_seconds: '30' },
  { current_version: null },
  { next_to_date: {} },
  { busy_with: 'Бондаренко' },
  { busy_with: { name: 'Бондаренко' } },
  { terminal: { id: 1, name: 'Каса 1' } },
  { run_id: 7 },
  { inside_amount: '5000' },
  { offline_limit: 36 },
  { used_by: { companies: ['ТОВ «Склад»'] } },
])('leaves out what is not as the contract says: %j', (broken) => {
  expect(parseFailureDetails(broken)).toBeNull();
  expect(parseFailureDetails({ ...complete, ...broken })).toEqual(
    Object.fromEntries(Object.entries(complete).filter(([key]) => !(key in broken))),
  );
});

it('leaves out keys that it does not know', () => {
  expect(parseFailureDetails({ current_version: 2, secret: 'x' })).toEqual({ current_version: 2 });
});
