import { lazy, Suspense } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import type { MapViewProps } from './types.ts';

export type { MapMarker, MapPlace, MapViewProps, MapViewTexts } from './types.ts';

const LeafletMap = lazy(() => import('./leaflet-map.tsx').then((module) => ({ default: module.LeafletMap })));

/** A map with ordered places and their line. Works without tiles, so also offline. */
export function MapView(props: MapViewProps) {
  const height = props.height ?? 360;
  return (
    <section
      aria-label={props.label}
      className="isolate overflow-hidden rounded-lg border border-border bg-surface-2"
      style={{ height }}
    >
      <Suspense fallback={<Waiting label={props.texts.loading} />}>
        <LeafletMap {...props} />
      </Suspense>
    </section>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div className="relative size-full">
      <Skeleton height="100%" />
      <div className="absolute inset-0 grid place-items-center">
        <Spinner label={label} />
      </div>
    </div>
  );
}
