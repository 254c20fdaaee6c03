import { fleet } from '../../db/fleet.ts';
import { inTransaction } from '../../db/transaction.ts';
import { markOnline, moveOnlineUntil, publishConnectivityChanges } from '../../terminals/connectivity.ts';
import { MAX_OUTAGE_HOURS, silencesOf } from './outages.ts';
import type { SimulatedSpan } from './simulators.ts';

/** Interval of the simulation, milliseconds; steps are multiples of it, whatever the span. */
const STEP = 60_000;
const HOUR = 3_600_000;
/** How long online terminals stay online after the simulator is switched off. */
const AHEAD = 24 * HOUR;
/** Terminals silent for longer at the start are out of order and not simulated. */
const GONE = (MAX_OUTAGE_HOURS + 1) * HOUR;

/** @returns the number of connectivity changes */
export async function simulateConnectivity(span: SimulatedSpan): Promise<number> {
  const { db, merchantId, seed, since, after, upTo } = span;
  const first = Math.floor(after.getTime() / STEP) + 1;
  const last = Math.floor(upTo.getTime() / STEP);
  if (first > last) return 0;
  const active = fleet(db).select(['id', 'online_until']);
  const rows = await active.where('merchant_id', '=', merchantId).where('status', '=', 'active').execute();
  const gone = new Date(since.getTime() - GONE).toISOString();
  const until = new Map<string, string>();
  for (const { id, online_until } of rows) if (online_until > gone) until.set(id, online_until);
  const silences = new Map(
    [...until.keys()].map((id) => [id, silencesOf(seed, id, first * STEP, last * STEP)]),
  );
  const isSilent = (id: string, at: number) => silences.get(id)?.some(([from, to]) => from <= at && at < to);
  let made = 0;
  for (let step = first; step <= last; step += 1) {
    const at = new Date(step * STEP).toISOString();
    const ahead = new Date(step * STEP + AHEAD).toISOString();
    const [silent, back]: [string[], string[]] = [[], []];
    for (const [id, online] of until) {
      const isOnline = online >= at;
      if (isSilent(id, step * STEP) !== isOnline) continue;
      (isOnline ? silent : back).push(id);
      until.set(id, isOnline ? at : ahead);
    }
    if (silent.length + back.length > 0) {
      await inTransaction(db, async (tx) => {
        await moveOnlineUntil(tx, merchantId, silent, 'back', at);
        await markOnline(tx, merchantId, back, at);
        await moveOnlineUntil(tx, merchantId, back, 'ahead', ahead);
      });
    }
    await publishConnectivityChanges(db, at, merchantId);
    made += silent.length + back.length;
  }
  return made;
}
