import type { Driver } from '../../model/types.ts';
import { CloseShiftDialog } from '../shift/close-shift-dialog.tsx';
import { OpenShiftDialog } from '../shift/open-shift-dialog.tsx';
import { ChangeRouteDialog } from './change-route-dialog.tsx';
import { ChangeVehicleDialog } from './change-vehicle-dialog.tsx';
import type { DriverTask } from './driver-actions.ts';

const dialogs = {
  route: ChangeRouteDialog,
  transport: ChangeVehicleDialog,
  open: OpenShiftDialog,
  close: CloseShiftDialog,
} as const satisfies Record<DriverTask, unknown>;

export function DriverTaskDialog({
  driver,
  task,
  onClose,
}: {
  driver: Driver;
  task: DriverTask;
  onClose: () => void;
}) {
  const Dialog = dialogs[task];
  return <Dialog driver={driver} onClose={onClose} />;
}
