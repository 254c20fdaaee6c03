import type { Driver } from '../model/types.ts';
import { ChangeRouteDialog } from './change-route-dialog.tsx';
import { ChangeTransportDialog } from './change-transport-dialog.tsx';
import { CloseShiftDialog } from './close-shift-dialog.tsx';
import type { DriverTask } from './driver-actions.ts';
import { OpenShiftDialog } from './open-shift-dialog.tsx';

const dialogs = {
  route: ChangeRouteDialog,
  transport: ChangeTransportDialog,
  open: OpenShiftDialog,
  close: CloseShiftDialog,
} as const satisfies Record<DriverTask, unknown>;

/** The dialog of what is being done about a driver. */
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
