import { z } from 'zod';
import { Day, Instant } from '../shared/dates.ts';
import { Id } from '../shared/ids.ts';
import { MAX_EXACT_TOTAL } from '../shared/paging.ts';

const count = z.int().min(0);
const kopiykas = z.int().min(0).describe('Kopiykas');

/** Number of terminals listed in `offline.latest`. */
export const MAX_LATEST_OFFLINE = 6;

/** An active terminal that is offline. */
const OfflineTerminal = z.strictObject({
  id: Id,
  number: z.string(),
  name: z.string(),
  point: z.strictObject({ id: Id, name: z.string(), city: z.string() }).nullable(),
  last_online_at: Instant,
  is_unstable: z.boolean().describe('It changes sides so often that its connectivity is not told any more'),
});

const Offline = z
  .strictObject({
    today: count.describe('Last online on this day in Kyiv'),
    week: count.describe('Last online in the six days before it'),
    earlier: count,
    never: count.describe('Activated, and never heard of'),
    latest: z
      .array(OfflineTerminal)
      .max(MAX_LATEST_OFFLINE)
      .describe('Those that were heard of last come first'),
  })
  .describe('Active terminals that are offline, by when they were last online');

export const TerminalFigures = z
  .strictObject({
    total: count,
    added: count.describe('Wait for their activation'),
    active: count,
    blocked: count,
    online: count.describe('Of the active ones'),
    unstable: count.describe('Of the active ones: they go on and off line again and again'),
    settings_waiting: count
      .max(MAX_EXACT_TOTAL)
      .describe(
        `Active ones that have not taken over their present settings; exact up to ${MAX_EXACT_TOTAL}`,
      ),
    settings_waiting_capped: z.boolean().describe('True when there are more than `settings_waiting` says'),
    offline: Offline,
  })
  .meta({ id: 'TerminalFigures' });

const sums = {
  amount: kopiykas.describe('Paid, without what has been paid back by now; kopiykas'),
  payments: count.describe('Payments that were approved'),
};

/** Sales of the current period so far, and of the previous one. */
const Sales = z.strictObject({
  from: Day,
  ...sums,
  previous: z
    .strictObject({ from: Day, to: Instant, ...sums })
    .nullable()
    .describe(
      'The period before, up to the same moment of it by the clocks in Kyiv: yesterday at this time, or last month on this day at this time, or all of a month that has no such day. Null: the first payment came later than that period began',
    ),
});

export const SalesFigures = z
  .strictObject({ today: Sales, month: Sales.describe('From the first of this month') })
  .meta({ id: 'SalesFigures' });

/** Data of the home dashboard (spec §2). */
export const Dashboard = z
  .strictObject({
    at: Instant.describe('When these figures were so'),
    terminals: TerminalFigures,
    sales: SalesFigures,
  })
  .meta({ id: 'Dashboard' });

export type DashboardEntity = z.infer<typeof Dashboard>;
