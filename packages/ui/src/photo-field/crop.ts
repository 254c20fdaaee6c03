/** The square part of a picture that is kept. */
export interface Crop {
  /** Centre, pixels of the picture. */
  readonly x: number;
  readonly y: number;
  /** 1: the largest square; up to `MAX_ZOOM`. */
  readonly zoom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Side of the result, pixels. */
export const OUTPUT_SIDE = 256;
export const MAX_ZOOM = 4;

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** Side of the square, pixels of the picture. */
export const cropSide = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom;

/** Clamps the crop to the picture. */
export function fitted(size: Size, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, MAX_ZOOM);
  const half = cropSide(size, zoom) / 2;
  return {
    zoom,
    x: between(half, crop.x, size.width - half),
    y: between(half, crop.y, size.height - half),
  };
}

export const middle = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, zoom }: Crop): void {
  const side = cropSide(picture, zoom);
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, OUTPUT_SIDE, OUTPUT_SIDE);
  context?.drawImage(picture, x - side / 2, y - side / 2, side, side, 0, 0, OUTPUT_SIDE, OUTPUT_SIDE);
}

/** The canvas as a file: WebP, or PNG if the browser can't encode WebP. */
export function encoded(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
}
