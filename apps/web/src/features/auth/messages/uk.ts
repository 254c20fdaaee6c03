export const uk = {
  'signIn.title': 'Вхід',
  phone: 'Телефон',
  phonePlaceholder: '+380 67 123 45 67',
  'signIn.password': 'Пароль',
  'signIn.submit': 'Увійти',
  'signIn.submitting': 'Входимо…',
  'signIn.about': 'Термінали, чеки, товари й громадський транспорт\u00a0— в одному кабінеті.',
  'signIn.expired': 'Сеанс завершено. Увійдіть ще раз, щоб продовжити.',
  'signIn.elsewhere': 'Ви вийшли в іншій вкладці.',
  'signIn.forgot': 'Забули пароль?',
  'signIn.noAccount': 'Ще не зареєстровані?',
  'signIn.signUp': 'Зареєструватися',
  'signIn.invited': 'Вас запросили?',
  'signIn.enterCode': 'Введіть код',
  'signIn.welcome': 'Що вміє Каса',
  'refusal.retryIn': '{message} через {time}',
} as const;

export type AuthId = keyof typeof uk;
