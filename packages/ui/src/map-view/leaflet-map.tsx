import { control, map as createMap, type Map as LeafletInstance, latLngBounds } from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type MarkerHandlers,
  type MarkerIcon,
  MarkerLayer,
  PolylineLayer,
  TilesLayer,
} from './map-layers.tsx';
import { Markers } from './map-markers.tsx';
import { MapScale } from './map-scale.tsx';
import type { LatLng, MapPlace, MapViewProps, MapViewTexts } from './types.ts';
import 'leaflet/dist/leaflet.css';
import './leaflet-map.css';

/** Kyiv, the default centre. */
const KYIV: LatLng = { lat: 50.4501, lng: 30.5234 };

const PIN: MarkerIcon = {
  className: 'kasa-map-pin',
  html: '<svg aria-hidden="true" viewBox="0 0 24 32"><path d="M12 1a11 11 0 0 0-11 11c0 8 11 19 11 19s11-11 11-19A11 11 0 0 0 12 1z"/><circle cx="12" cy="12" r="4"/></svg>',
  size: 36,
  width: 28,
  isPin: true,
};

/** The map, in its own module so that only pages with a map load Leaflet. */
export function LeafletMap(props: MapViewProps) {
  const { places, markers = [], center = places[0] ?? KYIV, tilesUrl } = props;
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletInstance | null>(null);
  const [isLost, setLost] = useState(false);
  const { scheme, distance } = props.texts;
  const isScheme = tilesUrl === undefined || isLost;
  useEffect(() => {
    if (box.current === null) return undefined;
    const made = createMap(box.current, optionsOf(tilesUrl !== undefined)).setView(center, 13);
    setMap(made);
    return () => {
      setMap(null);
      made.remove();
    };
    // Leaflet keeps its initial options; `center` is only the initial position.
  }, []);
  return (
    <div className="relative size-full">
      <div ref={box} className={isScheme ? 'kasa-map-scheme size-full' : 'size-full'} />
      {isScheme && scheme !== undefined ? (
        <p className="pointer-events-none absolute top-2 left-2 z-[1000] max-w-[calc(100%-72px)] rounded-md border border-border bg-surface px-2 py-0.5 text-[13px] text-text-muted">
          {scheme}
        </p>
      ) : null}
      {map === null ? null : (
        <>
          <ZoomControl map={map} texts={props.texts} />
          {tilesUrl === undefined ? null : (
            <TilesLayer map={map} url={tilesUrl} attribution={props.attribution ?? ''} onLost={setLost} />
          )}
          {places.length > 1 ? <PolylineLayer map={map} points={places} className="kasa-map-line" /> : null}
          {places.map((place, index) => (
            <PlaceMarker key={place.id} map={map} place={place} position={index + 1} view={props} />
          ))}
          <FitBounds map={map} places={places} />
          <Markers map={map} markers={markers} view={props} />
          {props.pin ? (
            <MarkerLayer map={map} at={props.pin} icon={PIN} title={props.pin.name} isInFront />
          ) : null}
          {distance ? <MapScale map={map} distance={distance} /> : null}
          {props.onPick ? <PickOnClick map={map} onPick={props.onPick} /> : null}
        </>
      )}
    </div>
  );
}

const optionsOf = (hasTiles: boolean) => ({
  // Tiles are sharp at integer zooms only; without tiles the places may fill the map.
  zoomSnap: hasTiles ? 1 : 0.25,
  zoomControl: false,
  attributionControl: hasTiles,
  // The wheel scrolls the page; + and − zoom.
  scrollWheelZoom: false,
  zoomAnimation: false,
  fadeAnimation: false,
  markerZoomAnimation: false,
});

function ZoomControl({ map, texts: { zoomIn, zoomOut } }: { map: LeafletInstance; texts: MapViewTexts }) {
  useEffect(() => {
    const zoom = control.zoom({ position: 'topright', zoomInTitle: zoomIn, zoomOutTitle: zoomOut });
    zoom.addTo(map);
    return () => {
      zoom.remove();
    };
  }, [map, zoomIn, zoomOut]);
  return null;
}

interface PlaceProps {
  map: LeafletInstance;
  place: MapPlace;
  position: number;
  view: MapViewProps;
}

function PlaceMarker({ map, place, position, view }: PlaceProps) {
  const { onPlaceSelect, onPlaceMove, selectedId, texts } = view;
  const isSelected = selectedId === place.id;
  const icon = useMemo(
    () => ({
      className: isSelected ? 'kasa-map-place kasa-map-place-selected' : 'kasa-map-place',
      // Hidden from screen readers, so that the marker's title is its name.
      html: `<span aria-hidden="true">${position}</span>`,
      size: 28,
    }),
    [position, isSelected],
  );
  const told: MarkerHandlers = {
    onSelect: () => onPlaceSelect?.(place.id),
    onMove: onPlaceMove && ((to) => onPlaceMove(place.id, to)),
  };
  // Captions of the first, last and selected place only: more would overlap.
  const isNamed = isSelected || position === 1 || position === view.places.length;
  return (
    <MarkerLayer
      map={map}
      at={place}
      icon={icon}
      title={texts.place(position, place.name)}
      caption={isNamed && place.name !== '' ? place.name : undefined}
      handlers={told}
    />
  );
}

/** Fits the map when the set of places changes, but not when one is dragged. */
function FitBounds({ map, places }: { map: LeafletInstance; places: readonly MapPlace[] }) {
  const key = places.map((place) => place.id).join();
  useEffect(() => showAll(map, places), [map, key]);
  return null;
}

function showAll(map: LeafletInstance, places: readonly MapPlace[]) {
  if (places.length === 0) return;
  map.fitBounds(latLngBounds(places.map(({ lat, lng }) => ({ lat, lng }))), {
    // Room for captions, and for notes and scale in the corners.
    padding: [44, 44],
    maxZoom: 15,
  });
}

function PickOnClick({ map, onPick }: { map: LeafletInstance; onPick: (at: LatLng) => void }) {
  useEffect(() => {
    const pick = ({ latlng }: { latlng: LatLng }) => onPick({ lat: latlng.lat, lng: latlng.lng });
    map.on('click', pick);
    return () => {
      map.off('click', pick);
    };
  }, [map, onPick]);
  return null;
}
