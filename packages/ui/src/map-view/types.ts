/** WGS 84 degrees. */
export interface LatLng {
  lat: number;
  lng: number;
}

/** A numbered place on the line. */
export interface MapPlace extends LatLng {
  id: string;
  name: string;
}

export interface MapMarker extends LatLng {
  id: string;
  name: string;
  /** Shown on it, such as a fleet number; without it the marker is a dot. */
  label?: string | undefined;
  tone?: 'positive' | 'warning' | 'danger' | 'info' | undefined;
}

export interface MapViewTexts {
  zoomIn: string;
  zoomOut: string;
  loading: string;
  /** Name of a numbered marker: "Зупинка 3: Площа Перемоги". */
  place: (position: number, name: string) => string;
  /** Name of markers that overlap, and of their list: "3 ТС поруч". */
  group?: ((count: number) => string) | undefined;
  /** Shown if the map has no tiles or none loaded: "Карта недоступна, показуємо схему". */
  scheme?: string | undefined;
  /** A length of the scale: "500 м", "2 км". Without it there is no scale. */
  distance?: ((metres: number) => string) | undefined;
}

export interface MapViewProps {
  /** Accessible name. The app must also list the content: the map itself is not accessible. */
  label: string;
  texts: MapViewTexts;
  /** Joined by a line in this order; initially all are in view. */
  places: readonly MapPlace[];
  markers?: readonly MapMarker[] | undefined;
  /** Initial position if there are no places. */
  center?: LatLng | undefined;
  /** CSS pixels; reserved while the map loads. */
  height?: number | undefined;
  selectedId?: string | null | undefined;
  onPlaceSelect?: ((id: string) => void) | undefined;
  onMarkerSelect?: ((id: string) => void) | undefined;
  /** Where something is about to be added. */
  pin?: (LatLng & { name: string }) | null | undefined;
  onPick?: ((at: LatLng) => void) | undefined;
  onPlaceMove?: ((id: string, to: LatLng) => void) | undefined;
  tilesUrl?: string | undefined;
  attribution?: string | undefined;
}
