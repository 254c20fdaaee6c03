import { encodeQR } from 'qr';
import { useMemo } from 'react';
import './qr-code.css';

export interface QrCodeProps {
  /** What it holds, at most some hundred characters. Capital letters, digits and `$%*+-./:` alone make larger squares. */
  text: string;
  /** What it is, for who cannot see it: "QR-код активації термінала S1800001". What it holds belongs beside it, as text. */
  label: string;
  /** As CSS has it, e.g. `208px` or, on paper, `45mm`; less where there is less room. */
  width?: string | undefined;
}

/** The light border that ISO/IEC 18004 asks for, in squares: without it, scanners do not see where the code ends. */
const BORDER = 4;

/** The dark squares of each row, one rectangle for those that touch. */
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

/** A QR code, dark on light in every theme, sharp at every size and on paper. A quarter of it may get lost. */
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
