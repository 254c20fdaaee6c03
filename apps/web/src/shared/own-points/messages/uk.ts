export const uk = {
  label: 'Точки',
  all: 'Усі точки',
  none: 'Вас ще не призначено до жодної точки',
  ask: 'Зверніться до керівника: термінали, оплати й людей видно лише на своїх точках.',
} as const;

export type OwnPointsId = keyof typeof uk;
