import {
  choice,
  type FieldSpec,
  flag,
  instant,
  longText,
  money,
  number,
  rate,
  reference,
  text,
  time,
  url,
} from '../../shared/fields.ts';

const settings: Readonly<Record<string, FieldSpec>> = {
  terminal_type: choice('Тип термінала', 'Type of terminal', {
    countertop: { uk: 'Стаціонарний', en: 'Countertop' },
    portable: { uk: 'Переносний', en: 'Portable' },
    mpos: { uk: 'Мобільний (mPOS)', en: 'Mobile (mPOS)' },
    self_service: { uk: 'Самообслуговування', en: 'Self-service' },
    validator: { uk: 'Валідатор', en: 'Validator' },
    virtual: { uk: 'Віртуальний', en: 'Virtual' },
  }),
  interface_type: choice('Тип інтерфейсу', 'Type of interface', {
    standalone: { uk: 'Автономний', en: 'Standalone' },
    cash_register: { uk: 'З касовим апаратом', en: 'With a cash register' },
    api: { uk: 'Програмний (API)', en: 'By program (API)' },
  }),
  system: choice('Система', 'System', {
    android: { uk: 'Платформа Android', en: 'Android' },
    linux: { uk: 'Платформа Linux', en: 'Linux' },
    windows: { uk: 'Платформа Windows', en: 'Windows' },
    proprietary: { uk: 'Власна система виробника', en: 'Maker’s own system' },
  }),
  installation_type: choice('Тип установлення', 'Type of installation', {
    indoor: { uk: 'У приміщенні', en: 'Indoors' },
    outdoor: { uk: 'Просто неба', en: 'Outdoors' },
    vehicle: { uk: 'У транспорті', en: 'In a vehicle' },
    remote: { uk: 'Без установлення', en: 'Not installed' },
  }),
  connection_type: choice('Тип з’єднання', 'Type of connection', {
    ethernet: { uk: 'Кабель (Ethernet)', en: 'Cable (Ethernet)' },
    wifi: { uk: 'Мережа Wi-Fi', en: 'Wi-Fi' },
    mobile: { uk: 'Мобільний інтернет', en: 'Mobile data' },
    bluetooth: { uk: 'Через Bluetooth', en: 'Bluetooth' },
  }),
  acquirer_type: choice('Тип еквайра', 'Type of acquirer', {
    bank: { uk: 'Банк', en: 'Bank' },
    financial_company: { uk: 'Фінансова компанія', en: 'Financial company' },
    facilitator: { uk: 'Платіжний посередник', en: 'Payment facilitator' },
  }),
  balancing_type: choice('Тип звірки підсумків', 'Type of balancing', {
    automatic: { uk: 'Автоматично щодня', en: 'Automatically every day' },
    at_shift_end: { uk: 'Під час закриття зміни', en: 'When the shift is closed' },
    manual: { uk: 'Вручну', en: 'By hand' },
  }),
  commission_distribution_type: choice('Розподіл комісії', 'Commission split', {
    merchant: { uk: 'Сплачує торговець', en: 'Paid by the merchant' },
    client: { uk: 'Сплачує клієнт', en: 'Paid by the client' },
    shared: { uk: 'Торговець і клієнт', en: 'Merchant and client' },
  }),
  client_commission_bp: rate('Комісія клієнта', 'Client’s commission'),
  merchant_commission_bp: rate('Комісія торговця', 'Merchant’s commission'),
  works_offline: flag('Працює офлайн', 'Works offline'),
  max_offline_amount: money('Максимальна сума офлайн', 'Maximum offline amount'),
  card_waiting_seconds: number('Час очікування картки, с', 'Card waiting time, s'),
  sync_seconds: number('Час синхронізації, с', 'Sync time, s'),
  shift_required: flag('Потрібна зміна', 'Shift required'),
  shift_start: time('Початок зміни', 'Shift start'),
  shift_end: time('Кінець зміни', 'Shift end'),
  print_receipt: flag('Друкувати чек', 'Print a receipt'),
  receipt_template: longText('Шаблон чека', 'Receipt template'),
  callback_endpoint: url('Адреса сповіщень', 'Callback endpoint'),
  callback_type: choice('Тип сповіщення', 'Callback type', {
    post_json: { uk: 'Запит POST, JSON', en: 'POST, JSON' },
    post_form: { uk: 'Запит POST, форма', en: 'POST, form' },
    get: { uk: 'Запит GET', en: 'GET' },
  }),
  callback_headers: text(
    'Заголовки сповіщення (назва та відбиток значення)',
    'Callback headers (name and fingerprint of the value)',
  ),
  callback_get_parameters: text('Параметри GET сповіщення', 'Callback GET parameters'),
  callback_body_template: longText('Шаблон тіла сповіщення', 'Callback body template'),
  callback_signature_template: longText('Шаблон підпису', 'Signature template'),
  callback_timeout_seconds: number('Час очікування відповіді, с', 'Callback timeout, s'),
  callback_retry_seconds: number('Повторити через, с', 'Retry after, s'),
};

export const terminal: Readonly<Record<string, FieldSpec>> = {
  number: text('Номер термінала', 'Terminal number'),
  ptks_id: text('ПТКС ID', 'PTKS ID'),
  name: text('Назва', 'Name'),
  serial: text('Серійний номер', 'Serial number'),
  model: text('Модель', 'Model'),
  kind: choice('Вид термінала', 'Kind of terminal', {
    acquiring: { uk: 'Торговий', en: 'Acquiring' },
    ptks: { uk: 'ПТКС', en: 'Self-service kiosk' },
    transport: { uk: 'Транспортний', en: 'Transport' },
    offline: { uk: 'Офлайн', en: 'Offline' },
    ecomm: { uk: 'Інтернет', en: 'Internet' },
  }),
  status: choice('Статус', 'Status', {
    added: { uk: 'Додано', en: 'Added' },
    active: { uk: 'Активний', en: 'Active' },
    blocked: { uk: 'Заблоковано', en: 'Blocked' },
  }),
  activated_at: instant('Дата активації', 'Activation date'),
  test_mode: flag('Тестовий режим', 'Test mode'),
  point: reference('Точка', 'Point'),
  template: reference('Шаблон налаштувань', 'Settings template'),
  vehicle: reference('Транспорт', 'Vehicle'),
  website: url('Сайт', 'Website'),
  extra_info: text('Додаткова інформація', 'Extra information'),
  key_phrase: text('Секретна ключова фраза', 'Secret key phrase'),
  update_requested_at: instant('Оновлення призначено', 'Update requested'),
  ...settings,
};

export const terminalTemplate: Readonly<Record<string, FieldSpec>> = {
  name: text('Назва', 'Name'),
  description: text('Опис', 'Description'),
  ...settings,
};

export const bulkRun: Readonly<Record<string, FieldSpec>> = {
  kind: choice('Дія', 'Action', {
    block: { uk: 'Заблокувати', en: 'Block' },
    unblock: { uk: 'Розблокувати', en: 'Unblock' },
    apply_template: { uk: 'Застосувати шаблон', en: 'Apply a template' },
    detach_template: { uk: 'Відв’язати шаблон', en: 'Detach the template' },
    offline_all_update: { uk: 'Оновити всі офлайн-термінали', en: 'Update all offline terminals' },
  }),
  state: choice('Стан', 'State', {
    running: { uk: 'Виконується', en: 'Running' },
    done: { uk: 'Завершено', en: 'Finished' },
    cancelled: { uk: 'Зупинено', en: 'Stopped' },
  }),
  template: reference('Шаблон налаштувань', 'Settings template'),
  total: number('Терміналів', 'Terminals'),
  done: number('Виконано', 'Done'),
  skipped: number('Пропущено', 'Skipped'),
  failed: number('Не вдалося', 'Failed'),
};

export const callbackTest: Readonly<Record<string, FieldSpec>> = {
  host: text('Сервер', 'Server'),
  terminal: reference('Термінал', 'Terminal'),
};
