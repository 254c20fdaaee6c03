import { useEffect, useState } from 'react';

export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

export type PictureProblem = 'wrongType' | 'unreadable';

/** The chosen picture, decoded without an object URL: the content security policy has no blob:. */
export function usePicture() {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  // Frees the memory of a replaced picture.
  useEffect(() => () => picture?.close(), [picture]);

  const choose = async (file: File | null | undefined) => {
    if (!file) return;
    if (!PICTURE_TYPES.includes(file.type)) return setProblem('wrongType');
    const decoded = await createImageBitmap(file).catch(() => null);
    setProblem(decoded ? null : 'unreadable');
    if (decoded) setPicture(decoded);
  };
  const clear = () => {
    setPicture(null);
    setProblem(null);
  };
  return { picture, problem, choose, clear };
}
