import type { ClientError, FailureDetails } from '@kasa/client/http/errors';
import type { Translate } from '#shared/i18n/catalogue.ts';
import type { PointsId } from '../messages/points/uk.ts';

type UsedBy = NonNullable<FailureDetails['used_by']>;

/** What needs a point, as the server refused, in words. */
export function usageText(
  { terminals_count, has_payments, has_shifts }: UsedBy,
  text: Translate<PointsId>,
): string {
  const said = [
    ...(terminals_count > 0 ? [text('usage.terminals', { count: terminals_count })] : []),
    ...(has_payments ? [text('usage.payments')] : []),
    ...(has_shifts ? [text('usage.shifts')] : []),
  ];
  return said.join('; ') || text('usage.released');
}

/** What needs it; undefined: it is another failure, or none. */
export const usageIn = (error: ClientError | null): UsedBy | undefined =>
  error?.kind === 'server' && error.codeName === 'point_in_use' ? error.details?.used_by : undefined;
