export const uk = {
  'create.route': 'Створити маршрут',
  'create.transport': 'Додати транспортний засіб',
  'create.driver': 'Додати водія',
  'create.depot': 'Додати депо',

  hint: 'Маршрут шукайте за назвою, кінцевою чи містом, ТС – за номером, держномером чи моделлю, водія – за ім’ям.',

  'command.open': 'Відкрити зміну',
  'command.close': 'Закрити зміну',
  'command.editVehicle': 'Редагувати ТС',
  'found.routes': 'Маршрути',
  'found.transports': 'Транспорт',
  'found.drivers': 'Водії',
  'found.transport': 'ТС {number} · {model}',
  'found.driverNumber': 'Таб. № {number}',
  'found.onTransport': 'ТС {number}',
} as const;

export type PaletteId = keyof typeof uk;
