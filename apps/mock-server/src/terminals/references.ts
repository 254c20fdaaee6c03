import { opens } from '@kasa/contracts/shared/permissions';
import { OperationFailure } from '../http/request/handler.ts';
import { type RequireReferences, referencesTo } from '../http/request/references.ts';
import { ownVehicles } from './seen-vehicle.ts';

type Field = 'point_id' | 'template_id' | 'vehicle_id';

const requireOwn = referencesTo<Field>({
  point_id: { table: 'branches' },
  template_id: { table: 'terminal_templates', lockRow: true },
  vehicle_id: { table: 'transports', ownRows: ownVehicles },
});

/** Also throws `forbidden` for vehicles to those who read none: what is found by one tells where it is. */
export const requireReferences: RequireReferences<Field> = async (db, context, input, inside) => {
  const asksForVehicles = [input.vehicle_id ?? []].flat().length > 0;
  if (asksForVehicles && !opens(context.session.tags, 'own_shift_view'))
    throw new OperationFailure('forbidden', { permission: 'transport_view' });
  return requireOwn(db, context, input, inside);
};
