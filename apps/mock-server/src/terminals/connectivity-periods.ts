/** When a terminal was on and off line: the changes of its connectivity in the last day, kept in its row. */
import { offlineSince } from '@kasa/contracts/terminals/connectivity';
import { type Connectivity, connectivityAt } from '@kasa/contracts/terminals/terminal-status';
import { MAX_CONNECTIVITY_PERIODS, type TerminalOverviewEntity } from '@kasa/contracts/terminals/terminals';
import type { Row } from '../db/schema.ts';

type Period = TerminalOverviewEntity['connectivity_periods'][number];

const DAY_MS = 86_400_000;
const dayBefore = (at: string) => new Date(Date.parse(at) - DAY_MS).toISOString();

/** @param history JSON list of instants, oldest first @param at of the change, ISO 8601 UTC */
export function historyWith(history: string, at: string): string {
  const since = dayBefore(at);
  const recent = (JSON.parse(history) as string[]).filter((change) => change > since);
  return JSON.stringify([...recent, at].slice(-MAX_CONNECTIVITY_PERIODS));
}

/** The last 24 hours, oldest first. */
export function connectivityPeriods(
  row: Pick<Row<'terminals'>, 'side' | 'side_history' | 'online_until'>,
  now: Date,
): Period[] {
  const changes = JSON.parse(row.side_history) as string[];
  const isFull = changes.length === MAX_CONNECTIVITY_PERIODS;
  let connectivity: Connectivity = row.side;
  // Went offline a moment ago: its row is not told yet.
  if (row.side === 'online' && connectivityAt(row.online_until, now) === 'offline') {
    changes.push(offlineSince(row.online_until));
    connectivity = 'offline';
  }
  let to = now.toISOString();
  const start = dayBefore(to);
  const periods: Period[] = [];
  const add = (from: string) => {
    if (from < to) periods.unshift({ connectivity, from, to });
    to = from < to ? from : to;
    connectivity = connectivity === 'online' ? 'offline' : 'online';
  };
  for (const change of changes.toReversed()) {
    if (change <= start) break;
    add(change);
  }
  // What was before the oldest kept change of a full history is not known.
  if (!isFull) add(start);
  return periods.slice(-MAX_CONNECTIVITY_PERIODS);
}
