import { DriverInput, DriverUpdate } from '@kasa/contracts/transport/drivers';
import { driverFields } from '@kasa/contracts/transport/fields';
import { defineFormEntity, formWords } from '#shared/entity/entity.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import { transportQueryIds } from '../../queries.ts';
import { FormDepot, FormRoute } from '../route-and-depot.tsx';
import { TransportErrorNotice } from '../transport-error-notice.tsx';
import { FormVehicle } from '../vehicle/vehicle-select.tsx';

export const driverEntity = defineFormEntity({
  read: 'getDriver',
  create: 'createDriver',
  update: 'updateDriver',
  input: DriverInput,
  // Route and vehicle have dialogs of their own, as the shift records their changes.
  changeInput: DriverUpdate.omit({ version: true }),
  fields: driverFields,
  references: { branch_id: FormDepot, route_id: FormRoute, transport_id: FormVehicle },
  useWords() {
    const text = useText(driversMessages);
    return { words: formWords(text, 'driver'), list: text('drivers.title') };
  },
  permission: 'transport_manage',
  refreshes: transportQueryIds,
  Refusal: TransportErrorNotice,
  listHref: paths.driversList,
});
