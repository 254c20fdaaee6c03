import { vehicleFields } from '@kasa/contracts/transport/fields';
import { ConfirmDialog } from '@kasa/ui/confirm-dialog';
import { useFields } from '#shared/fields/use-fields.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import type { Vehicle } from '../../model/types.ts';
import type { SettableStatus } from '../../model/vehicle-status-rules.ts';
import { transportQueryIds } from '../../queries.ts';
import { TransportErrorNotice } from '../transport-error-notice.tsx';

/** Confirmation before a vehicle's status is changed. Mount it only while open. */
export function VehicleStatusDialog({
  vehicle,
  to,
  onClose,
}: {
  vehicle: Vehicle;
  to: SettableStatus;
  onClose: () => void;
}) {
  const text = useText(vehicleMessages);
  const common = useText(commonMessages);
  const { display } = useFields(vehicleFields);
  const change = useCommand('changeTransportStatus', {
    refreshes: transportQueryIds,
    success: text('vehicle.changed'),
    isQuiet: true,
  });
  const { id, version, transport_num, status } = vehicle;
  return (
    <ConfirmDialog
      isOpen
      title={text(`statusDialog.${to}`, { number: transport_num })}
      confirmLabel={text(`action.to.${to}`)}
      cancelLabel={common('action.cancel')}
      closeLabel={common('action.close')}
      busyLabel={text('statusDialog.busy')}
      onClose={onClose}
      onConfirm={() => change.run({ params: { id }, body: { status: to, version } })}
    >
      <TransportErrorNotice error={change.error} />
      <p>{text('statusDialog.now', { status: display('status', status) })}</p>
      <p className="text-text-muted">
        {text(to === 'parked' ? 'statusDialog.canDrive' : 'statusDialog.cannotDrive')}
      </p>
    </ConfirmDialog>
  );
}
