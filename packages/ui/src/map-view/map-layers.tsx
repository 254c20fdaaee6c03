import {
  marker as createMarker,
  divIcon,
  type LeafletEventHandlerFnMap,
  type Map as LeafletInstance,
  polyline,
  tileLayer,
} from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import type { LatLng } from './types.ts';

/** How a marker looks; as long as it is the same object, the marker is left alone. */
export interface MarkerIcon {
  readonly className: string;
  /** Ours, never text that somebody typed. */
  readonly html: string;
  /** Of both sides, CSS pixels. */
  readonly size: number;
}

/** Who is told what happens to a marker. */
export interface MarkerTold {
  /** By a click, a tap or Enter. */
  readonly chosen: () => void;
  /** Makes the marker draggable. */
  readonly moved: ((to: LatLng) => void) | undefined;
}

interface MarkerProps {
  map: LeafletInstance;
  at: LatLng;
  icon: MarkerIcon;
  title: string;
  /** Stands beside the marker as long as it is given. */
  caption?: string | undefined;
  isInFront?: boolean | undefined;
  told?: MarkerTold | undefined;
}

const iconOf = ({ className, html, size }: MarkerIcon) =>
  divIcon({ className, html, iconSize: [size, size] });

/** A marker on the map. What of it changes is changed on it, so that it keeps the focus. */
export function MarkerOn({
  map,
  at: { lat, lng },
  icon,
  title,
  caption,
  isInFront = false,
  told,
}: MarkerProps) {
  const [marker] = useState(() =>
    createMarker({ lat, lng }, { icon: iconOf(icon), title, zIndexOffset: isInFront ? 500 : 0 }),
  );
  const listener = useRef(told);
  const isDraggable = told?.moved !== undefined;
  useEffect(() => {
    listener.current = told;
  });
  useEffect(() => {
    const handlers: LeafletEventHandlerFnMap = {
      click: () => listener.current?.chosen(),
      keypress: ({ originalEvent }) => {
        if (originalEvent.key === 'Enter') listener.current?.chosen();
      },
      dragend: () => {
        const to = marker.getLatLng();
        listener.current?.moved?.({ lat: to.lat, lng: to.lng });
      },
    };
    marker.on(handlers).addTo(map);
    return () => {
      // Only ours: Leaflet has listeners of its own on it.
      marker.off(handlers).remove();
    };
  }, [map, marker]);
  useEffect(() => {
    marker.setLatLng({ lat, lng });
  }, [marker, lat, lng]);
  useEffect(() => {
    marker.setIcon(iconOf(icon));
    // Leaflet keeps the element, and gives a title to new ones only.
    marker.options.title = title;
    marker.getElement()?.setAttribute('title', title);
  }, [marker, icon, title]);
  useEffect(() => {
    if (caption === undefined) return undefined;
    // As a node: Leaflet takes a text for HTML, and people name stops.
    const words = document.createElement('span');
    words.textContent = caption;
    marker.bindTooltip(words, {
      permanent: true,
      direction: 'auto',
      offset: [14, 0],
      className: 'kasa-map-name',
    });
    return () => {
      marker.unbindTooltip();
    };
  }, [marker, caption]);
  useEffect(() => {
    if (isDraggable) marker.dragging?.enable();
    else marker.dragging?.disable();
  }, [marker, icon, title, isDraggable]);
  return null;
}

interface PolylineProps {
  map: LeafletInstance;
  points: readonly LatLng[];
  className: string;
}

/** A line through points. */
export function PolylineOn({ map, points, className }: PolylineProps) {
  const [line] = useState(() => polyline([], { className }));
  useEffect(() => {
    line.addTo(map);
    return () => {
      line.remove();
    };
  }, [map, line]);
  useEffect(() => {
    line.setLatLngs(points.map(({ lat, lng }) => ({ lat, lng })));
  }, [line, points]);
  return null;
}

/** The ground of the map, by Leaflet's URL template. */
export function TilesOn({
  map,
  url,
  attribution,
  onLost,
}: {
  map: LeafletInstance;
  url: string;
  attribution: string;
  /** Says whether tiles are missing: asked for and not had, as long as none has come. */
  onLost: (isLost: boolean) => void;
}) {
  useEffect(() => {
    const tiles = tileLayer(url, { attribution });
    tiles.on('tileerror', () => onLost(true));
    tiles.on('tileload', () => onLost(false));
    tiles.addTo(map);
    return () => {
      tiles.remove();
    };
  }, [map, url, attribution, onLost]);
  return null;
}
