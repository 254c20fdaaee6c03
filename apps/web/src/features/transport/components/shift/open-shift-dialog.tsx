import { shiftFields } from '@kasa/contracts/transport/fields';
import { OpenShiftInput } from '@kasa/contracts/transport/shifts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import type { Driver } from '../../model/types.ts';
import { transportQueryIds } from '../../queries.ts';
import { FormDialog } from '../form-dialog.tsx';
import { FormRoute } from '../route/route-select.tsx';
import { FormVehicle } from '../vehicle/vehicle-select.tsx';

export function OpenShiftDialog({ driver, onClose }: { driver: Driver; onClose: () => void }) {
  const text = useText(driversMessages);
  const { label } = useFields(shiftFields);
  const open = useCommand('openShift', {
    refreshes: transportQueryIds,
    success: text('open.done'),
    isQuiet: true,
  });
  const form = useContractForm({
    schema: OpenShiftInput,
    defaults: { transport_id: driver.transport?.id ?? null, route_id: driver.route?.id ?? null },
    send: (body, how) => open.run({ params: { id: driver.id }, body }, how),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={text('open.title', { name: driver.name })}
      form={form}
      error={open.error}
      submitLabel={text('open.submit')}
      busyLabel={text('open.busy')}
      onClose={onClose}
    >
      <FormVehicle form={form} name="transport_id" label={text('open.transport')} fitFor={driver.id} />
      <FormRoute form={form} name="route_id" label={label('route')} />
      <p className="text-text-muted">{text('open.text')}</p>
    </FormDialog>
  );
}
