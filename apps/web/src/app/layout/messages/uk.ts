export const uk = {
  'shell.find': 'Знайти термінал, маршрут, водія…',
  'shell.skip': 'Перейти до вмісту',
  'shell.navigation': 'Головне меню',
  'shell.bottomNavigation': 'Основні розділи',
  'shell.more': 'Ще',
  'shell.collapse': 'Згорнути меню',
  'shell.expand': 'Розгорнути меню',
  'shell.userMenu': 'Профіль: {name}',
  'shell.profile': 'Профіль',
  'shell.password': 'Змінити пароль',
  'shell.viewAs': 'Переглянути в ролі',
  'shell.signOut': 'Вийти',

  'access.none': 'У вас немає доступу до цієї сторінки!',

  'group.acquiring': 'Еквайринг',
  'menu.terminals': 'Термінали',
  'menu.dashboard': 'Огляд',
  'menu.transactions': 'Транзакції',
  'menu.cash': 'Інкасація',
  'menu.ecomm': 'Вебтермінали',
  'group.transport': 'Транспорт',
  'menu.routes': 'Маршрути',
  'menu.transports': 'Транспорт',
  'menu.drivers': 'Водії',
  'menu.branches': 'Депо',
  'group.control': 'Контроль',
  'menu.companies': 'Компанії',
  'menu.users': 'Користувачі',
  'menu.audit': 'Журнал змін',
} as const;

export type LayoutId = keyof typeof uk;
