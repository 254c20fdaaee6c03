import {
  choice,
  day,
  derived,
  type FieldSpecs,
  instant,
  longText,
  minutes,
  money,
  number,
  phone,
  photo,
  plate,
  reference,
  speed,
  stops,
  text,
  time,
  url,
  withHint,
  withPlaceholder,
} from '../shared/fields.ts';

const mode = choice('Вид транспорту', 'Transport type', {
  bus: { uk: 'Автобус', en: 'Bus' },
  trolleybus: { uk: 'Тролейбус', en: 'Trolleybus' },
  tram: { uk: 'Трамвай', en: 'Tram' },
  minibus: { uk: 'Маршрутка', en: 'Minibus' },
});
const name = text('Назва', 'Name');
const city = text('Місто', 'City');
const avgSpeed = speed('Середня швидкість', 'Average speed');
const depot = reference('Депо', 'Depot');
const route = reference('Маршрут', 'Route');
const driver = reference('Водій', 'Driver');
const vehicle = reference('Транспорт', 'Vehicle');

export const depotFields = {
  name,
  city,
  address: withPlaceholder(text('Адреса', 'Address'), 'вул. Авіаційна, 1', 'vul. Aviatsiina, 1'),
  director: text('Директор', 'Director'),
  director_phone: phone('Телефон директора', 'Director’s phone'),
  shift_closing_time: time('Час закриття змін', 'Shift closing time'),
  transports_count: derived(number('Транспорт', 'Vehicles')),
  drivers_count: derived(number('Водії', 'Drivers')),
} as const satisfies FieldSpecs;

export const routeFields = {
  name: withPlaceholder(name, 'Тролейбус №24', 'Trolleybus 24'),
  mode,
  country: text('Країна', 'Country'),
  city,
  cost: money('Вартість проїзду', 'Fare'),
  from_point: text('Початкова зупинка', 'First stop'),
  to_point: text('Кінцева зупинка', 'Last stop'),
  transport_num: number('Кількість ТС', 'Number of vehicles'),
  avg_speed: avgSpeed,
  avg_time: minutes('Середній час проходження', 'Average travel time'),
  places: stops('Зупинки', 'Stops'),
} as const satisfies FieldSpecs;

export const vehicleFields = {
  branch: depot,
  route,
  driver,
  transport_num: text('Номер ТС', 'Fleet number'),
  name: text('Марка й модель', 'Make and model'),
  mode,
  state_number: withPlaceholder(plate('Державний номер', 'Number plate'), 'АА 1234 ВВ', 'АА 1234 ВВ'),
  validator: withHint(text('Валідатор', 'Validator'), 'Серійний номер', 'Serial number'),
  terminal_num: text('Номер термінала', 'Terminal number'),
  route_time: minutes('Час у рейсі', 'Trip time'),
  drive_time: minutes('Час у дорозі', 'Time on the road'),
  avg_speed: avgSpeed,
  passenger_amount: number('Кількість пасажирів', 'Passengers'),
  payment_cash: money('Оплата готівкою', 'Paid in cash'),
  payment_card: money('Оплата карткою', 'Paid by card'),
  beneficiary_count: number('Кількість пільговиків', 'Passengers with a concession'),
  camera_link: url('Посилання на камеру', 'Camera link'),
  status: choice('Статус', 'Status', {
    on_route: { uk: 'На маршруті', en: 'On the route' },
    parked: { uk: 'На стоянці', en: 'Parked' },
    maintenance: { uk: 'На ремонті', en: 'Under maintenance' },
    off_line: { uk: 'Знято з лінії', en: 'Out of service' },
  }),
  next_to_date: day('Дата проходження наступного ТО', 'Next inspection date'),
} as const satisfies FieldSpecs;

export const driverFields = {
  branch: depot,
  name: text('Прізвище, ім’я, по батькові', 'Full name'),
  tabulation_number: text('Табельний номер', 'Personnel number'),
  route,
  transport: vehicle,
  session_open_time: instant('На зміні з', 'On shift since'),
  phone: phone('Телефон', 'Phone'),
  call_message: withHint(
    url('Посилання на месенджер', 'Messenger link'),
    'Відкриває розмову, наприклад https://t.me/+380671234567',
    'Opens a chat, e.g. https://t.me/+380671234567',
  ),
  money: money('Готівка', 'Cash on hand'),
  add_data: withHint(
    longText('Додаткові дані', 'Additional data'),
    'Наприклад, категорія та стаж.',
    'For example, licence category and experience.',
  ),
  photo: photo('Фото', 'Photo'),
} as const satisfies FieldSpecs;

export const shiftFields = {
  driver,
  transport: vehicle,
  route,
  status: choice('Статус', 'Status', {
    open: { uk: 'Відкрита', en: 'Open' },
    closed: { uk: 'Закрита', en: 'Closed' },
  }),
  opened_at: instant('Час відкриття', 'Opened at'),
  closed_at: instant('Час закриття', 'Closed at'),
  expected_cash: money('Очікувана готівка', 'Expected cash'),
  handed_over_cash: money('Здано готівки', 'Cash handed over'),
  cash_difference: money('Різниця', 'Difference'),
  comment: text('Коментар', 'Comment'),
} as const satisfies FieldSpecs;
