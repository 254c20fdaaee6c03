import type { FilterBarTexts } from './filter-bar.tsx';

export const filterTexts: Record<'uk' | 'en', FilterBarTexts> = {
  uk: {
    label: 'Фільтри',
    add: 'Фільтр',
    clear: 'Скинути',
    remove: (label) => `Прибрати фільтр: ${label}`,
    search: (label) => `Пошук: ${label}`,
    clearSearch: 'Очистити пошук',
    nothingFound: 'Нічого не знайдено',
    failed: 'Не вдалося завантажити дані.',
    retry: 'Спробувати ще раз',
    apply: 'Застосувати',
    done: 'Показати',
    close: 'Закрити',
  },
  en: {
    label: 'Filters',
    add: 'Filter',
    clear: 'Clear',
    remove: (label) => `Remove filter: ${label}`,
    search: (label) => `Search: ${label}`,
    clearSearch: 'Clear the search',
    nothingFound: 'Nothing found',
    failed: 'The data could not be loaded.',
    retry: 'Try again',
    apply: 'Apply',
    done: 'Show',
    close: 'Close',
  },
};
