/** Barcode images, created by another library than the app's. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');

type Format = 'QRCode' | 'Code128' | 'EAN13';

async function write(text: string, format: Format, scale: number) {
  const file = await readFile(wasm);
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(file).buffer } });
  const written = await writeBarcode(text, { format, scale, withQuietZones: true });
  if (written.error) throw new Error(written.error);
  return written;
}

export async function barcodeImage(text: string, format: Format) {
  const { image } = await write(text, format, 4);
  if (!image) throw new Error('No picture was written');
  return {
    name: 'label.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await image.arrayBuffer()),
  };
}

const WIDTH = 640;
const HEIGHT = 480;
/** Pixels per module, if the code is not wider than the picture. */
const SIDE = 8;
const PAPER = 225;
const INK = 25;
const GREY = 128;

/** For Chromium's fake camera (`--use-file-for-fake-video-capture`), uncompressed (YUV4MPEG2). */
export async function barcodeVideo(text: string, format: Format): Promise<Buffer> {
  const { symbol } = await write(text, format, 1);
  const { data, width, height } = symbol;
  const side = Math.min(SIDE, Math.floor(WIDTH / width));
  const luma = Buffer.alloc(WIDTH * HEIGHT, PAPER);
  const left = Math.floor((WIDTH - width * side) / 2);
  const top = Math.floor((HEIGHT - height * side) / 2);
  for (let y = 0; y < height * side; y += 1) {
    for (let x = 0; x < width * side; x += 1) {
      const isDark = data[Math.floor(y / side) * width + Math.floor(x / side)] === 0;
      luma[(top + y) * WIDTH + left + x] = isDark ? INK : PAPER;
    }
  }
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, GREY);
  const frame = [Buffer.from('FRAME\n'), luma, colours];
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420mpeg2\n`),
    ...frame,
    ...frame,
  ]);
}
