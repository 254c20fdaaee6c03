import type { RowAction } from '@kasa/ui/data-table';
import { CircleParking, CircleSlash, Copy, type LucideIcon, MapPinned, Pencil, Wrench } from 'lucide-react';
import { useAuditLogAction } from '#shared/history/use-audit-log-action.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import type { Vehicle } from '../../model/types.ts';
import { nextStatuses, type SettableStatus } from '../../model/vehicle-status-rules.ts';

const stepIcons: Readonly<Record<SettableStatus, LucideIcon>> = {
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
  onChangeStatus: (vehicle: Vehicle, to: SettableStatus) => void;
  /** True on the route's own screen, which has the map. */
  isRouteShown?: boolean | undefined;
}): (vehicle: Vehicle) => RowAction[] {
  const text = useText(vehicleMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const copy = useCopyText();
  const history = useAuditLogAction();
  const missing = usePermissions().writeDenialReason('transport_manage');
  const denied = { isDisabled: missing !== undefined, disabledReason: missing };

  const statusActions = (vehicle: Vehicle): RowAction[] => {
    const steps = nextStatuses(vehicle);
    if (steps.length === 0) {
      const { driver } = vehicle;
      const onShift = driver ? text('reason.onShift', { driver: driver.name }) : text('reason.onRoute');
      const label = text('action.changeStatus');
      return [{ id: 'status', label, icon: Wrench, isDisabled: true, disabledReason: missing ?? onShift }];
    }
    return steps.map((to) => ({
      id: to,
      label: text(`action.to.${to}`),
      icon: stepIcons[to],
      onAction: () => onChangeStatus(vehicle, to),
      ...denied,
    }));
  };
  const openMap = ({ route }: Vehicle): RowAction => ({
    id: 'map',
    label: text('action.openMap'),
    icon: MapPinned,
    ...(route
      ? { href: paths.showRoute({ id: route.id }) }
      : { isDisabled: true, disabledReason: text('reason.noRoute') }),
  });
  return (vehicle) => [
    {
      id: 'edit',
      label: common('action.edit'),
      icon: Pencil,
      onAction: () => onEdit(vehicle),
      ...denied,
    },
    ...statusActions(vehicle),
    ...(isRouteShown ? [] : [openMap(vehicle)]),
    vehicle.state_number === null
      ? {
          id: 'copy',
          label: text('action.copyNumber'),
          icon: Copy,
          onAction: () => copy(vehicle.transport_num),
        }
      : {
          id: 'copy',
          label: text('action.copyPlate'),
          icon: Copy,
          onAction: () => copy(format.plate(vehicle.state_number)),
        },
    ...history(vehicle.id),
  ];
}
