import { terminalTexts } from '../data-table/story-texts.ts';
import { filterTexts } from '../filter-bar/story-texts.ts';

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
    filters: filterTexts.uk,
    columns: {
      label: 'Колонки',
      columns: 'Колонки',
      sort: 'Порядок',
      density: 'Висота рядків',
      normal: 'Звичайні',
      compact: 'Щільні',
    },
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
    filters: filterTexts.en,
    columns: {
      label: 'Columns',
      columns: 'Columns',
      sort: 'Order',
      density: 'Row height',
      normal: 'Normal',
      compact: 'Compact',
    },
  },
};
