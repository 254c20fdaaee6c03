import { useRef, useState } from 'react';
import type { Attachment } from '../forms/use-object-form.ts';
import { type CommandOptions, useCommand } from '../query/use-command.ts';

/** Null: remove; undefined: unchanged. */
type Photo = Blob | null | undefined;

type PhotoOperations =
  | { readonly upload: 'uploadDriverAvatar'; readonly remove: 'removeDriverAvatar' }
  | { readonly upload: 'uploadProductPhoto'; readonly remove: 'removeProductPhoto' }
  | { readonly upload: 'uploadUserPhoto'; readonly remove: 'removeUserPhoto' };

export interface PhotoAttachment extends Attachment {
  readonly value: Photo;
  setValue(value: Photo): void;
  discard(): void;
  readonly isSaving: boolean;
}

/**
 * The photo is uploaded after the person is saved; if that fails, the person stays saved and the upload can be retried.
 */
export function usePhoto({
  refreshes,
  ...operations
}: PhotoOperations & Pick<CommandOptions<PhotoOperations['upload']>, 'refreshes'>): PhotoAttachment {
  const options = { refreshes, isQuiet: true };
  const upload = useCommand(operations.upload, options);
  const remove = useCommand(operations.remove, options);
  const [value, show] = useState<Photo>();
  const [failedFor, setFailedFor] = useState<string | null>(null);
  // A ref: whether the form may be left is checked before the next render.
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
