import type { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import type { Encashment, TerminalCash } from '../encashments.ts';
import type { Transaction } from '../transactions.ts';

const terminal = {
  id: exampleIds.terminalWithCash,
  number: 'S1100301',
  name: 'Термінал самообслуговування 1',
};
const place = 'Затишок на Городоцькій, Львів, вул. Городоцька, 82';
const stamps = {
  version: 1,
  created_at: '2026-11-20T05:48:00.000Z',
  updated_at: '2026-11-20T05:48:00.000Z',
};

export const exampleTransaction: z.input<typeof Transaction> = {
  id: exampleIds.transaction,
  order_id: '261120-000417',
  terminal,
  device_name: 'Термінал самообслуговування 1',
  point: { id: exampleIds.point, name: 'Затишок на Городоцькій', city: 'Львів' },
  company: 'ТОВ «Затишок»',
  cashier: null,
  date: '2026-11-20',
  started_at: '2026-11-20T05:48:00.000Z',
  ended_at: '2026-11-20T05:48:21.000Z',
  amount: 35_000,
  payment_form: 'card',
  status: 'approved',
  bank: 'ПриватБанк',
  card_mask: '414949******1234',
  rrn: '632405000417',
  response_code: '00',
  response: 'Схвалено',
  response_advice: 'Нічого робити не потрібно.',
  paid_at: '2026-11-20T05:48:21.000Z',
  refunded: false,
  refund_amount: 0,
  refunded_at: null,
  fiscal_number: '3184710691',
  ...stamps,
};

const account = {
  carried_amount: 20_000,
  received_amount: 384_500,
  payments_count: 19,
  refunded_amount: 12_000,
  inside_amount: 392_500,
};

export const exampleCash: z.input<typeof TerminalCash> = {
  terminal,
  place,
  since: '2026-11-13T08:15:00.000Z',
  ...account,
};

export const exampleEncashment: z.input<typeof Encashment> = {
  id: exampleIds.encashment,
  number: 5,
  terminal,
  place,
  company: 'ТОВ «Затишок»',
  taken_at: '2026-11-20T09:00:00.000Z',
  ...account,
  amount: 100_000,
  left_amount: 292_500,
  comment: 'Решту лишаємо на здачу',
  by: {
    id: exampleIds.owner,
    name: 'Коваль Олена Петрівна',
    phone: '+380500000001',
    has_namesake: false,
  },
  version: 1,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
};
