import type { LocalizedTexts } from '../../shared/fields.ts';

export const types: LocalizedTexts = {
  terminal: { uk: 'Термінал', en: 'Terminal' },
  terminal_template: { uk: 'Шаблон термінала', en: 'Terminal template' },
  terminal_dispute: { uk: 'Суперечка про термінал', en: 'Terminal dispute' },
  bulk_run: { uk: 'Масова дія', en: 'Bulk action' },
  callback: { uk: 'Сповіщення', en: 'Callback' },
  callback_test: { uk: 'Тестове сповіщення', en: 'Test callback' },
  transaction: { uk: 'Оплата', en: 'Payment' },
  reversal: { uk: 'Повернення', en: 'Reversal' },
  encashment: { uk: 'Інкасація', en: 'Cash collection' },
  collection_round: { uk: 'Обхід інкасації', en: 'Cash collection round' },
  route: { uk: 'Маршрут', en: 'Route' },
  transport: { uk: 'Транспорт', en: 'Vehicle' },
  driver: { uk: 'Водій', en: 'Driver' },
  shift: { uk: 'Робоча зміна', en: 'Work shift' },
  depot: { uk: 'Депо', en: 'Depot' },
  user: { uk: 'Користувач', en: 'User' },
  session: { uk: 'Сеанс', en: 'Session' },
  export: { uk: 'Вивантаження', en: 'Export' },
  merchant: { uk: 'Компанія', en: 'Company' },
  saved_view: { uk: 'Спільне подання', en: 'Shared view' },
};
