import { encodeQR } from 'qr';
import { useMemo } from 'react';
import './qr-code.css';

export interface QrCodeProps {
  /** A few hundred characters at most. Capital letters, digits and `$%*+-./:` only give larger modules. */
  text: string;
  /** Accessible name: "QR-код активації термінала S1800001". Show the content beside it as text. */
  label: string;
  /** CSS length, e.g. `208px` or, on paper, `45mm`; shrinks if there is less room. */
  width?: string | undefined;
}

/** The quiet zone required by ISO/IEC 18004, in modules. */
const BORDER = 4;

/** SVG path of the dark modules, adjacent ones of a row merged. */
function squares(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const line = row.map((isDark) => (isDark ? '#' : ' ')).join('');
      return Array.from(
        line.matchAll(/#+/g),
        (run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`,
      );
    })
    .join('');
}

/** A QR code, dark on light in every theme. Error correction level Q: about a quarter may be damaged. */
export function QrCode({ text, label, width = '240px' }: QrCodeProps) {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'quartile', border: BORDER }), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      style={{ width, maxWidth: '100%' }}
      className="kasa-qr block rounded-md"
    >
      <path fill="currentColor" d={squares(rows)} />
    </svg>
  );
}
