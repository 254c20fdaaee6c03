import type { FilterBarTexts } from './filter-bar.tsx';

export const filterTexts: Record<'uk' | 'en', FilterBarTexts> = {
  uk: {
    label: 'Фільтри',
    add: 'Фільтр',
    clear: 'Скинути',
    remove: (label) => `Прибрати фільтр: ${label}`,
    done: 'Показати',
    close: 'Закрити',
  },
  en: {
    label: 'Filters',
    add: 'Filter',
    clear: 'Clear',
    remove: (label) => `Remove filter: ${label}`,
    done: 'Show',
    close: 'Close',
  },
};
