import { terminalTexts } from '../data-table/story-texts.ts';

/** Words of the page of terminals in the shell's stories. */
export const pageTexts = {
  uk: {
    ...terminalTexts.uk,
    more: 'Інші дії',
    add: 'Додати термінал',
    refresh: 'Оновити офлайн-термінали',
    search: 'Номер, назва, серійний, PTKS',
    clearSearch: 'Очистити пошук',
    offline: 'Офлайн',
    overHour: 'понад 1 год',
    close: 'Закрити',
    open: 'Відкрити термінал',
    filters: {
      label: 'Фільтри',
      add: 'Фільтр',
      clear: 'Скинути',
      remove: (label: string) => `Прибрати фільтр: ${label}`,
      done: 'Показати',
      close: 'Закрити',
    },
    columns: { label: 'Колонки', columns: 'Колонки', sort: 'Порядок' },
  },
  en: {
    ...terminalTexts.en,
    more: 'More actions',
    add: 'Add terminal',
    refresh: 'Update offline terminals',
    search: 'Number, name, serial, PTKS',
    clearSearch: 'Clear the search',
    offline: 'Offline',
    overHour: 'over 1 hour',
    close: 'Close',
    open: 'Open terminal',
    filters: {
      label: 'Filters',
      add: 'Filter',
      clear: 'Clear',
      remove: (label: string) => `Remove filter: ${label}`,
      done: 'Show',
      close: 'Close',
    },
    columns: { label: 'Columns', columns: 'Columns', sort: 'Order' },
  },
};
