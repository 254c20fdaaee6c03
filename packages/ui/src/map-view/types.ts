/** WGS 84 degrees. */
export interface LatLng {
  lat: number;
  lng: number;
}

/** A numbered place of a line, in order. */
export interface MapPlace extends LatLng {
  id: string;
  name: string;
}

/** Something that stands or moves on the map besides the places: a vehicle. */
export interface MapMarker extends LatLng {
  id: string;
  /** Read out and shown on hover. */
  name: string;
  tone?: 'positive' | 'warning' | 'danger' | 'info' | undefined;
}

export interface MapViewTexts {
  zoomIn: string;
  zoomOut: string;
  loading: string;
  /** Name of a numbered marker: "Зупинка 3: Площа Перемоги". */
  place: (position: number, name: string) => string;
  /** Stands on the map when it has no tiles, or none of them came: "Карта недоступна, показуємо схему". */
  scheme?: string | undefined;
  /** A length of the scale: "500 м", "2 км". Without it there is no scale. */
  distance?: ((metres: number) => string) | undefined;
}

export interface MapViewProps {
  /** What the map shows. The app gives the same as a list: a map says nothing to who can't see it. */
  label: string;
  texts: MapViewTexts;
  /** Joined by a line in this order; the map shows all of them at first. */
  places: readonly MapPlace[];
  markers?: readonly MapMarker[] | undefined;
  /** Where to look while there are no places. */
  center?: LatLng | undefined;
  /** Height, CSS pixels; kept while the map is on its way. */
  height?: number | undefined;
  /** Marked place. */
  selectedId?: string | null | undefined;
  onPlaceSelect?: ((id: string) => void) | undefined;
  /** A click on the map. */
  onPick?: ((at: LatLng) => void) | undefined;
  /** Makes places draggable; called when one was dropped. */
  onPlaceMove?: ((id: string, to: LatLng) => void) | undefined;
  /** Leaflet's URL template. Without it the map is drawn on plain ground. */
  tilesUrl?: string | undefined;
  /** Who made the tiles. */
  attribution?: string | undefined;
}
