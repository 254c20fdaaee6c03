import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { openCodeReader } from './code-reader.ts';
import type { FoundCode } from './found-code.ts';

/** Milliseconds between frames: more frames would heat the phone without reading faster. */
const PAUSE = 100;
/** After this many frames without a QR code, the slower barcode reader is used too. */
const QUICK_FRAMES = 6;

/** Resolves at the next animation frame after a pause; never in a hidden tab. */
const nextFrame = () =>
  new Promise<void>((resolve) => setTimeout(() => requestAnimationFrame(() => resolve()), PAUSE));

/**
 * Reads codes until unmounted; a code that stays in view is reported once.
 * @returns whether the reader could not be loaded
 */
export function useVideoCodes(
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream | null,
  onCodes: (codes: readonly FoundCode[]) => void,
): boolean {
  const [isBroken, setBroken] = useState(false);
  const tell = useEffectEvent(onCodes);
  useEffect(() => {
    if (!stream) return;
    setBroken(false);
    const reader = openCodeReader();
    let isOver = false;
    const watch = async () => {
      let told = '';
      for (let frames = 0; !isOver; frames += 1) {
        await nextFrame();
        const picture = await frameOf(video.current);
        if (!picture) continue;
        const { codes } = await reader.read(picture, frames < QUICK_FRAMES ? 'frame' : 'thorough-frame');
        const texts = codes.map(({ text }) => text).join('\n');
        if (isOver || codes.length === 0 || texts === told) continue;
        told = texts;
        tell(codes);
      }
    };
    watch().catch(() => {
      if (!isOver) setBroken(true);
    });
    return () => {
      isOver = true;
      reader.close();
    };
  }, [video, stream]);
  return isBroken;
}

/** The current frame; null: none yet. */
async function frameOf(video: HTMLVideoElement | null): Promise<ImageBitmap | null> {
  if (!video || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
  return createImageBitmap(video).catch(() => null);
}
