import { useEffect, useState } from 'react';

/** Kinds of picture that can be chosen. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** Why a chosen file is no use. */
export type PictureProblem = 'wrongType' | 'unreadable';

/** The picture that was chosen, decoded by the browser without an address: no blob: in the content policy. */
export function usePicture() {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  // Its memory is given back when another one takes its place.
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
