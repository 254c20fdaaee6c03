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
} as const;

export type StepsId = keyof typeof uk;
