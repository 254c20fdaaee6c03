/** Names of fields in an exported journal: Ukrainian, English. One that is not here is shown by its wire name. */
const FIELDS: Readonly<Record<string, readonly [uk: string, en: string]>> = {
  name: ['Назва', 'Name'],
  mode: ['Вид транспорту', 'Mode'],
  country: ['Країна', 'Country'],
  city: ['Місто', 'City'],
  address: ['Адреса', 'Address'],
  comment: ['Коментар', 'Comment'],
  status: ['Статус', 'Status'],
  phone: ['Телефон', 'Phone'],
  photo: ['Фото', 'Photo'],
  branch: ['Депо', 'Depot'],
  route: ['Маршрут', 'Route'],
  transport: ['Транспорт', 'Vehicle'],
  driver: ['Водій', 'Driver'],

  cost: ['Вартість проїзду, коп.', 'Fare, kopiykas'],
  from_point: ['Початкова зупинка', 'From'],
  to_point: ['Кінцева зупинка', 'To'],
  places: ['Зупинки', 'Stops'],
  avg_speed: ['Середня швидкість, км/год', 'Average speed, km/h'],
  avg_time: ['Час проходження, хв', 'Time from end to end, min'],

  transport_num: ['Бортовий номер або кількість ТС', 'Fleet number or number of vehicles'],
  state_number: ['Державний номер', 'Number plate'],
  validator: ['Валідатор', 'Validator'],
  terminal_num: ['Термінал', 'Terminal'],
  geolocation: ['Розташування', 'Location'],
  route_time: ['Час рейсу, хв', 'Time of a run, min'],
  drive_time: ['Час у дорозі, хв', 'Driven, min'],
  passenger_amount: ['Пасажирів', 'Passengers'],
  payment_cash: ['Оплата готівкою, коп.', 'Paid in cash, kopiykas'],
  payment_card: ['Оплата карткою, коп.', 'Paid by card, kopiykas'],
  beneficiary_count: ['Пільговиків', 'Passengers with a concession'],
  camera_link: ['Посилання на камеру', 'Camera link'],
  next_to_date: ['Наступне ТО', 'Next inspection'],

  tabulation_number: ['Табельний номер', 'Personnel number'],
  call_message: ['Месенджер', 'Messenger'],
  add_data: ['Додаткові дані', 'Remarks'],
  money: ['Готівка, коп.', 'Cash on hand, kopiykas'],
  session_open_time: ['На зміні з', 'On shift since'],

  opened_at: ['Зміну відкрито', 'Shift opened'],
  closed_at: ['Зміну закрито', 'Shift closed'],
  expected_cash: ['Очікувана готівка, коп.', 'Cash expected, kopiykas'],
  handed_over_cash: ['Здано готівки, коп.', 'Cash handed over, kopiykas'],
  cash_difference: ['Розбіжність, коп.', 'Difference, kopiykas'],

  director: ['Директор', 'Director'],
  director_phone: ['Телефон директора', 'Director’s phone'],
  shift_closing_time: ['Час закриття зміни', 'Shifts close at'],

  full_name: ['ПІБ', 'Full name'],
  position: ['Посада', 'Position'],
  roles: ['Ролі', 'Roles'],
  password: ['Пароль', 'Password'],
  tax_number: ['ЄДРПОУ або РНОКПП', 'EDRPOU or RNOKPP'],
  bank_mfo: ['МФО банку', 'Bank’s MFO'],
  iban: ['Рахунок IBAN', 'IBAN'],
  owner: ['Власник', 'Owner'],
  viewing_as: ['Перегляд як роль', 'Viewing as'],
  user_agent: ['Браузер', 'Browser'],
  signed_in_at: ['Вхід', 'Signed in'],
};

const inLanguage = (index: 0 | 1) =>
  Object.fromEntries(Object.entries(FIELDS).map(([field, words]) => [field, words[index]]));

export const fieldsUk: Readonly<Record<string, string>> = inLanguage(0);
export const fieldsEn: Readonly<Record<string, string>> = inLanguage(1);
