/** Rules of points, their keys and registers. Part of the rules in rules.ts. */
export const pointRules = {
  register_number_format: { uk: 'Введіть 10 цифр', en: 'Enter 10 digits' },
  register_number_needed: {
    uk: 'Фіскальна точка повинна мати номер каси (ФН ПРРО)',
    en: 'A fiscal point must have a register number',
  },
  only_fiscal_point: {
    uk: 'Це має лише фіскальна точка',
    en: 'Only fiscal points have this',
  },
  closing_day_needed: { uk: 'Виберіть хоча б один день', en: 'Choose at least one day' },
  point_kind_fixed: {
    uk: 'Вид точки змінити не можна: створіть нову',
    en: 'A point’s type can’t be changed: create a new point',
  },
  too_many_points: {
    uk: 'Людина вже працює на 200 точках',
    en: 'The person works at 200 points already',
  },
  director_inactive: {
    uk: 'Доступ цієї людини закрито: виберіть іншу',
    en: 'This person’s access is closed: choose somebody else',
  },
  key_is_certificate: {
    uk: 'Це сертифікат, а не ключ. Виберіть файл ключа: .pfx, .p12 або .jks',
    en: 'This is a certificate, not a key. Choose the key file: .pfx, .p12 or .jks',
  },
  key_certificate_other: {
    uk: 'Це не сертифікат цього ключа. Виберіть файл .cer або .crt, виданий разом із ним',
    en: 'This isn’t the certificate of this key. Choose the .cer or .crt file issued with it',
  },
  key_certificate_missing: {
    uk: 'У файлі є лише ключ, без сертифіката. Додайте файл сертифіката нижче',
    en: 'The file holds the key without its certificate. Add the certificate file below',
  },
  key_expired: { uk: 'Строк дії ключа минув', en: 'The key has expired' },
  key_owner_unknown: {
    uk: 'Це ключ іншої компанії. Спочатку додайте її до своїх компаній',
    en: 'This is another company’s key. Add the company first',
  },
  register_unknown: {
    uk: 'За даними податкової, у власника ключа немає такої діючої каси',
    en: 'The tax service knows no such active register of the key’s owner',
  },
  registers_needed: { uk: 'Виберіть хоча б одну касу', en: 'Choose at least one register' },
  key_other_company: {
    uk: 'Це ключ іншої компанії. Виберіть ключ компанії цієї точки',
    en: 'This is another company’s key. Choose a key of the point’s company',
  },
  register_offline: {
    uk: 'Каса ще не передала податковій офлайн-документи',
    en: 'The register hasn’t sent its offline documents to the tax service yet',
  },
  shift_not_closed: {
    uk: 'Спочатку закрийте зміну на касі цієї точки',
    en: 'Close the shift of this point’s register first',
  },
} as const;
