export const uk = {
  create: 'Додати термінал',
  createOffline: 'Створити офлайн-термінал',
  ecomm: 'Вебтермінали',
  createEcomm: 'Створити вебтермінал',
  activate: 'Активувати термінал',
  templates: 'Шаблони налаштувань терміналів',
  scan: 'Сканувати код',
  refund: 'Повернення покупцеві',
  rounds: 'Обходи інкасації',
  runs: 'Масові дії з терміналами',
  reversalRuns: 'Масові повернення',
  resendRuns: 'Масові надсилання сповіщень',
  ecommKeys: 'Ключі й секрети магазину',
  callbacks: 'Сповіщення магазинам',
  hint: 'Термінал шукайте за номером, назвою, серійним номером, ПТКС ID чи точкою.',
  'command.encash': 'Інкасація',
  'command.edit': 'Редагувати термінал',
  'found.terminals': 'Термінали',
} as const;

export type PaletteId = keyof typeof uk;
