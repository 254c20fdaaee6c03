import { registerDocumentFields, registerShiftFields } from '@kasa/contracts/points/shift-fields';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { KeyValue } from '@kasa/ui/key-value';
import { Menu } from '@kasa/ui/menu';
import { SkeletonText } from '@kasa/ui/skeleton';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useExportActions } from '#shared/download/export-actions.ts';
import { useDownload } from '#shared/download/use-download.ts';
import { DrawerSection } from '#shared/entity/show-drawer.tsx';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { pointMessages } from '../../messages/points/catalogue.ts';
import { ShiftActions } from './shift-actions.tsx';
import { ShiftGauge } from './shift-gauge.tsx';
import { ShiftReportDialog } from './shift-report.tsx';
import { type RegisterShift, ShiftStatus, wasOpened } from './shift-state.tsx';

/** How often a shift is read again: while the tax service owes an answer, and otherwise. Milliseconds. */
const WAITING_MS = 2_000;
const USUAL_MS = 60_000;

/** The shift of a fiscal point's register: its state, what can be done with it, and those before it. */
export function PointShift({ pointId }: { pointId: string }) {
  const text = useText(pointMessages);
  const [reportId, showReport] = useState<string>();
  const input = { query: { point_id: pointId, page: 1 } };
  const query = useOperation('listRegisterShifts', input, { isQuiet: true });
  const shifts = query.data?.items;
  const latest = shifts?.[0];
  const isWaiting = latest !== undefined && latest.pending !== null;
  useOperation('listRegisterShifts', input, {
    isQuiet: true,
    pollIntervalMs: isWaiting ? WAITING_MS : USUAL_MS,
  });
  return (
    <>
      <DrawerSection title={text('shift.title')}>
        {shifts ? (
          <div className="flex flex-col gap-3">
            <ShiftNow shift={latest} />
            <ShiftActions pointId={pointId} shift={latest} onReport={showReport} />
          </div>
        ) : query.isError ? (
          <RetryLine query={query} text={text('shift.failed')} />
        ) : (
          <div role="status" aria-label={text('shift.loading')}>
            <SkeletonText lines={4} />
          </div>
        )}
      </DrawerSection>
      <EarlierShifts pointId={pointId} shifts={shifts?.slice(1) ?? []} onReport={showReport} />
      {reportId === undefined ? null : (
        <ShiftReportDialog id={reportId} onClose={() => showReport(undefined)} />
      )}
    </>
  );
}

function ShiftNow({ shift }: { shift: RegisterShift | undefined }) {
  const text = useText(pointMessages);
  const format = useFormat();
  const { label } = useFields(registerShiftFields);
  if (shift === undefined) return <p className="text-text-muted">{text('shift.none')}</p>;
  const { state, opened_at, closes_at, closed_at, report } = shift;
  const time = (id: string, name: string, at: string) => ({
    id,
    label: name,
    value: <span className="figures">{format.dateTime(at)}</span>,
  });
  return (
    <>
      <KeyValue
        items={[
          { id: 'state', label: label('state'), value: <ShiftStatus state={state} /> },
          ...(opened_at === null ? [] : [time('opened', text('shift.openedAt'), opened_at)]),
          ...(state === 'closed' ? [] : [time('closes', text('shift.closesAt'), closes_at)]),
          ...(closed_at === null || opened_at === null
            ? []
            : [time('closed', text('shift.closedAt'), closed_at)]),
          ...(state === 'closed'
            ? []
            : [{ id: 'cash', label: text('shift.cash'), value: format.money(report.cash) }]),
        ]}
      />
      {opened_at === null || state === 'closed' ? null : <ShiftGauge openedAt={opened_at} />}
      <TaxServiceNotice shift={shift} />
    </>
  );
}

/** That the tax service has not answered yet, or why it refused the latest document. */
function TaxServiceNotice({ shift }: { shift: RegisterShift }) {
  const text = useText(pointMessages);
  const { display } = useFields(registerShiftFields);
  const document = useFields(registerDocumentFields);
  const { pending, refusal } = shift;
  if (pending !== null)
    return (
      <InlineNotice tone="warning" title={text('shift.waiting')} isLive>
        {text('shift.waitingText', { document: document.display('kind', pending) })}
      </InlineNotice>
    );
  if (refusal === null) return null;
  const title = text(wasOpened(shift) ? 'shift.refused' : 'shift.notOpened');
  return (
    <InlineNotice tone="danger" title={title} isLive>
      {display('refusal', refusal)}
    </InlineNotice>
  );
}

function EarlierShifts({
  pointId,
  shifts,
  onReport,
}: {
  pointId: string;
  shifts: readonly RegisterShift[];
  onReport: (id: string) => void;
}) {
  const text = useText(pointMessages);
  const format = useFormat();
  const save = useExportActions(useDownload('exportRegisterShifts'), { point_id: pointId });
  if (shifts.length === 0) return null;
  return (
    <DrawerSection title={text('shift.earlier')}>
      <ul className="flex flex-col gap-1">
        {shifts.map((shift) => {
          const { id, begun_at, closed_at } = shift;
          const time = `${format.dateTime(begun_at)} – ${format.dateTime(closed_at)}`;
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-3">
              <span className="figures">{wasOpened(shift) ? time : format.dateTime(begun_at)}</span>
              {wasOpened(shift) ? (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={text('shift.reportOf', { time: format.dateTime(begun_at) })}
                  onPress={() => onReport(id)}
                >
                  {text('shift.report.z')}
                </Button>
              ) : (
                <span className="text-text-muted">{text('shift.notOpened')}</span>
              )}
            </li>
          );
        })}
      </ul>
      <div className="mt-3">
        <Menu
          label={text('shift.export')}
          items={save}
          trigger={
            <Button size="sm" icon={<Download />}>
              {text('shift.export')}
            </Button>
          }
        />
      </div>
    </DrawerSection>
  );
}
