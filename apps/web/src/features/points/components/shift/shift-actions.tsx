import { registerDocumentFields } from '@kasa/contracts/points/shift-fields';
import { Button } from '@kasa/ui/button';
import { useState } from 'react';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { pointMessages } from '../../messages/points/catalogue.ts';
import { shiftQueryIds } from '../../queries.ts';
import { ServiceCashDialog } from './service-cash-dialog.tsx';
import { type RegisterShift, wasOpened } from './shift-state.tsx';

/** What can be done with the shift of a point as it is. */
export function ShiftActions({
  pointId,
  shift,
  onReport,
}: {
  pointId: string;
  /** The latest; undefined: there was none yet. */
  shift: RegisterShift | undefined;
  onReport: (id: string) => void;
}) {
  const text = useText(pointMessages);
  const missing = usePermissions().writeDenialReason('points_manage');
  const open = useCommand('openRegisterShift', {
    refreshes: shiftQueryIds,
    success: ({ state }) => (state === 'opened' ? text('shift.opened') : undefined),
  });
  const report = shift && wasOpened(shift) && (
    <Button size="sm" onPress={() => onReport(shift.id)}>
      {text(`shift.report.${shift.report.kind}`)}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {shift === undefined || shift.state === 'closed' ? (
        <Button
          size="sm"
          isLoading={open.isRunning}
          loadingLabel={text('shift.opening')}
          disabledReason={missing}
          // The command has reported its error.
          onPress={() => void open.run({ body: { point_id: pointId } }).catch(() => undefined)}
        >
          {text('shift.open')}
        </Button>
      ) : null}
      {report}
      {shift?.state === 'opened' ? <OpenedShiftActions shift={shift} missing={missing} /> : null}
    </div>
  );
}

function OpenedShiftActions({ shift, missing }: { shift: RegisterShift; missing: string | undefined }) {
  const text = useText(pointMessages);
  const format = useFormat();
  const { display } = useFields(registerDocumentFields);
  const [cash, askCash] = useState<'service_in' | 'service_out'>();
  const close = useCommand('closeRegisterShift', {
    refreshes: shiftQueryIds,
    success: ({ state, report: { fiscal_number: number } }) => {
      if (state !== 'closed') return undefined;
      return text(isOfflineNumber(number) ? 'shift.closedOffline' : 'shift.closed');
    },
  });
  const closing = useConfirm(({ id, report }: RegisterShift) => ({
    title: text('shift.closeTitle'),
    children: (
      <>
        <p>{text('shift.closeText')}</p>
        {report.cash > 0 ? (
          <p className="mt-2">{text('shift.closeCash', { amount: format.money(report.cash) })}</p>
        ) : null}
      </>
    ),
    confirmLabel: text('shift.close'),
    busyLabel: text('shift.closing'),
    onConfirm: async () => void (await close.run({ params: { id } })),
  }));
  return (
    <>
      {(['service_in', 'service_out'] as const).map((kind) => (
        <Button key={kind} size="sm" disabledReason={missing} onPress={() => askCash(kind)}>
          {display('kind', kind)}
        </Button>
      ))}
      <Button size="sm" disabledReason={missing} onPress={() => closing.ask(shift)}>
        {text('shift.close')}
      </Button>
      {cash === undefined ? null : (
        <ServiceCashDialog shift={shift} kind={cash} onClose={() => askCash(undefined)} />
      )}
      {closing.dialog}
    </>
  );
}

/** One of a session, not of the tax service; null: of a document that has none yet. */
const isOfflineNumber = (number: string | null) => number === null || number.includes('.');
