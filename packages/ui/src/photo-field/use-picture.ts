import { useEffect, useState } from 'react';

/** Kinds of picture that can be chosen. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** Why a chosen file is no use. */
export type PictureProblem = 'wrongType' | 'unreadable';

/** The picture that was chosen, decoded; its address is good within this page alone. */
export function usePicture() {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  // Its memory is given back when another one takes its place.
  useEffect(() => () => URL.revokeObjectURL(picture?.src ?? ''), [picture]);

  const choose = async (file: File | null | undefined) => {
    if (!file) return;
    if (!PICTURE_TYPES.includes(file.type)) return setProblem('wrongType');
    const image = Object.assign(new Image(), { src: URL.createObjectURL(file) });
    const isReadable = await image.decode().then(
      () => true,
      () => false,
    );
    setProblem(isReadable ? null : 'unreadable');
    if (isReadable) setPicture(image);
    else URL.revokeObjectURL(image.src);
  };
  const clear = () => {
    setPicture(null);
    setProblem(null);
  };
  return { picture, problem, choose, clear };
}
