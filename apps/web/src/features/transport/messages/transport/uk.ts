/** Choosing a route and a depot, and why the server refused, for all of transport. */
export const uk = {
  'choice.routesOffered': 'Пропонуємо маршрути цього виду в місті депо; решту знайде пошук',
  'choice.searchRoute': 'Пошук маршруту',
  'choice.searchDepot': 'Пошук депо',
  'choice.noDepots': 'Депо ще немає: спершу додайте його в розділі «Депо».',
  'refusal.transport_busy':
    'На цьому ТС зараз працює {name}. Виберіть інший ТС або спершу закрийте зміну цього водія.',
  'refusal.transport_unavailable':
    'ТС на ремонті або його знято з лінії. Виберіть інший ТС або поверніть цей на стоянку.',
  'refusal.inspection_overdue':
    'Строк ТО минув {date}: випускати ТС на маршрут не можна. Виберіть інший ТС або внесіть нову дату ТО.',
  'refusal.shift_already_open':
    'Зміну цього водія вже відкрито: можливо, це щойно зробив хтось інший. Подробиці — у картці водія.',
  'refusal.status_transition_forbidden':
    'Статус ТС уже інший, тому такий перехід неможливий. Ми оновили дані — закрийте вікно й перевірте.',
  'refusal.route_required': 'У водія немає маршруту. Виберіть маршрут для цієї зміни.',
  'refusal.not_found': 'Такого запису вже немає. Ми оновили дані — виберіть інший.',
  'refusal.conflict': 'Поки ви працювали, запис змінив хтось інший. Ми оновили дані — перевірте й повторіть.',
} as const;

export type TransportTextId = keyof typeof uk;
