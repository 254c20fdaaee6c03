/** What a merchant does; its first steps follow from it. */
export const businesses = {
  shop: { uk: 'Магазин', en: 'Shop' },
  cafe: { uk: 'Кафе або ресторан', en: 'Café or restaurant' },
  web_shop: { uk: 'Інтернет-магазин', en: 'Online shop' },
  transport: { uk: 'Пасажирські перевезення', en: 'Passenger transport' },
} as const satisfies Record<string, { uk: string; en: string }>;

export type Business = keyof typeof businesses;

/** All kinds of business, in the order in which they are offered. */
export const allBusinesses = Object.keys(businesses) as [Business, ...Business[]];

/** The first steps of merchants, by id. */
export const firstStepTitles = {
  business: { uk: 'Вкажіть, чим займаєтесь', en: 'Tell us what your business is' },
  company: { uk: 'Вкажіть назву компанії', en: 'Enter your company name' },
  terminal: { uk: 'Додайте термінал', en: 'Add a terminal' },
  ecomm: { uk: 'Додайте термінал сайту', en: 'Add a terminal for your website' },
  activation: { uk: 'Активуйте термінал', en: 'Activate the terminal' },
  template: { uk: 'Налаштуйте чек', en: 'Set up the receipt' },
  callback: { uk: 'Під’єднайте сайт', en: 'Connect your website' },
  payment: { uk: 'Прийміть першу оплату', en: 'Take the first payment' },
  depot: { uk: 'Додайте депо', en: 'Add a depot' },
  route: { uk: 'Створіть маршрут', en: 'Create a route' },
  transport: { uk: 'Додайте транспорт', en: 'Add a vehicle' },
  driver: { uk: 'Додайте водія', en: 'Add a driver' },
  shift: { uk: 'Відкрийте першу зміну', en: 'Open the first shift' },
} as const satisfies Record<string, { uk: string; en: string }>;

export type FirstStepId = keyof typeof firstStepTitles;
