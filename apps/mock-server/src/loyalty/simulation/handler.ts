/** Simulations: what drafts would have cost. One pass over the receipts, told as it goes, ended by who listens. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { loyaltyOperations } from '@kasa/contracts/loyalty/operations';
import type { SimulationMessageEntity, SimulationResult } from '@kasa/contracts/loyalty/simulation';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import type { InputOf } from '@kasa/contracts/shared/operation';
import { opens } from '@kasa/contracts/shared/permissions';
import type { Db } from '../../db/schema.ts';
import { periodAsked } from '../../http/report-period.ts';
import { type Context, OperationFailure, type SessionInfo } from '../../http/request/handler.ts';
import { referencesTo } from '../../http/request/references.ts';
import { MessageStream, messageText } from '../../http/response/message-stream.ts';
import { sessionNow } from '../../http/session/session-now.ts';
import { type QuotedRule, rulesOf } from '../applied-rules.ts';
import { countPastReceipts, pastReceipts } from './past-receipts.ts';
import { Simulation } from './simulate.ts';

type Query = InputOf<typeof loyaltyOperations.simulateDiscounts>['query'];

/** Receipts that are priced before others have their turn. */
const SLICE = 100;
/** Of a merchant, at once, in this server. */
const AT_ONCE = 2;
const RETRY_SECONDS = 5;

/** @throws OperationFailure `rate_limited` while as many run already */
function placesFor(running: Map<string, number>, merchant: string): () => void {
  const others = running.get(merchant) ?? 0;
  if (others >= AT_ONCE) throw new OperationFailure('rate_limited', { retry_after_seconds: RETRY_SECONDS });
  running.set(merchant, others + 1);
  return () => {
    const left = (running.get(merchant) ?? 1) - 1;
    if (left === 0) running.delete(merchant);
    else running.set(merchant, left);
  };
}

/** Whether a discount holds today, by its days. */
const isOnToday = ({ from_day, to_day }: QuotedRule, today: string) =>
  (from_day === null || from_day <= today) && (to_day === null || today <= to_day);

const requireDiscounts = referencesTo({
  discount_id: { table: 'discounts' },
  other_discount_id: { table: 'discounts' },
});

/** Sums of sales need a right of their own. */
const maySeeSales = ({ tags }: SessionInfo) => opens(tags, 'loyalty_manage') && opens(tags, 'reports_view');

/**
 * The rules that are on and the drafts, the oldest first.
 * @throws OperationFailure `not_found` at the parameter, `discount_state_wrong`
 */
async function rulesFor(context: Context, query: Query, drafts: readonly string[]) {
  const { db, session, clock } = context;
  await requireDiscounts(db.db, context, query);
  const asked = db.db.selectFrom('discounts').select('id').where('id', 'in', drafts);
  const other = await asked.where('state', 'not in', ['draft', 'paused']).executeTakeFirst();
  if (other !== undefined) throw new OperationFailure('discount_state_wrong');
  const today = kyivDay(clock.now());
  const all = await rulesOf(db.db, session.merchantId, drafts);
  return all.filter((rule) => drafts.includes(rule.id) || isOnToday(rule, today));
}

async function namesOfPoints(db: Db, ids: readonly (string | null)[]) {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map<string, string>();
  const rows = await db.selectFrom('branches').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function resultOf(
  { db, session }: Context,
  simulation: Simulation,
  rules: readonly QuotedRule[],
  drafts: readonly string[],
): Promise<Omit<SimulationResult, 'id'>> {
  const results = simulation.results();
  const points = await namesOfPoints(db.db, [
    ...new Set(results.flatMap(({ by_point }) => by_point.map(([id]) => id))),
  ]);
  const named = results.map(({ by_point, ...result }, n) => {
    const rule = rules.find(({ id }) => id === drafts[n]);
    return {
      discount: { id: rule?.id ?? '', name: rule?.name ?? '' },
      ...result,
      largest: opens(session.tags, 'transactions_view') ? result.largest : [],
      by_point: by_point.map(([id, sums]) => ({
        point: id === null ? null : { id, name: points.get(id) ?? '' },
        ...sums,
      })),
    };
  });
  return { type: 'result', ...simulation.sums, discounts: named };
}

type Unnumbered<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

async function* simulate(
  context: Context,
  query: Query,
  signal: AbortSignal,
): AsyncGenerator<Unnumbered<SimulationMessageEntity>> {
  const { db, clock, session } = context;
  if (!maySeeSales(session)) throw new OperationFailure('forbidden', { permission: 'reports_view' });
  const { discount_id, other_discount_id } = query;
  const drafts = [...new Set([discount_id, ...(other_discount_id === undefined ? [] : [other_discount_id])])];
  const rules = await rulesFor(context, query, drafts);
  const period = periodAsked(query, clock.now());
  const total = await countPastReceipts(db.db, session, period);
  yield { type: 'progress', receipts: 0, total };
  const simulation = new Simulation(rules, drafts);
  for await (const receipts of pastReceipts(db.db, session, period)) {
    for (const [n, receipt] of receipts.entries()) {
      if (n % SLICE === 0) await nextTurn();
      if (signal.aborted) return;
      simulation.add(receipt);
    }
    const now = await sessionNow(context);
    if (now === null || !maySeeSales(now) || String(now.points) !== String(session.points)) return;
    yield { type: 'progress', receipts: simulation.sums.receipts, total };
  }
  yield await resultOf(context, simulation, rules, drafts);
}

const running = new Map<string, number>();

async function* texts(context: Context, query: Query, signal: AbortSignal): AsyncGenerator<string> {
  const leave = placesFor(running, context.session.merchantId);
  try {
    let id = 0;
    for await (const message of simulate(context, query, signal)) {
      id += 1;
      yield messageText(message.type, id, JSON.stringify({ ...message, id }));
    }
  } finally {
    leave();
  }
}

export const simulateDiscounts = async (context: Context, { query }: { readonly query: Query }) =>
  new MessageStream(({ signal }) => texts(context, query, signal));
