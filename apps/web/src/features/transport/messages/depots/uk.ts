/** Words of depots. */
export const uk = {
  'depots.title': 'Депо',
  'depots.total': '{count} депо',
  'depots.totalCapped': 'понад {total} депо',
  'depots.create': 'Додати депо',
  'depots.empty': 'Додайте перше депо: до нього належатимуть транспорт і водії.',
  'depots.search': 'Пошук депо',
  'depots.searchPlaceholder': 'Назва, місто, адреса',

  'column.name': 'Назва',
  'column.city': 'Місто',
  'column.address': 'Адреса',
  'column.director': 'Директор',
  'column.transports': 'Транспорт',
  'column.drivers': 'Водії',

  'action.open': 'Відкрити',
  'action.transports': 'Транспорт депо',
  'action.drivers': 'Водії депо',
  'action.call': 'Подзвонити директору',
  'action.copyPhone': 'Скопіювати телефон',
  'action.copyAddress': 'Скопіювати адресу',
  'action.addTransport': 'Додати ТС',
  'action.addDriver': 'Додати водія',

  'branch.title': 'Депо',
  'branch.lostTitle': 'Такого депо немає',
  'branch.lostText': 'Можливо, посилання застаріло або депо належить іншій компанії.',
  'branch.toList': 'До списку депо',
  'branch.facts': 'Дані депо',
  'branch.director': 'Директор',
  'branch.phone': 'Телефон директора',
  'branch.closing': 'Закриття змін',
  'branch.closingAt': 'щодня о {time}',
  'branch.parts': 'Транспорт і водії депо',
  'branch.transports': 'Транспорт',
  'branch.drivers': 'Водії',
  'branch.transportsEmpty': 'У депо ще немає жодного ТС.',
  'branch.driversEmpty': 'У депо ще немає жодного водія.',

  'form.createTitle': 'Нове депо',
  'form.createText': 'До депо належать транспорт і водії.',
  'form.editTitle': 'Депо «{name}»',
  'form.editShort': 'Редагування депо',
  'form.depot': 'Депо',
  'form.depotText': 'Як його називають і де воно.',
  'form.people': 'Контакти',
  'form.peopleText': 'Кому телефонувати щодо транспорту й водіїв.',
  'form.work': 'Робота',
  'form.workText': 'Коли водії мають здати готівку й закрити зміну.',

  'toast.created': 'Депо успішно створено!',
  'toast.changed': 'Депо успішно змінено!',
} as const;

/** Id of a message about depots. */
export type DepotsId = keyof typeof uk;
