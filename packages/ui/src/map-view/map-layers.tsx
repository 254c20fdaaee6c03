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

/** Look of a marker; it is updated only when the object changes. */
export interface MarkerIcon {
  readonly className: string;
  /** Our own markup, never user input; a node may hold any text. */
  readonly html: string | HTMLElement;
  /** Width and height, CSS pixels. */
  readonly size: number;
  /** If it is not as wide as high. */
  readonly width?: number | undefined;
  /** Whether its lower end, not its middle, is at the place. */
  readonly isPin?: boolean | undefined;
}

export interface MarkerHandlers {
  readonly onSelect: () => void;
  readonly onMove: ((to: LatLng) => void) | undefined;
}

interface MarkerProps {
  map: LeafletInstance;
  at: LatLng;
  icon: MarkerIcon;
  title: string;
  caption?: string | undefined;
  isInFront?: boolean | undefined;
  handlers?: MarkerHandlers | undefined;
}

const iconOf = ({ className, html, size, width = size, isPin = false }: MarkerIcon) =>
  divIcon({ className, html, iconSize: [width, size], iconAnchor: [width / 2, isPin ? size : size / 2] });

/** A marker on the map, updated in place so that it keeps the focus. */
export function MarkerLayer({
  map,
  at: { lat, lng },
  icon,
  title,
  caption,
  isInFront = false,
  handlers,
}: MarkerProps) {
  const [marker] = useState(() =>
    createMarker({ lat, lng }, { icon: iconOf(icon), title, zIndexOffset: isInFront ? 500 : 0 }),
  );
  const listener = useRef(handlers);
  const isDraggable = handlers?.onMove !== undefined;
  useEffect(() => {
    listener.current = handlers;
  });
  useEffect(() => {
    const handlers: LeafletEventHandlerFnMap = {
      click: () => listener.current?.onSelect(),
      keypress: ({ originalEvent }) => {
        if (originalEvent.key === 'Enter') listener.current?.onSelect();
      },
      dragend: () => {
        const to = marker.getLatLng();
        listener.current?.onMove?.({ lat: to.lat, lng: to.lng });
      },
    };
    marker.on(handlers).addTo(map);
    return () => {
      // Only our handlers: Leaflet has its own.
      marker.off(handlers).remove();
    };
  }, [map, marker]);
  useEffect(() => {
    marker.setLatLng({ lat, lng });
  }, [marker, lat, lng]);
  useEffect(() => {
    marker.setIcon(iconOf(icon));
    // Leaflet sets the title only when it creates the element.
    marker.options.title = title;
    marker.getElement()?.setAttribute('title', title);
  }, [marker, icon, title]);
  useEffect(() => {
    if (caption === undefined) return undefined;
    // A node, since Leaflet treats strings as HTML, and stop names are user input.
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

export function PolylineLayer({ map, points, className }: PolylineProps) {
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

export function TilesLayer({
  map,
  url,
  attribution,
  onLost,
}: {
  map: LeafletInstance;
  url: string;
  attribution: string;
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
