import { vehicleFields } from '@kasa/contracts/transport/fields';
import type { SettableState } from '@kasa/contracts/transport/vehicle-status';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { openInList } from '#shared/routing/use-open-object.ts';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import type { Vehicle } from '../../model/types.ts';
import { transportQueryIds } from '../../queries.ts';
import { TransportErrorNotice } from '../transport-error-notice.tsx';

/** Confirmation before a vehicle's status is changed. @param shown the list, which is reloaded after an error */
export function useStatusChange(shown: readonly Vehicle[]) {
  const text = useText(vehicleMessages);
  const { display } = useFields(vehicleFields);
  const change = useCommand('changeTransportStatus', {
    refreshes: transportQueryIds,
    success: text('vehicle.changed'),
    successHref: ({ id }) => openInList(paths.transportList(), id),
    isQuiet: true,
  });
  const { ask, dialog } = useConfirm<{ vehicle: Vehicle; to: SettableState }>(({ vehicle, to }) => {
    const { id, version, transport_num, status } = shown.find(({ id }) => id === vehicle.id) ?? vehicle;
    return {
      title: text(`statusDialog.${to}`, { number: transport_num }),
      confirmLabel: text(`action.to.${to}`),
      busyLabel: text('statusDialog.busy'),
      onConfirm: () => change.run({ params: { id }, body: { status: to, version } }),
      children: (
        <>
          <TransportErrorNotice error={change.error} />
          <p>{text('statusDialog.now', { status: display('status', status) })}</p>
          <p className="text-text-muted">
            {text(to === 'parked' ? 'statusDialog.canDrive' : 'statusDialog.cannotDrive')}
          </p>
        </>
      ),
    };
  });
  return {
    dialog,
    ask: (vehicle: Vehicle, to: SettableState) => {
      change.reset();
      ask({ vehicle, to });
    },
  };
}
