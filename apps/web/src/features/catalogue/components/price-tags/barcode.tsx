import { type BarcodeBars, barcodePath } from '../../model/barcode-bars.ts';

/** The bars of a code with white edges, as wide and high as its style says. Its digits stand below it as text. */
export function Barcode({ code, bars, width }: { code: string; bars: BarcodeBars; width: string }) {
  const modules = bars.quiet[0] + bars.bits.length + bars.quiet[1];
  return (
    <svg
      role="img"
      aria-label={code}
      viewBox={`0 0 ${modules} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      style={{ width }}
      className="price-tag-bars"
    >
      <path fill="currentColor" d={barcodePath(bars)} />
    </svg>
  );
}
