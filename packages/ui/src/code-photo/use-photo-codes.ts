import { useEffect, useEffectEvent, useState } from 'react';
import { openCodeReader } from '../code-scanner/code-reader.ts';
import type { FoundCode } from '../code-scanner/found-code.ts';

/** Why a photo gave no codes. */
export type PhotoProblem =
  | 'wrongType'
  | 'tooLarge'
  | 'unreadable'
  | 'nothingFound'
  /** The reader code could not be loaded. */
  | 'reader';

/** Bytes. Photos of phones have a third of that. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Longest side of the preview, pixels. */
const PREVIEW_SIDE = 480;

interface Chosen {
  readonly photo: ImageBitmap | null;
  readonly isReading: boolean;
  readonly problem: PhotoProblem | null;
}

const NOTHING: Chosen = { photo: null, isReading: false, problem: null };

/** The chosen photo and its problem, if any. Choosing another one replaces it, also while it is being read. */
export function usePhotoCodes(onCodes: (codes: readonly FoundCode[]) => void) {
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState(NOTHING);
  const tell = useEffectEvent(onCodes);
  useEffect(() => {
    if (!file) return;
    const reading = new AbortController();
    const show = (change: Partial<Chosen>) => {
      if (!reading.signal.aborted) setChosen((before) => ({ ...before, ...change }));
    };
    setChosen({ ...NOTHING, isReading: true });
    void readPhoto(file, reading.signal, (photo) => show({ photo })).then((result) => {
      show({ isReading: false, problem: typeof result === 'string' ? result : null });
      if (typeof result !== 'string' && !reading.signal.aborted) tell(result);
    });
    return () => reading.abort();
  }, [file]);
  return { ...chosen, choose: setFile };
}

/** @returns the codes, at least one, or why there are none */
async function readPhoto(
  file: File,
  signal: AbortSignal,
  onPreview: (preview: ImageBitmap) => void,
): Promise<readonly FoundCode[] | PhotoProblem> {
  if (!file.type.startsWith('image/')) return 'wrongType';
  if (file.size > MAX_BYTES) return 'tooLarge';
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return 'unreadable';
  // The photo is read even without a preview.
  const preview = await previewOf(picture).catch(() => null);
  if (preview) onPreview(preview);
  const reader = openCodeReader();
  signal.addEventListener('abort', reader.close);
  try {
    const { codes, isComplete } = await reader.read(picture, 'photo');
    if (codes.length > 0) return codes;
    return isComplete ? 'nothingFound' : 'reader';
  } catch {
    return 'reader';
  } finally {
    reader.close();
  }
}

function previewOf(picture: ImageBitmap): Promise<ImageBitmap> {
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(picture.width, picture.height));
  return createImageBitmap(picture, {
    resizeWidth: Math.max(1, Math.round(picture.width * scale)),
    resizeHeight: Math.max(1, Math.round(picture.height * scale)),
    resizeQuality: 'medium',
  });
}
