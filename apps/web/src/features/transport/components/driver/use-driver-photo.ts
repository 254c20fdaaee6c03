import { useRef, useState } from 'react';
import { useCommand } from '#shared/query/use-command.ts';
import { transportReads } from '../../queries.ts';

/** The new photo; null: none any more; undefined: as it is. */
type Photo = Blob | null | undefined;

/** The photo while a driver is filled in. */
export interface DriverPhoto {
  readonly value: Photo;
  setValue(value: Photo): void;
  /** Whether it has been changed and is not stored; up to date also right after a change. */
  isUnsaved(): boolean;
  /** Stores it, if it has been changed. @returns whether it is stored now; failures don't throw */
  save(driverId: string): Promise<boolean>;
  /** Leaves the photo as it was. */
  discard(): void;
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
  const [value, show] = useState<Photo>();
  const [failedFor, setFailedFor] = useState<string | null>(null);
  // Leaving is decided in the same moment in which it was stored: before the screen is drawn again.
  const latest = useRef<Photo>(undefined);
  const setValue = (next: Photo) => {
    latest.current = next;
    show(next);
  };
  const save = async (id: string): Promise<boolean> => {
    const photo = latest.current;
    if (photo === undefined) return true;
    const params = { id };
    const work = photo === null ? remove.run({ params }) : upload.run({ params, body: { photo } });
    const isSaved = await work.then(
      () => true,
      () => false,
    );
    setFailedFor(isSaved ? null : id);
    if (isSaved) setValue(undefined);
    return isSaved;
  };
  return {
    value,
    setValue,
    isUnsaved: () => latest.current !== undefined,
    save,
    discard: () => {
      setValue(undefined);
      setFailedFor(null);
    },
    failedFor,
    isSaving: upload.isRunning || remove.isRunning,
  };
}
