export const uk = {
  'depots.title': 'Депо',
  'depots.total': '{count} депо',
  'depots.totalCapped': 'Понад {total} депо',
  'depots.create': 'Додати депо',
  'depots.empty': 'Додайте перше депо: до нього належатимуть транспорт і водії.',
  'depots.search': 'Пошук депо',
  'depots.searchPlaceholder': 'Назва, місто, адреса',

  'depot.title': 'Депо',
  'depot.lostTitle': 'Такого депо немає',
  'depot.lostText': 'Можливо, посилання застаріло або депо належить іншій компанії.',
  'depot.toList': 'До списку депо',
  'depot.createTitle': 'Нове депо',
  'depot.createText': 'До депо належать транспорт і водії.',
  'depot.editTitle': 'Депо «{name}»',
  'depot.editShort': 'Редагування депо',
  'depot.created': 'Депо успішно створено!',
  'depot.changed': 'Депо успішно змінено!',

  'action.transports': 'Транспорт депо',
  'action.drivers': 'Водії депо',
  'action.callDirector': 'Подзвонити директору',
  'action.copyAddress': 'Скопіювати адресу',

  'show.facts': 'Дані депо',
  'show.closingAt': 'Щодня о {time}',
  'show.parts': 'Транспорт і водії депо',
  'show.transportsEmpty': 'У депо ще немає жодного ТС.',
  'show.driversEmpty': 'У депо ще немає жодного водія.',

  'form.depotText': 'Як його називають і де воно.',
  'form.people': 'Контакти',
  'form.peopleText': 'Кому телефонувати щодо транспорту й водіїв.',
  'form.work': 'Робота',
  'form.workText': 'Коли водії мають здати готівку й закрити зміну.',
} as const;

export type DepotsId = keyof typeof uk;
