import { useState } from 'react';
import { FieldStates } from '../story-kit/field-states.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { SelectField } from './select-field.tsx';
import type { SelectItem } from './select-item.ts';

export default { title: 'Fields/SelectField', component: SelectField };

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

function useRoutes() {
  const t = useTexts(words);
  const items: SelectItem[] = t.items.map(([label = '', description], index) => ({
    id: `r${index}`,
    label,
    description,
  }));
  return { t, items };
}

export function States() {
  const { t, items } = useRoutes();
  return (
    <FieldStates<string | null>
      label={t.label}
      hint={t.hint}
      error={t.error}
      empty={null}
      filled="r2"
      wrong="r1"
      field={(props) => (
        <SelectField
          {...props}
          items={items}
          placeholder={t.choose}
          searchLabel={t.search}
          clearLabel={t.clear}
          emptyText={t.empty}
        />
      )}
    />
  );
}

function Opened({ items, ...props }: { items: SelectItem[]; isLoading?: boolean; isSearched?: boolean }) {
  const { t } = useRoutes();
  const [value, setValue] = useState<string | null>('r0');
  return (
    <div className="min-h-96 max-w-80">
      <SelectField
        label={t.label}
        value={value}
        onChange={setValue}
        items={items}
        isLoading={props.isLoading}
        loadingLabel={t.loading}
        emptyText={t.empty}
        searchLabel={props.isSearched ? t.search : undefined}
        selectedItem={{ id: 'r0', label: t.items[0]?.[0] ?? '' }}
      />
    </div>
  );
}

/** Opens the list as a person does. */
const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  canvasElement.querySelector<HTMLElement>('[data-field] button, button')?.click();
};

export const List = { render: () => <Opened items={useRoutes().items} />, play: open };
export const Searchable = { render: () => <Opened items={useRoutes().items} isSearched />, play: open };
export const LoadingItems = { render: () => <Opened items={[]} isLoading isSearched />, play: open };
export const NothingFound = { render: () => <Opened items={[]} isSearched />, play: open };
