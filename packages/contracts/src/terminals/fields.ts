import {
  choice,
  dayRange,
  derived,
  type FieldSpec,
  type FieldSpecs,
  flag,
  instant,
  type LocalizedText,
  longText,
  money,
  number,
  rate,
  reference,
  text,
  time,
  url,
  withLabel,
  yesOrNo,
} from '../shared/fields.ts';
import {
  runFields,
  runNotDoneFields,
  runReasonWords,
  runRowFilterFields,
  runRowState,
  runStarterFields,
} from '../shared/run-fields.ts';
import type { BulkReason, BulkRowState } from './bulk-run-values.ts';

export const terminalSettingFields: FieldSpecs = {
  terminal_type: choice('Тип термінала', 'Terminal type', {
    countertop: { uk: 'Стаціонарний', en: 'Countertop' },
    portable: { uk: 'Переносний', en: 'Portable' },
    mpos: { uk: 'Мобільний (mPOS)', en: 'Mobile (mPOS)' },
    self_service: { uk: 'Самообслуговування', en: 'Self-service' },
    validator: { uk: 'Валідатор', en: 'Validator' },
    virtual: { uk: 'Віртуальний', en: 'Virtual' },
  }),
  interface_type: choice('Тип інтерфейсу', 'Interface type', {
    standalone: { uk: 'Автономний', en: 'Standalone' },
    cash_register: { uk: 'З касовим апаратом', en: 'With a cash register' },
    api: { uk: 'Програмний (API)', en: 'API' },
  }),
  system: choice('Система', 'System', {
    android: { uk: 'Платформа Android', en: 'Android' },
    linux: { uk: 'Платформа Linux', en: 'Linux' },
    windows: { uk: 'Платформа Windows', en: 'Windows' },
    proprietary: { uk: 'Власна система виробника', en: 'Proprietary' },
  }),
  installation_type: choice('Тип установлення', 'Installation type', {
    indoor: { uk: 'У приміщенні', en: 'Indoors' },
    outdoor: { uk: 'Надворі', en: 'Outdoors' },
    vehicle: { uk: 'У транспорті', en: 'In a vehicle' },
    remote: { uk: 'Без установлення', en: 'Not installed' },
  }),
  connection_type: choice('Тип з’єднання', 'Connection type', {
    ethernet: { uk: 'Кабель (Ethernet)', en: 'Cable (Ethernet)' },
    wifi: { uk: 'Мережа Wi-Fi', en: 'Wi-Fi' },
    mobile: { uk: 'Мобільний інтернет', en: 'Mobile data' },
    bluetooth: { uk: 'Через Bluetooth', en: 'Bluetooth' },
  }),
  acquirer_type: choice('Тип еквайра', 'Acquirer type', {
    bank: { uk: 'Банк', en: 'Bank' },
    financial_company: { uk: 'Фінансова компанія', en: 'Financial company' },
    facilitator: { uk: 'Платіжний посередник', en: 'Payment facilitator' },
  }),
  balancing_type: choice('Тип звірки підсумків', 'Balancing type', {
    automatic: { uk: 'Автоматично щодня', en: 'Automatic, daily' },
    at_shift_end: { uk: 'Під час закриття зміни', en: 'At shift close' },
    manual: { uk: 'Вручну', en: 'Manual' },
  }),
  commission_distribution_type: choice('Розподіл комісії', 'Commission split', {
    merchant: { uk: 'Сплачує торговець', en: 'Paid by merchant' },
    client: { uk: 'Сплачує клієнт', en: 'Paid by client' },
    shared: { uk: 'Торговець і клієнт', en: 'Merchant and client' },
  }),
  client_commission_bp: rate('Комісія клієнта', 'Client commission'),
  merchant_commission_bp: rate('Комісія торговця', 'Merchant commission'),
  min_amount: money('Найменша оплата', 'Smallest payment'),
  max_amount: money('Найбільша оплата', 'Largest payment'),
  daily_amount_limit: money('Ліміт за день', 'Daily limit'),
  works_offline: flag('Працює офлайн', 'Works offline'),
  max_offline_amount: money('Максимальна сума офлайн', 'Maximum offline amount'),
  card_waiting_seconds: number('Час очікування картки, с', 'Card waiting time, s'),
  sync_seconds: number('Час синхронізації, с', 'Sync time, s'),
  shift_required: flag('Потрібна зміна', 'Shift required'),
  shift_start: time('Початок зміни', 'Shift start'),
  shift_end: time('Кінець зміни', 'Shift end'),
  print_receipt: flag('Друкувати чек', 'Print receipt'),
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

const name = text('Назва', 'Name');
const website = url('Сайт', 'Website');
const template = reference('Шаблон налаштувань', 'Settings template');

export const terminalFields = {
  number: text('Номер', 'Number'),
  name,
  kind: choice('Вид', 'Kind', {
    acquiring: { uk: 'Торговий', en: 'Retail' },
    ptks: { uk: 'ПТКС', en: 'Self-service kiosk' },
    transport: { uk: 'Транспортний', en: 'Transport' },
    offline: { uk: 'Офлайн', en: 'Offline' },
    ecomm: { uk: 'Інтернет', en: 'E-commerce' },
  }),
  status: choice('Статус', 'Status', {
    added: { uk: 'Доданий', en: 'Added' },
    active: { uk: 'Активний', en: 'Active' },
    blocked: { uk: 'Заблокований', en: 'Blocked' },
    released: { uk: 'Відкріплений', en: 'Released' },
  }),
  connectivity: derived(
    choice('Зв’язок', 'Connection', {
      online: { uk: 'Онлайн', en: 'Online' },
      offline: { uk: 'Немає зв’язку', en: 'Disconnected' },
    }),
  ),
  last_online_at: derived(instant('Востаннє онлайн', 'Last online')),
  point: reference('Точка', 'Point'),
  city: derived(text('Місто', 'City')),
  model: text('Модель', 'Model'),
  serial: text('Серійний номер', 'Serial number'),
  ptks_id: text('ПТКС ID', 'PTKS ID'),
  test_mode: flag('Тестовий режим', 'Test mode'),
  template,
  last_started_at: derived(instant('Останній запуск', 'Last start')),
  activated_at: instant('Активовано', 'Activated'),
  created_at: derived(instant('Додано', 'Added')),
  today_amount: derived(money('Сьогодні, ₴', 'Today, ₴')),
  cash_inside: derived(money('Готівка всередині', 'Cash inside')),
} as const satisfies FieldSpecs;

/** What a list of terminals is narrowed by. */
export const terminalFilterFields = {
  q: text('Містить', 'Contains'),
  kind: terminalFields.kind,
  status: terminalFields.status,
  connectivity: terminalFields.connectivity,
  point_id: terminalFields.point,
  template_id: reference('Шаблон', 'Template'),
  model: terminalFields.model,
  test_mode: yesOrNo('Тестовий режим', 'Test mode'),
  vehicle_id: reference('Транспорт', 'Vehicle'),
  ...dayRange('online', terminalFields.last_online_at),
  ...dayRange('activated', terminalFields.activated_at),
  ...dayRange('started', terminalFields.last_started_at),
  ...dayRange('added', terminalFields.created_at),
  settings_taken: choice('Чинні налаштування', 'Latest settings', {
    true: { uk: 'Отримано', en: 'Received' },
    false: { uk: 'Ще не отримано', en: 'Not received yet' },
  }),
  is_unstable: yesOrNo('Нестабільний зв’язок', 'Unstable connection'),
  ever_online: yesOrNo('Уже був онлайн', 'Has been online'),
} as const satisfies FieldSpecs;

const { client_commission_bp, merchant_commission_bp } = terminalSettingFields;

/** Of an e-commerce terminal in their list, besides those of every terminal. */
export const ecommTerminalFields = {
  name,
  number: terminalFields.number,
  website,
  point: terminalFields.point,
  status: terminalFields.status,
  merchant_commission_bp: merchant_commission_bp as FieldSpec,
  client_commission_bp: client_commission_bp as FieldSpec,
  callback_host: derived(text('Сервер сповіщень', 'Callback host')),
  activated_at: terminalFields.activated_at,
  created_at: terminalFields.created_at,
} as const satisfies FieldSpecs;

/** A terminal as the journal words it. */
export const journalTerminalFields: FieldSpecs = {
  ...terminalFields,
  number: withLabel(terminalFields.number, 'Номер термінала', 'Terminal number'),
  kind: withLabel(terminalFields.kind, 'Вид термінала', 'Terminal kind'),
  activated_at: withLabel(terminalFields.activated_at, 'Дата активації', 'Activation date'),
  vehicle: terminalFilterFields.vehicle_id,
  website,
  extra_info: text('Додаткова інформація', 'Additional information'),
  release_reason: text('Причина відкріплення', 'Reason for release'),
  key_phrase: text('Секретна ключова фраза', 'Secret key phrase'),
  previous_key_phrase_until: instant('Попередня фраза діє до', 'Previous phrase valid until'),
  update_requested_at: instant('Оновлення призначено', 'Update requested'),
  ...terminalSettingFields,
};

export const templateFields = {
  name,
  description: text('Опис', 'Description'),
  terminals_count: derived(number('Терміналів', 'Terminals')),
  updated_at: derived(instant('Змінено', 'Changed')),
  created_at: derived(instant('Створено', 'Created')),
} as const satisfies FieldSpecs;

export const journalTemplateFields: FieldSpecs = { ...templateFields, ...terminalSettingFields };

export const bulkRunFields = {
  kind: choice('Дія', 'Action', {
    block: { uk: 'Заблокувати', en: 'Block' },
    unblock: { uk: 'Розблокувати', en: 'Unblock' },
    apply_template: { uk: 'Застосувати шаблон', en: 'Apply template' },
    detach_template: { uk: 'Відв’язати шаблон', en: 'Remove template' },
    offline_all_update: { uk: 'Оновити всі офлайн-термінали', en: 'Update all offline terminals' },
  }),
  template,
  ...runFields,
  total: number('Терміналів', 'Terminals'),
  done: number('Виконано', 'Done'),
  ...runNotDoneFields,
} as const satisfies FieldSpecs;

/** What stands above an exported run: who began it, as it was then, too. */
export const bulkRunExportFields = {
  ...{ kind: bulkRunFields.kind, template },
  ...runStarterFields,
  ...bulkRunFields,
};

const rowState = runRowState<BulkRowState>({
  done: { uk: 'Виконано', en: 'Done' },
});

const rowReason = choice('Причина', 'Reason', {
  already_blocked: { uk: 'Уже заблокований', en: 'Already blocked' },
  not_blocked: { uk: 'Не заблокований', en: 'Not blocked' },
  blocked_by_acquirer: { uk: 'Заблокований банком-еквайром', en: 'Blocked by the acquiring bank' },
  same_settings: {
    uk: 'Шаблон уже застосовано, змін немає',
    en: 'Template already applied, no changes',
  },
  limits_contradict: { uk: 'Власна межа суперечить шаблону', en: 'Own limit contradicts the template' },
  no_template: { uk: 'Шаблону не було', en: 'Had no template' },
  not_active: { uk: 'Не активний', en: 'Not active' },
  already_waiting: { uk: 'Оновлення вже призначено', en: 'Update already requested' },
  cancelled: runReasonWords.cancelled,
  not_allowed: runReasonWords.not_allowed,
  conflict: {
    uk: 'Термінал або шаблон тим часом хтось змінив',
    en: 'The terminal or template has changed in the meantime',
  },
  template_not_found: { uk: 'Шаблон видалено', en: 'Template deleted' },
  not_found: { uk: 'Термінал не знайдено', en: 'Terminal not found' },
  internal: runReasonWords.internal,
} satisfies Readonly<Record<BulkReason, LocalizedText>>);

/** What a run did to a terminal. */
export const bulkRunRowFields = {
  position: number('№', 'No.'),
  number: terminalFields.number,
  name,
  state: rowState,
  reason: rowReason,
  finished_at: instant('Час', 'Time'),
} as const satisfies FieldSpecs;

/** What the rows of a run are narrowed by. */
export const bulkRunRowFilterFields = runRowFilterFields(bulkRunRowFields);

export const callbackTestFields: FieldSpecs = {
  host: text('Сервер', 'Server'),
  terminal: reference('Термінал', 'Terminal'),
};

export const signingKeyFields: FieldSpecs = {
  follows: text('Наступний ключ', 'Next key'),
  follows_at: instant('Перехід на наступний ключ', 'Next key takes over'),
};
