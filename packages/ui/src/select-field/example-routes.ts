import { useTexts } from '../story-kit/story-kit.tsx';
import type { SelectItem } from './select-item.ts';

const words = {
  uk: {
    label: 'Маршрут',
    hint: 'Лише маршрути вашого депо',
    error: 'Цей маршрут закрито',
    choose: 'Виберіть маршрут',
    search: 'Знайти маршрут',
    clear: 'Зняти вибір',
    empty: 'Нічого не знайдено',
    loading: 'Завантажуємо…',
    items: [
      ['Контрактова пл. – Пуща-Водиця', 'Трамвай 12'],
      ['Старовокзальна – Контрактова пл.', 'Трамвай 18'],
      ['Ботанічний сад – Контрактова площа через Поштову площу', 'Автобус 62'],
      ['вул. І. Пулюя – вул. Січових Стрільців', 'Автобус 33'],
    ],
  },
  en: {
    label: 'Route',
    hint: 'Routes of your depot only',
    error: 'This route is closed',
    choose: 'Choose a route',
    search: 'Find a route',
    clear: 'Clear the choice',
    empty: 'Nothing found',
    loading: 'Loading…',
    items: [
      ['Kontraktova Sq. – Pushcha-Vodytsia', 'Tram 12'],
      ['Starovokzalna – Kontraktova Sq.', 'Tram 18'],
      ['Botanical Garden – Kontraktova Square via Poshtova Square', 'Bus 62'],
      ['I. Puliui St. – Sichovykh Striltsiv St.', 'Bus 33'],
    ],
  },
};

export function useExampleRoutes() {
  const t = useTexts(words);
  const items: SelectItem[] = t.items.map(([label = '', description], index) => ({
    id: `r${index}`,
    label,
    description,
  }));
  return { t, items };
}
