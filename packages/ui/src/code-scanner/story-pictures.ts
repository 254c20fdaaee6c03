import { encodeQR } from 'qr';

export function blankCanvas(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return context;
}

/** A QR code with its quiet zone. @param side of one module, pixels */
export function qrPicture(text: string, side = 6): OffscreenCanvas {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const context = blankCanvas(rows.length * side, rows.length * side);
  context.fillStyle = '#000';
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * side, y * side, side, side);
  }
  return context.canvas;
}

/** Bars from their widths as digits, the first one dark: `2113…`. */
function barsPicture(widths: string, side: number): OffscreenCanvas {
  const quiet = 12;
  const modules = [...widths].reduce((sum, width) => sum + Number(width), 2 * quiet);
  const context = blankCanvas(modules * side, 90);
  context.fillStyle = '#000';
  let x = quiet;
  for (const [n, width] of [...widths].entries()) {
    if (n % 2 === 0) context.fillRect(x * side, 5, Number(width) * side, 80);
    x += Number(width);
  }
  return context.canvas;
}

const EAN = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'] as const;
/** Parity of the left digits by the first digit; 1: mirrored. */
const EAN_LEFT = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010'] as const; // biome-ignore format: a table

/** An EAN-13 with its check digit (GS1 General Specifications). */
export function eanPicture(digits: string, side = 2): OffscreenCanvas {
  const [first = 0, ...rest] = [...digits].map(Number);
  const mirrored = EAN_LEFT[first] ?? '';
  const bars = rest.map((digit, n) => {
    const widths = EAN[digit] ?? '';
    return mirrored[n] === '1' ? [...widths].reverse().join('') : widths;
  });
  return barsPicture(['111', ...bars.slice(0, 6), '11111', ...bars.slice(6), '111'].join(''), side);
}

/** Code 128 bar widths by value (ISO/IEC 15417), for letters and digits of set B; then start B and stop. */
const CODE_128 =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131'; // biome-ignore format: a table
const START_B = { value: 104, widths: '211214' } as const;
const STOP = '2331112';

/** A Code 128 in set B. */
export function code128Picture(text: string, side = 2): OffscreenCanvas {
  const values = [...text].map((sign) => sign.charCodeAt(0) - 32);
  const check = values.reduce((sum, value, n) => sum + value * (n + 1), START_B.value) % 103;
  const widths = [...values, check].map((value) => CODE_128.slice(value * 6, value * 6 + 6));
  return barsPicture([START_B.widths, ...widths, STOP].join(''), side);
}

/** A picture rotated, scaled and centred in a larger one. @param degrees clockwise */
export function placePicture(
  picture: OffscreenCanvas,
  {
    width,
    height,
    degrees = 0,
    scale = 1,
  }: { width: number; height: number; degrees?: number; scale?: number },
): OffscreenCanvas {
  const context = blankCanvas(width, height);
  context.translate(width / 2, height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.scale(scale, scale);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return context.canvas;
}

export async function pictureFile(picture: OffscreenCanvas, type = 'image/png'): Promise<File> {
  return new File([await picture.convertToBlob({ type })], 'label', { type });
}
