import { permissions, roles } from '../../shared/permissions.ts';
import {
  type AuditField,
  bank,
  browser,
  choice,
  day,
  instant,
  minutes,
  money,
  number,
  parts,
  phone,
  photo,
  plate,
  reference,
  speed,
  stops,
  text,
} from './field.ts';
import { bulkRun, callbackTest, terminal, terminalTemplate } from './terminals.ts';
import { encashment } from './transactions.ts';

const mode = choice('Вид транспорту', 'Kind of transport', {
  bus: { uk: 'Автобус', en: 'Bus' },
  trolleybus: { uk: 'Тролейбус', en: 'Trolleybus' },
  tram: { uk: 'Трамвай', en: 'Tram' },
  minibus: { uk: 'Маршрутка', en: 'Minibus' },
});
const name = text('Назва', 'Name');
const fullName = text('Прізвище, ім’я, по батькові', 'Full name');
const city = text('Місто', 'City');
const phoneNumber = phone('Телефон', 'Phone');
const avgSpeed = speed('Середня швидкість', 'Average speed');
const depot = reference('Депо', 'Depot');
const route = reference('Маршрут', 'Route');
const driver = reference('Водій', 'Driver');
const vehicle = reference('Транспорт', 'Vehicle');

const transportStatus = choice('Статус', 'Status', {
  on_route: { uk: 'На маршруті', en: 'On the route' },
  parked: { uk: 'На стоянці', en: 'Parked' },
  maintenance: { uk: 'На ремонті', en: 'Under maintenance' },
  off_line: { uk: 'Знято з лінії', en: 'Off the line' },
});

/** Everything that the journal records, by the kind of object; what a kind never records is not here. */
export const fields: Readonly<Record<string, Readonly<Record<string, AuditField>>>> = {
  route: {
    name,
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
  },
  transport: {
    branch: depot,
    route,
    driver,
    transport_num: text('Номер ТС', 'Fleet number'),
    name: text('Марка й модель', 'Make and model'),
    mode,
    state_number: plate('Державний номер', 'Number plate'),
    validator: text('Валідатор', 'Validator'),
    terminal_num: text('Номер термінала', 'Terminal number'),
    route_time: minutes('Час у рейсі', 'Time on the trip'),
    drive_time: minutes('Час у дорозі', 'Time on the road'),
    avg_speed: avgSpeed,
    passenger_amount: number('Кількість пасажирів', 'Passengers'),
    payment_cash: money('Оплата готівкою', 'Paid in cash'),
    payment_card: money('Оплата карткою', 'Paid by card'),
    beneficiary_count: number('Кількість пільговиків', 'Passengers with a concession'),
    camera_link: text('Посилання на камеру', 'Camera link'),
    status: transportStatus,
    next_to_date: day('Дата наступного ТО', 'Next technical inspection'),
  },
  driver: {
    branch: depot,
    name: fullName,
    tabulation_number: text('Табельний номер', 'Personnel number'),
    route,
    transport: vehicle,
    session_open_time: instant('На зміні з', 'On shift since'),
    phone: phoneNumber,
    call_message: text('Месенджер', 'Messenger'),
    money: money('Готівка', 'Cash on hand'),
    add_data: text('Додаткові дані', 'Additional data'),
    photo: photo('Фото', 'Photo'),
  },
  shift: {
    driver,
    transport: vehicle,
    route,
    status: choice('Статус', 'Status', {
      open: { uk: 'Відкрита', en: 'Open' },
      closed: { uk: 'Закрита', en: 'Closed' },
    }),
    opened_at: instant('Час відкриття', 'Opened at'),
    closed_at: instant('Час закриття', 'Closed at'),
    expected_cash: money('Очікувана готівка', 'Cash expected'),
    handed_over_cash: money('Здано готівки', 'Cash handed over'),
    cash_difference: money('Різниця', 'Difference'),
    comment: text('Коментар', 'Comment'),
  },
  depot: {
    name,
    city,
    address: text('Адреса', 'Address'),
    director: text('Директор', 'Director'),
    director_phone: phone('Телефон директора', 'Director’s phone'),
    shift_closing_time: text('Час закриття змін', 'Shifts close at'),
  },
  terminal,
  encashment,
  terminal_template: terminalTemplate,
  bulk_run: bulkRun,
  callback_test: callbackTest,
  merchant: {
    name,
    tax_number: text('ЄДРПОУ або РНОКПП', 'EDRPOU or RNOKPP'),
    bank_mfo: bank('Банк', 'Bank'),
    iban: text('Рахунок IBAN', 'IBAN'),
  },
  user: {
    full_name: fullName,
    phone: phoneNumber,
    roles: choice('Ролі', 'Roles', roles),
    tags_added: choice('Окремо надані права', 'Permissions granted separately', permissions),
    tags_removed: choice('Окремо вилучені права', 'Permissions taken away separately', permissions),
    password: text('Пароль', 'Password'),
    accepted: parts('Прийняті документи', 'Accepted documents', {
      terms: day('Умови використання', 'Terms of use'),
      privacy_policy: day('Політика конфіденційності', 'Privacy policy'),
      public_offer: day('Публічна оферта', 'Public offer'),
    }),
  },
  session: {
    user_agent: browser('Браузер', 'Browser'),
    address: text('IP-адреса', 'IP address'),
    signed_in_at: instant('Час входу', 'Signed in'),
    viewing_as: choice('Роль, у якій переглядають', 'Role viewed as', roles),
  },
};
