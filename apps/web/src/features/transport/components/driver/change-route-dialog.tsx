import { ChangeRouteInput } from '@kasa/contracts/transport/drivers';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import type { Driver } from '../../model/types.ts';
import { transportQueryIds } from '../../queries.ts';
import { FormDialog } from '../form-dialog.tsx';
import { FormRoute } from '../route/route-select.tsx';

/** Changes a driver's route; during a shift the vehicle's route changes too. */
export function ChangeRouteDialog({ driver, onClose }: { driver: Driver; onClose: () => void }) {
  const text = useText(driversMessages);
  const change = useCommand('changeDriverRoute', {
    refreshes: transportQueryIds,
    success: text('toast.routeChanged'),
    isQuiet: true,
  });
  const form = useContractForm({
    schema: ChangeRouteInput,
    defaults: { route_id: null },
    send: (body, how) => change.run({ params: { id: driver.id }, body }, how),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={text('route.title', { name: driver.name })}
      form={form}
      error={change.error}
      submitLabel={text('action.changeRoute')}
      busyLabel={text('route.busy')}
      onClose={onClose}
    >
      <p className="text-text-muted">
        {text('route.now', { route: driver.route?.name ?? text('route.none') })}
      </p>
      <FormRoute form={form} name="route_id" label={text('route.field')} />
      {driver.session_open_time ? (
        <p className="text-text-muted">{text('route.onShift', { number: driver.transport_number ?? '' })}</p>
      ) : null}
    </FormDialog>
  );
}
