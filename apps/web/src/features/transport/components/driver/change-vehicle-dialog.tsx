import { ChangeVehicleInput } from '@kasa/contracts/transport/drivers';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import type { Driver } from '../../model/types.ts';
import { transportQueryIds } from '../../queries.ts';
import { FormDialog } from '../form-dialog.tsx';
import { FormVehicle } from '../vehicle/vehicle-select.tsx';

/** Changes a driver's vehicle; during a shift the old one is parked and the new one goes on the route. */
export function ChangeVehicleDialog({ driver, onClose }: { driver: Driver; onClose: () => void }) {
  const text = useText(driversMessages);
  const change = useCommand('changeDriverTransport', {
    refreshes: transportQueryIds,
    success: text('toast.transportChanged'),
    isQuiet: true,
  });
  const form = useContractForm({
    schema: ChangeVehicleInput,
    defaults: { transport_id: null },
    send: (body, how) => change.run({ params: { id: driver.id }, body }, how),
    onSaved: onClose,
  });
  const isOnShift = driver.session_open_time !== null;
  return (
    <FormDialog
      title={text('transport.title', { name: driver.name })}
      form={form}
      error={change.error}
      submitLabel={text('action.changeTransport')}
      busyLabel={text('transport.busy')}
      onClose={onClose}
    >
      <p className="text-text-muted">
        {text('transport.now', { number: driver.transport_number ?? text('transport.none') })}
      </p>
      {/* Outside a shift any vehicle will do: several drivers may be assigned to one. */}
      <FormVehicle
        form={form}
        name="transport_id"
        label={text('transport.field')}
        fitFor={isOnShift ? driver.id : null}
        except={driver.transport?.id}
      />
      {isOnShift ? <p className="text-text-muted">{text('transport.onShift')}</p> : null}
    </FormDialog>
  );
}
