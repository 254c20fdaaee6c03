import { vehicleFields } from '@kasa/contracts/transport/fields';
import { VehicleInput } from '@kasa/contracts/transport/vehicles';
import { defineFormEntity, formWords } from '#shared/entity/entity.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import { transportQueryIds } from '../../queries.ts';
import { FormDepot } from '../depot/depot-select.tsx';
import { FormRoute } from '../route/route-select.tsx';
import { TransportErrorNotice } from '../transport-error-notice.tsx';

export const vehicleEntity = defineFormEntity({
  read: 'getTransport',
  create: 'createTransport',
  update: 'updateTransport',
  input: VehicleInput,
  fields: vehicleFields,
  references: { branch_id: FormDepot, route_id: FormRoute },
  useWords() {
    const text = useText(vehicleMessages);
    return { words: formWords(text, 'vehicle'), list: text('vehicles.title') };
  },
  permission: 'transport_manage',
  refreshes: transportQueryIds,
  Refusal: TransportErrorNotice,
  listHref: paths.transportList,
});
