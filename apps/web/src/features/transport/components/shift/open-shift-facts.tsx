import { personLabel } from '@kasa/contracts/shared/person-label';
import { shiftFields } from '@kasa/contracts/transport/fields';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { SkeletonText } from '@kasa/ui/skeleton';
import { StatRow } from '@kasa/ui/stat-card';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import type { Driver } from '../../model/types.ts';
import { ShiftChanges } from './shift-changes.tsx';
import { ShiftSince } from './shift-since.tsx';

/** Refresh interval of the driver's cash, milliseconds. */
const POLL_INTERVAL_MS = 15_000;

export function OpenShiftFacts({ driver }: { driver: Driver }) {
  const text = useText(driversMessages);
  const format = useFormat();
  const { fact } = useFields(shiftFields);
  const isOnShift = driver.session_open_time !== null;
  const shift = useOperation(
    'getOpenShift',
    { params: { id: driver.id } },
    { isEnabled: isOnShift, pollIntervalMs: POLL_INTERVAL_MS },
  );
  if (!isOnShift) {
    return (
      <InlineNotice tone="info" title={text('card.noShift')}>
        {text('card.noShiftText')}
      </InlineNotice>
    );
  }
  if (shift.isError && !shift.data) return <RetryLine query={shift} isInDialog />;
  if (!shift.data) return <SkeletonText lines={3} />;
  return (
    <>
      <StatRow
        label={text('card.shift')}
        items={[
          { id: 'cash', label: text('card.expected'), value: format.money(shift.data.expected_cash) },
          { id: 'transport', label: text('column.transport'), value: shift.data.transport.name },
          fact(shift.data, 'route'),
          { id: 'since', label: text('card.since'), value: <ShiftSince at={shift.data.opened_at} /> },
        ]}
      />
      <p className="text-[13px] text-text-muted [overflow-wrap:anywhere]">
        {text('card.openedBy', { name: personLabel(shift.data.opened_by) })}
      </p>
      {shift.data.changes.length > 0 ? (
        <>
          <h4 className="mt-3 mb-2 font-semibold text-[13px] text-text-muted">{text('card.changes')}</h4>
          <ShiftChanges shift={shift.data} />
        </>
      ) : null}
    </>
  );
}
