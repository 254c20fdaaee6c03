import { divIcon, type Map as LeafletInstance, latLngBounds } from 'leaflet';
import { useEffect, useMemo } from 'react';
import { MapContainer, Marker, Polyline, TileLayer, useMap, useMapEvents, ZoomControl } from 'react-leaflet';
import type { LatLng, MapMarker, MapPlace, MapViewProps } from './types.ts';
import 'leaflet/dist/leaflet.css';
import './leaflet-map.css';

/** Kyiv: where to look when nothing says where. */
const KYIV: LatLng = { lat: 50.4501, lng: 30.5234 };

/** The map itself, in a module of its own so that only pages with a map load Leaflet. */
export function LeafletMap(props: MapViewProps) {
  const { texts, places, markers = [], center = places[0] ?? KYIV } = props;
  return (
    <MapContainer
      center={center}
      zoom={13}
      // Tiles are sharp at whole steps only; without them the places may fill the map.
      zoomSnap={props.tilesUrl === undefined ? 0.25 : 1}
      zoomControl={false}
      attributionControl={props.tilesUrl !== undefined}
      // The wheel belongs to the page; + and − zoom.
      scrollWheelZoom={false}
      zoomAnimation={false}
      fadeAnimation={false}
      markerZoomAnimation={false}
      className="size-full"
    >
      <ZoomControl position="topright" zoomInTitle={texts.zoomIn} zoomOutTitle={texts.zoomOut} />
      {props.tilesUrl === undefined ? null : (
        <TileLayer url={props.tilesUrl} attribution={props.attribution ?? ''} />
      )}
      {places.length > 1 ? (
        <Polyline positions={places.map(({ lat, lng }) => ({ lat, lng }))} className="kasa-map-line" />
      ) : null}
      {places.map((place, index) => (
        <PlaceMarker key={place.id} place={place} position={index + 1} map={props} />
      ))}
      {markers.map((marker) => (
        <OtherMarker key={marker.id} marker={marker} />
      ))}
      <FitTo places={places} />
      {props.onPick ? <PickOnClick onPick={props.onPick} /> : null}
    </MapContainer>
  );
}

function PlaceMarker({ place, position, map }: { place: MapPlace; position: number; map: MapViewProps }) {
  const { onPlaceSelect, onPlaceMove } = map;
  const isSelected = map.selectedId === place.id;
  const icon = useMemo(
    () =>
      divIcon({
        className: isSelected ? 'kasa-map-place kasa-map-place-selected' : 'kasa-map-place',
        // Hidden from readers, so that the marker's title is its name.
        html: `<span aria-hidden="true">${position}</span>`,
        iconSize: [28, 28],
      }),
    [position, isSelected],
  );
  return (
    <Marker
      position={place}
      icon={icon}
      title={map.texts.place(position, place.name)}
      draggable={onPlaceMove !== undefined}
      eventHandlers={{
        click: () => onPlaceSelect?.(place.id),
        keypress: ({ originalEvent }) => {
          if (originalEvent.key === 'Enter') onPlaceSelect?.(place.id);
        },
        dragend: ({ target }) => {
          const { lat, lng } = target.getLatLng();
          onPlaceMove?.(place.id, { lat, lng });
        },
      }}
    />
  );
}

function OtherMarker({ marker }: { marker: MapMarker }) {
  const icon = useMemo(
    () =>
      divIcon({ className: `kasa-map-dot kasa-map-${marker.tone ?? 'info'}`, html: '', iconSize: [24, 24] }),
    [marker.tone],
  );
  return <Marker position={marker} icon={icon} title={marker.name} zIndexOffset={500} />;
}

/** Shows all places when the set of them changes; not when one is dragged, which would move the ground under it. */
function FitTo({ places }: { places: readonly MapPlace[] }) {
  const map = useMap();
  const key = places.map((place) => place.id).join();
  useEffect(() => showAll(map, places), [map, key]);
  return null;
}

function showAll(map: LeafletInstance, places: readonly MapPlace[]) {
  if (places.length === 0) return;
  map.fitBounds(latLngBounds(places.map(({ lat, lng }) => ({ lat, lng }))), {
    padding: [36, 36],
    maxZoom: 15,
  });
}

function PickOnClick({ onPick }: { onPick: (at: LatLng) => void }) {
  useMapEvents({ click: ({ latlng }) => onPick({ lat: latlng.lat, lng: latlng.lng }) });
  return null;
}
