import { MAX_REPORT_DAYS } from '@kasa/contracts/shared/report-days';
import { isInverted, monthToDate } from '../period/period.ts';

const DAY_MS = 86_400_000;

/** The days of a report; `problem`: why there is none. */
export interface ReportPeriod {
  readonly from: string;
  readonly to: string;
  readonly problem: 'inverted' | 'tooLong' | null;
}

/** What the address asks for. By default it is this month up to today; what lacks one day ends today, or begins with its month. */
export function reportPeriod(
  { date_from, date_to }: { date_from?: string | undefined; date_to?: string | undefined },
  now: Date,
): ReportPeriod {
  const usual = monthToDate(now);
  const to = date_to ?? usual.to;
  const from = date_from ?? `${to.slice(0, 8)}01`;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  const problem = isInverted({ from, to }) ? 'inverted' : days > MAX_REPORT_DAYS ? 'tooLong' : null;
  return { from, to, problem };
}
