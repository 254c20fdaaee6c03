import { allowedNextStates, type SettableState } from '@kasa/contracts/transport/vehicle-status';
import type { RowAction } from '@kasa/ui/data-table';
import { CircleParking, CircleSlash, Copy, type LucideIcon, MapPinned, Wrench } from 'lucide-react';
import { useRowActions } from '#shared/entity/use-entity-actions.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import type { Vehicle } from '../../model/types.ts';

const stepIcons: Readonly<Record<SettableState, LucideIcon>> = {
  parked: CircleParking,
  maintenance: Wrench,
  off_line: CircleSlash,
};

export function useVehicleActions({
  onEdit,
  onChangeStatus,
  isRouteShown = false,
}: {
  onEdit: (vehicle: Vehicle) => void;
  onChangeStatus: (vehicle: Vehicle, to: SettableState) => void;
  /** True on the route's own screen, which has the map. */
  isRouteShown?: boolean | undefined;
}): (vehicle: Vehicle) => RowAction[] {
  const text = useText(vehicleMessages);
  const format = useFormat();
  const copy = useCopyText();
  const { guarded, edit, history } = useRowActions('transport_manage');

  const statusActions = (vehicle: Vehicle): RowAction[] => {
    const steps = allowedNextStates(vehicle.status);
    if (steps.length === 0) {
      const { driver } = vehicle;
      const onShift = driver ? text('reason.onShift', { driver: driver.name }) : text('reason.onRoute');
      const label = text('action.changeStatus');
      return [guarded({ id: 'status', label, icon: Wrench }, onShift)];
    }
    return steps.map((to) => {
      const onAction = () => onChangeStatus(vehicle, to);
      return guarded({ id: to, label: text(`action.to.${to}`), icon: stepIcons[to], onAction });
    });
  };
  const openMap = ({ route }: Vehicle): RowAction => ({
    id: 'map',
    label: text('action.openMap'),
    icon: MapPinned,
    ...(route
      ? { href: paths.showRoute({ id: route.id }) }
      : { isDisabled: true, disabledReason: text('reason.noRoute') }),
  });
  const copyNumber = ({ state_number: plate, transport_num }: Vehicle): RowAction => {
    const label = text(plate === null ? 'action.copyNumber' : 'action.copyPlate');
    const onAction = () => copy(plate ? format.plate(plate) : transport_num);
    return { id: 'copy', label, icon: Copy, onAction };
  };
  return (vehicle) => [
    edit({ onAction: () => onEdit(vehicle) }),
    ...statusActions(vehicle),
    ...(isRouteShown ? [] : [openMap(vehicle)]),
    copyNumber(vehicle),
    ...history(vehicle.id),
  ];
}
