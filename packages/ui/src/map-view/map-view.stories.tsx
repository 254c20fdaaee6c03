import { useState } from 'react';
import { useTexts } from '../story-kit/story-kit.tsx';
import { type MapPlace, MapView } from './map-view.tsx';

export default { title: 'Data/MapView', component: MapView };

const texts = {
  uk: {
    label: 'Маршрут № 38 на карті',
    zoomIn: 'Збільшити',
    zoomOut: 'Зменшити',
    loading: 'Завантажуємо карту',
    place: (position: number, name: string) => `Зупинка ${position}: ${name}`,
    scheme: 'Карта недоступна, показуємо схему',
    distance: (metres: number) => (metres < 1000 ? `${metres} м` : `${metres / 1000} км`),
    names: ['Залізничний вокзал', 'Площа Перемоги', 'Майдан Незалежності', 'Арсенальна', 'Видубичі'],
    vehicle: 'АА 4821 КТ',
  },
  en: {
    label: 'Route 38 on the map',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    loading: 'Loading the map',
    place: (position: number, name: string) => `Stop ${position}: ${name}`,
    scheme: 'The map is not available, this is a diagram',
    distance: (metres: number) => (metres < 1000 ? `${metres} m` : `${metres / 1000} km`),
    names: ['Railway station', 'Peremohy square', 'Independence square', 'Arsenalna', 'Vydubychi'],
    vehicle: 'AA 4821 KT',
  },
};

const spots = [
  [50.4406, 30.4894],
  [50.4476, 30.4931],
  [50.4501, 30.5234],
  [50.4446, 30.5454],
  [50.4019, 30.5606],
] as const;

function usePlaces(): MapPlace[] {
  const { names } = useTexts(texts);
  return spots.map(([lat, lng], index) => ({ id: String(index), lat, lng, name: names[index] ?? '' }));
}

export function Line() {
  const t = useTexts(texts);
  return (
    <MapView
      label={t.label}
      texts={t}
      places={usePlaces()}
      selectedId="2"
      markers={[{ id: 'v1', name: t.vehicle, lat: 50.449, lng: 30.512, tone: 'positive' }]}
    />
  );
}

export function Editing() {
  const t = useTexts(texts);
  const [places, setPlaces] = useState(usePlaces());
  return (
    <MapView
      label={t.label}
      texts={t}
      places={places}
      onPick={(at) => setPlaces([...places, { ...at, id: String(places.length), name: '' }])}
      onPlaceMove={(id, to) =>
        setPlaces(places.map((place) => (place.id === id ? { ...place, ...to } : place)))
      }
    />
  );
}

export function NoPlaces() {
  const t = useTexts(texts);
  return <MapView label={t.label} texts={t} places={[]} height={240} />;
}
