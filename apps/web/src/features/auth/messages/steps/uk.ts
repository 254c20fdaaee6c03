export const uk = {
  toSignIn: 'Увійти',
  'code.label': 'Код із SMS',
  'code.left':
    '{count, plural, one {Лишилася # спроба} few {Лишилося # спроби} many {Лишилося # спроб} other {Лишилося # спроби}}',
  'code.hint': 'Шість цифр, діють 5 хвилин',
  'code.over': 'Код більше не діє. Надішліть новий.',
  'code.resend': 'Надіслати код ще раз',
  'code.resendNew': 'Надіслати новий код',
  'code.resending': 'Надсилаємо…',
  'code.wait': 'Надіслати ще раз можна через {time}',
  'code.waitSpoken':
    '{seconds, plural, =0 {Код можна надіслати ще раз} one {Надіслати ще раз можна через # секунду} few {Надіслати ще раз можна через # секунди} many {Надіслати ще раз можна через # секунд} other {Надіслати ще раз можна через # секунди}}',
  'code.sent': 'Новий код надіслано. Попередній більше не діє',
  'code.unknown': 'Не вдалося дізнатися, чи код іще діє.',

  'password.new': 'Новий пароль',
  'password.choose': 'Пароль',
  'password.repeat': 'Пароль ще раз',
  'password.hint': 'Щонайменше 6 символів',
  'password.strength': 'Надійність',
  'password.score1': 'Слабка',
  'password.score2': 'Посередня',
  'password.score3': 'Добра',
  'password.score4': 'Висока',
  'password.advice': 'Кілька не пов’язаних між собою слів легко запам’ятати й важко вгадати',

  'reset.title': 'Забули пароль?',
  'reset.about': 'Вкажіть телефон, з яким входите. Надішлемо код, щоб задати новий пароль.',
  'code.get': 'Отримати код',
  'code.getting': 'Надсилаємо код…',
  'reset.back': 'Пригадали?',
  'why.not_begun': 'Спершу вкажіть телефон, на який надіслати код.',
  'why.forgotten': 'Цей код більше не можна надіслати повторно. Надішліть форму\u00a0— прийде новий.',

  'confirm.title': 'Новий пароль',
  'confirm.about': 'Якщо номер зареєстровано, ми надіслали код на {phone}.',
  'confirm.change': 'Інший номер',
  'confirm.after': 'Після зміни пароля ви вийдете з Каси на всіх пристроях.',
  'password.change': 'Змінити пароль',
  'password.changing': 'Змінюємо пароль…',
  'password.changed': 'Пароль змінено!',
} as const;

export type StepsId = keyof typeof uk;
