export const uk = {
  'steps.label': 'Кроки реєстрації',
  'steps.position': 'Крок {step} з {count}',
  'steps.done': 'виконано',
  'steps.data': 'Дані',
  'steps.code': 'Код',
  'steps.bank': 'Банк',

  'signUp.title': 'Реєстрація',
  'signUp.about': 'Дані, код із SMS, рахунок у\u00a0банку: усе за кілька хвилин.',
  'signUp.haveAccount': 'Уже зареєстровані?',
  'signUp.fullName': 'Прізвище, ім’я, по батькові',
  'signUp.phoneHint': 'Надішлемо на нього код. Це ваш логін',
  'signUp.taxNumber': 'ЄДРПОУ або РНОКПП',
  'signUp.taxHint': '8 цифр для компанії, 10 для підприємця',
  'signUp.taxEdrpou': 'Це код ЄДРПОУ: реєструємо компанію',
  'signUp.taxRnokpp': 'Це РНОКПП: реєструємо підприємця',
  'signUp.taxMistyped': 'Контрольна цифра не збігається. Перевірте номер',
  'signUp.passwordAgain': 'Ми його не зберігаємо: введіть ще раз',

  'begun.code': 'Код уже надіслано на {phone}',
  'begun.toCode': 'Ввести код',
  'begun.bank': 'Телефон {phone} підтверджено. Лишилося вказати рахунок',
  'begun.toBank': 'Вказати рахунок',
  'why.not_begun': 'Спершу введіть свої дані: код і рахунок будуть наступними кроками.',
  'why.forgotten':
    'Цей код більше не можна надіслати повторно. Перевірте дані й надішліть форму\u00a0— прийде новий.',
  'why.expired':
    'Цю реєстрацію вже завершено або минула година після підтвердження телефону. Увійдіть або зареєструйтеся ще раз.',

  'legal.accept': 'Приймаю',
  'legal.terms': 'умови використання',
  'legal.privacy_policy': 'політику конфіденційності',
  'legal.public_offer': 'публічну оферту',
  'legal.label': 'Документи',
  'legal.version': 'Діє з {date}',
  'legal.print': 'Надрукувати',
  'legal.loading': 'Завантажуємо документи…',
  'legal.failed': 'Не вдалося завантажити документи. Без них зареєструватися не можна.',

  'confirm.title': 'Код підтвердження',
  'confirm.about': 'Надіслали SMS із кодом на {phone}.',
  'confirm.change': 'Змінити номер',
  'confirm.submit': 'Підтвердити',
  'confirm.submitting': 'Перевіряємо код…',

  'banking.title': 'Рахунок у банку',
  'banking.about': 'Сюди надходитимуть гроші за оплати карткою.',
  'banking.iban': 'IBAN',
  'banking.ibanHint': '29 символів, починається з UA',
  'banking.ibanUnknown': 'Банку з МФО {mfo} у переліку немає',
  'banking.bank': 'Банк',
  'banking.bankHint': 'Назва або МФО. Якщо ввести IBAN, банк визначиться сам',
  'banking.mfo': 'МФО {mfo}',
  'banking.none': 'Такого банку в переліку немає',
  'banking.submit': 'Завершити реєстрацію',
  'banking.submitting': 'Завершуємо…',
  'banking.done': 'Реєстрацію завершено!',
  'banking.doneBefore':
    'Реєстрацію вже завершено з рахунком, який ви вказали спершу: відповідь тоді не надійшла. Увійдіть, щоб продовжити.',
  'banking.taken': 'Цей номер тим часом зареєстрував хтось інший. Якщо це ви\u00a0— увійдіть.',
} as const;

export type RegistrationId = keyof typeof uk;
