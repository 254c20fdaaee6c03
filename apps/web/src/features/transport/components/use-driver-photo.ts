import { useState } from 'react';
import { useCommand } from '../../../shared/query/use-command.ts';
import { transportReads } from '../queries.ts';

/** The photo while a driver is filled in. */
export interface DriverPhoto {
  /** The new photo; null: none any more; undefined: as it is. */
  readonly value: Blob | null | undefined;
  setValue(value: Blob | null | undefined): void;
  /** Stores it, if it has been changed. @returns whether it is stored now; failures don't throw */
  save(driverId: string): Promise<boolean>;
  /** The driver who is saved without it; null when nothing is lost. */
  readonly failedFor: string | null;
  readonly isSaving: boolean;
}

/**
 * The photo of a driver is sent after the driver: a failure leaves the driver saved, and is told with a way to try
 * again.
 */
export function useDriverPhoto(): DriverPhoto {
  const options = { refreshes: transportReads, isQuiet: true };
  const upload = useCommand('uploadDriverAvatar', options);
  const remove = useCommand('removeDriverAvatar', options);
  const [value, setValue] = useState<Blob | null | undefined>();
  const [failedFor, setFailedFor] = useState<string | null>(null);
  const save = async (id: string): Promise<boolean> => {
    if (value === undefined) return true;
    const params = { id };
    const work = value === null ? remove.run({ params }) : upload.run({ params, body: { photo: value } });
    const isSaved = await work.then(
      () => true,
      () => false,
    );
    setFailedFor(isSaved ? null : id);
    return isSaved;
  };
  return { value, setValue, save, failedFor, isSaving: upload.isRunning || remove.isRunning };
}
