import type { Map as LeafletInstance } from 'leaflet';
import { useEffect, useState } from 'react';

/** Maximum width of the bar, CSS pixels. */
const WIDEST = 110;

/** The longest round distance (1, 2 or 5 times a power of ten) up to `metres`. */
export function roundDistance(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  const first = metres / power;
  return (first >= 5 ? 5 : first >= 2 ? 2 : 1) * power;
}

interface Scale {
  metres: number;
  /** CSS pixels. */
  width: number;
}

function scaleOf(map: LeafletInstance): Scale | null {
  const { x, y } = map.getSize();
  if (x === 0) return null;
  const at = (pixels: number) => map.containerPointToLatLng([pixels, y / 2]);
  const widest = map.distance(at(0), at(WIDEST));
  if (!(widest > 0)) return null;
  const metres = roundDistance(widest);
  return { metres, width: Math.round((WIDEST * metres) / widest) };
}

export function MapScale({ map, distance }: { map: LeafletInstance; distance: (metres: number) => string }) {
  const [scale, setScale] = useState<Scale | null>(null);
  useEffect(() => {
    const measure = () => setScale(scaleOf(map));
    measure();
    map.on('zoomend moveend resize', measure);
    return () => {
      map.off('zoomend moveend resize', measure);
    };
  }, [map]);
  if (!scale) return null;
  return (
    <div className="pointer-events-none absolute bottom-2 left-2 z-[1000] rounded-sm bg-surface/85 px-1.5 pb-1 text-[12px] text-text-muted figures leading-5">
      {distance(scale.metres)}
      <div
        aria-hidden
        className="h-1.5 border-text-muted border-x-2 border-b-2"
        style={{ width: scale.width }}
      />
    </div>
  );
}
