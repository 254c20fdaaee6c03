import { type BarcodeKind, barcodeKind, barcodeProblem } from '@kasa/contracts/catalogue/barcodes';
import JsBarcode from 'jsbarcode';

/** How a kind is drawn, and the modules that stay white on both sides of it (GS1 General Specifications, 5.2). */
const drawings: Readonly<Record<BarcodeKind, { format: string; quiet: readonly [number, number] }>> = {
  ean_13: { format: 'EAN13', quiet: [11, 7] },
  // The same bars as of the EAN-13 that begins with 0.
  upc_a: { format: 'EAN13', quiet: [11, 9] },
  ean_8: { format: 'EAN8', quiet: [7, 7] },
  gtin_14: { format: 'ITF14', quiet: [10, 10] },
  own: { format: 'CODE128', quiet: [10, 10] },
};

/** Thinner bars are not read from paper, wider ones win nothing; millimetres of a module. */
const MODULE = { min: 0.125, max: 0.33 } as const;

/** The bars of a code. */
export interface BarcodeBars {
  /** `1` is a dark module. */
  readonly bits: string;
  /** White modules before and behind them. */
  readonly quiet: readonly [number, number];
}

/** The bars of a barcode; null: it can't be drawn. */
export function barcodeBars(barcode: string): BarcodeBars | null {
  if (barcodeProblem(barcode)) return null;
  const kind = barcodeKind(barcode);
  const { format, quiet } = drawings[kind];
  const drawn: { encodings?: readonly { data: string }[] } = {};
  try {
    JsBarcode(drawn, kind === 'upc_a' ? `0${barcode}` : barcode, { format, flat: true });
  } catch {
    return null;
  }
  const bits = drawn.encodings?.map(({ data }) => data).join('') ?? '';
  return bits === '' ? null : { bits, quiet };
}

/** Millimetres of a code with its white edges where there is room for `room` of them; null: it would be too fine. */
export function barcodeWidth({ bits, quiet }: BarcodeBars, room: number): number | null {
  const modules = quiet[0] + bits.length + quiet[1];
  const module = Math.min(MODULE.max, room / modules);
  return module < MODULE.min ? null : module * modules;
}

/** SVG path of the dark modules, one unit high, behind the white ones. */
export const barcodePath = ({ bits, quiet }: BarcodeBars): string =>
  Array.from(
    bits.matchAll(/1+/g),
    ({ index, 0: run }) => `M${quiet[0] + index} 0h${run.length}v1h-${run.length}z`,
  ).join('');
