export const uk = {
  'keys.title': 'Гарячі клавіші',
  'keys.anywhere': 'Будь-де',
  'keys.palette': 'знайти або зробити будь-що',
  'keys.search': 'пошук у списку',
  'keys.help': 'ця підказка',
  'keys.close': 'закрити вікно, картку чи меню',
  'keys.list': 'У списку',
  'keys.move': 'до наступного й попереднього рядка',
  'keys.open': 'відкрити рядок',
  'keys.select': 'вибрати рядок, де вибирають кілька',
  'keys.actions': 'дії з рядком',
  'keys.areas': 'Розділи: G, потім літера',
  'keys.on': 'Клавіші без Ctrl увімкнено',
} as const;

export type KeysId = keyof typeof uk;
