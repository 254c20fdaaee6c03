import type { DataTableTexts } from './data-table.tsx';

/** The table's own words, as the app's messages give them. */
export const tableTexts: { uk: DataTableTexts; en: DataTableTexts } = {
  uk: {
    actions: 'Дії',
    actionsFor: (label) => `Дії: ${label}`,
    detailsFor: (label) => `Подробиці: ${label}`,
    selectRow: (label) => `Вибрати: ${label}`,
    selectAll: 'Вибрати всі на сторінці',
    selected: (count) => `Вибрано: ${count}`,
    clearSelection: 'Зняти вибір',
    loading: 'Завантажуємо список',
  },
  en: {
    actions: 'Actions',
    actionsFor: (label) => `Actions: ${label}`,
    detailsFor: (label) => `Details: ${label}`,
    selectRow: (label) => `Select: ${label}`,
    selectAll: 'Select all on this page',
    selected: (count) => `Selected: ${count}`,
    clearSelection: 'Clear selection',
    loading: 'Loading the list',
  },
};

/** Words of the stories' list of terminals. */
export const terminalTexts = {
  uk: {
    title: 'Термінали',
    subtitle: '412 терміналів у 38 точках · 9 поза мережею',
    terminal: 'Термінал',
    point: 'Точка',
    kind: 'Тип',
    connection: 'Зв’язок',
    today: 'Сьогодні, ₴',
    last: 'Остання подія',
    model: 'Модель',
    note: 'Примітка',
    edit: 'Редагувати',
    transactions: 'Транзакції',
    encashment: 'Інкасація',
    noRight: 'Потрібне право «Інкасація». Його може надати власник.',
    copyNumber: 'Копіювати номер',
    block: 'Заблокувати',
    empty: 'Немає данних',
    emptyText: 'За запитом «вітрина» в точці «Хрещатик, 22» нічого не знайдено.',
    clear: 'Очистити фільтри',
    failed: 'Не вдалося завантажити термінали',
    failedText: 'Сервер не відповідає. Спробуйте ще раз за хвилину.',
    export: 'Експорт XLSX',
  },
  en: {
    title: 'Terminals',
    subtitle: '412 terminals at 38 points · 9 offline',
    terminal: 'Terminal',
    point: 'Point',
    kind: 'Kind',
    connection: 'Connection',
    today: 'Today, ₴',
    last: 'Last event',
    model: 'Model',
    note: 'Note',
    edit: 'Edit',
    transactions: 'Transactions',
    encashment: 'Cash collection',
    noRight: 'Needs the “Cash collection” permission. The owner can grant it.',
    copyNumber: 'Copy number',
    block: 'Block',
    empty: 'No data',
    emptyText: 'Nothing found for “showcase” at “Khreshchatyk, 22”.',
    clear: 'Clear filters',
    failed: 'The terminals could not be loaded',
    failedText: 'The server does not answer. Try again in a minute.',
    export: 'Export XLSX',
  },
};

/** Words of an ErrorState. */
export const errorTexts = {
  uk: {
    retry: 'Спробувати ще раз',
    requestId: 'Номер запиту',
    copy: 'Копіювати номер запиту',
    copied: 'Скопійовано',
  },
  en: { retry: 'Try again', requestId: 'Request id', copy: 'Copy the request id', copied: 'Copied' },
};
