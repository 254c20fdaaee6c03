import { useEffect, useRef, useState } from 'react';

export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

export type PictureProblem = 'wrongType' | 'unreadable';

/** Photos of phones may be of a type that some browsers read; what is kept is encoded anew. */
const isPhonePicture = (type: string) => /^image\/(hei[cf]|avif)$/.test(type);

/** The chosen picture, decoded. */
export function usePicture() {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  /** The latest choice; what an earlier one decodes later is dropped. */
  const choice = useRef(0);
  useEffect(
    () => () => {
      choice.current += 1;
    },
    [],
  );
  // Frees the memory of a replaced picture.
  useEffect(() => () => URL.revokeObjectURL(picture?.src ?? ''), [picture]);

  const choose = async (file: File | null | undefined) => {
    if (!file) return;
    choice.current += 1;
    const own = choice.current;
    const isUsual = PICTURE_TYPES.includes(file.type);
    if (!isUsual && !isPhonePicture(file.type)) return setProblem('wrongType');
    const image = Object.assign(new Image(), { src: URL.createObjectURL(file) });
    const isReadable = await image.decode().then(
      () => true,
      () => false,
    );
    if (own !== choice.current) return URL.revokeObjectURL(image.src);
    setProblem(isReadable ? null : isUsual ? 'unreadable' : 'wrongType');
    if (isReadable) setPicture(image);
    else URL.revokeObjectURL(image.src);
  };
  const clear = () => {
    choice.current += 1;
    setPicture(null);
    setProblem(null);
  };
  return { picture, problem, choose, clear };
}
