import { ChangeRouteInput, ChangeVehicleInput } from '@kasa/contracts/transport/drivers';
import { shiftFields } from '@kasa/contracts/transport/fields';
import { OpenShiftInput } from '@kasa/contracts/transport/shifts';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useFields } from '#shared/fields/use-fields.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import {
  type ContractForm,
  type ContractFormOptions,
  type FormValues,
  useContractForm,
} from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import type { InputOf } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { openInList } from '#shared/routing/use-open-object.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import type { Driver } from '../../model/types.ts';
import { transportQueryIds } from '../../queries.ts';
import { CloseShiftDialog } from '../shift/close-shift-dialog.tsx';
import { TransportErrorNotice } from '../transport-error-notice.tsx';
import { FormRoute } from '../transport-selects.tsx';
import { FormVehicle, FormVehicleOfRoute } from '../vehicle/vehicle-select.tsx';
import type { DriverTask } from './driver-actions.ts';

interface TaskProps {
  driver: Driver;
  onClose: () => void;
}

export function DriverTaskDialog({ task, ...props }: TaskProps & { task: DriverTask }) {
  const Dialog = dialogs[task];
  return <Dialog {...props} />;
}

const dialogs = {
  route: ChangeRoute,
  transport: ChangeVehicle,
  open: OpenShift,
  close: CloseShiftDialog,
} as const satisfies Record<DriverTask, unknown>;

/** Changes a driver's route; during a shift the vehicle's route changes too. */
function ChangeRoute({ driver, onClose }: TaskProps) {
  const text = useText(driversMessages);
  const { name, route, session_open_time, transport_number } = driver;
  return (
    <DriverForm
      operation="changeDriverRoute"
      driver={driver}
      schema={ChangeRouteInput}
      defaults={{ route_id: null }}
      title={text('task.title', { task: text('action.changeRoute'), name })}
      submitLabel={text('action.changeRoute')}
      busyLabel={text('route.busy')}
      success={text('toast.routeChanged')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p className="text-text-muted">{text('route.now', { route: route?.name ?? text('route.none') })}</p>
          <FormRoute form={form} name="route_id" label={text('route.field')} />
          {session_open_time ? (
            <p className="text-text-muted">{text('route.onShift', { number: transport_number ?? '' })}</p>
          ) : null}
        </>
      )}
    </DriverForm>
  );
}

/** Changes a driver's vehicle; during a shift the old one is parked and the new one goes on the route. */
function ChangeVehicle({ driver, onClose }: TaskProps) {
  const text = useText(driversMessages);
  const { id, name, transport, route, transport_number: number } = driver;
  const isOnShift = driver.session_open_time !== null;
  return (
    <DriverForm
      operation="changeDriverTransport"
      driver={driver}
      schema={ChangeVehicleInput}
      defaults={{ transport_id: null }}
      title={text('task.title', { task: text('action.changeTransport'), name })}
      submitLabel={text('action.changeTransport')}
      busyLabel={text('transport.busy')}
      success={useText(vehicleMessages)('vehicle.changed')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p className="text-text-muted">
            {text('transport.now', { number: number ?? text('transport.none') })}
          </p>
          {/* Outside a shift any vehicle will do: several drivers may be assigned to one. */}
          <FormVehicle
            form={form}
            name="transport_id"
            label={text('transport.field')}
            fitFor={isOnShift ? id : null}
            except={transport?.id}
            routeId={route?.id}
          />
          {isOnShift ? <p className="text-text-muted">{text('transport.onShift')}</p> : null}
        </>
      )}
    </DriverForm>
  );
}

function OpenShift({ driver, onClose }: TaskProps) {
  const text = useText(driversMessages);
  const { label } = useFields(shiftFields);
  const { id, name, transport, route } = driver;
  return (
    <DriverForm
      operation="openShift"
      driver={driver}
      schema={OpenShiftInput}
      defaults={{ transport_id: transport?.id ?? null, route_id: route?.id ?? null }}
      title={text('task.title', { task: text('action.openShift'), name })}
      submitLabel={text('open.submit')}
      busyLabel={text('open.busy')}
      success={text('open.done')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormVehicleOfRoute form={form} name="transport_id" label={text('open.transport')} fitFor={id} />
          <FormRoute form={form} name="route_id" label={label('route')} />
          <p className="text-text-muted">{text('open.text')}</p>
        </>
      )}
    </DriverForm>
  );
}

/** A form whose command is about one driver. */
function DriverForm<Schema extends z.ZodType<FieldValues, FieldValues>>({
  operation,
  driver,
  schema,
  defaults,
  success,
  children,
  ...dialog
}: TaskProps &
  Pick<ContractFormOptions<Schema, unknown>, 'schema' | 'defaults'> & {
    operation: 'changeDriverRoute' | 'changeDriverTransport' | 'openShift';
    title: string;
    submitLabel: string;
    busyLabel: string;
    success: string;
    children: (form: ContractForm<FormValues<z.input<Schema>> & FieldValues>) => ReactNode;
  }) {
  const command = useCommand(operation, {
    refreshes: transportQueryIds,
    success,
    successHref: () => openInList(paths.driversList(), driver.id),
    isQuiet: true,
  });
  const form = useContractForm({
    schema,
    defaults,
    send: (body, how) =>
      command.run({ params: { id: driver.id }, body } as unknown as InputOf<typeof operation>, how),
    onSaved: dialog.onClose,
  });
  return (
    <FormDialog {...dialog} form={form} notice={<TransportErrorNotice error={command.error} />}>
      {children(form)}
    </FormDialog>
  );
}
