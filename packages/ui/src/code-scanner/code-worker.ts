/** Worker that reads codes off the main thread, under its own content security policy that allows WebAssembly. */
import { decode, type Effort } from './decode.ts';
import type { ReadResult } from './found-code.ts';

export interface ReadRequest {
  readonly id: number;
  readonly picture: ImageBitmap;
  readonly effort: Effort;
}
export interface ReadResponse extends ReadResult {
  readonly id: number;
}

const MAX_SIDE = { frame: 1280, 'thorough-frame': 1280, photo: 2400 } as const satisfies Record<
  Effort,
  number
>;

function pixelsOf(picture: ImageBitmap, longest: number): ImageData {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  // Transparent areas become white: codes are dark on light.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return context.getImageData(0, 0, width, height);
}

async function read({ picture, effort }: ReadRequest): Promise<ReadResult> {
  try {
    return await decode(pixelsOf(picture, MAX_SIDE[effort]), effort);
  } catch {
    return { codes: [], isComplete: false }; // too little memory
  }
}

addEventListener('message', async ({ data }: MessageEvent<ReadRequest>) => {
  postMessage({ id: data.id, ...(await read(data)) } satisfies ReadResponse);
});
