export const uk = {
  banner: 'Ви переглядаєте Касу в ролі «{role}». Змінювати дані не можна.',
  bannerAt: 'Ви переглядаєте Касу в ролі «{role}» ({point}). Змінювати дані не можна.',
  back: 'Вийти з перегляду',
  returning: 'Виходимо…',
  point: 'Точка, з якої ви дивитеся',
  chosen: 'Точка: {name}',
  allPoints: 'Усі точки',
  switching: 'Відкриваємо…',
} as const;

export type ViewAsId = keyof typeof uk;
