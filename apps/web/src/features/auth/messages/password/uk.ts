export const uk = {
  'reset.title': 'Забули пароль?',
  'reset.about': 'Вкажіть телефон, з яким входите. Надішлемо код, щоб задати новий пароль.',
  'reset.phone': 'Телефон',
  'reset.phonePlaceholder': '+380 67 123 45 67',
  'reset.submit': 'Отримати код',
  'reset.submitting': 'Надсилаємо код…',
  'reset.back': 'Пригадали?',
  'why.not_begun': 'Спершу вкажіть телефон, на який надіслати код.',
  'why.forgotten': 'Цей код більше не можна надіслати повторно. Надішліть форму\u00a0— прийде новий.',

  'confirm.title': 'Новий пароль',
  'confirm.about': 'Якщо номер зареєстровано, ми надіслали код на {phone}.',
  'confirm.change': 'Інший номер',
  'confirm.after': 'Після зміни пароля ви вийдете з Каси на всіх пристроях.',
  'confirm.submit': 'Змінити пароль',
  'confirm.submitting': 'Змінюємо пароль…',
  'confirm.done': 'Пароль змінено!',
} as const;

export type PasswordId = keyof typeof uk;
