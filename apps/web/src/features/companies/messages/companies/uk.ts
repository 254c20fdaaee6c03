/** Компанії. */
export const uk = {
  'companies.title': 'Компанії',
  'companies.total':
    '{count, plural, one {# компанія} few {# компанії} many {# компаній} other {# компанії}}',
  'companies.totalCapped': 'Понад {total} компаній',
  'companies.below': '{count, plural, one {# дочірня} few {# дочірні} many {# дочірніх} other {# дочірньої}}',
  'companies.create': 'Додати компанію',
  'companies.empty': 'Додайте першу компанію: її назва, код і податкові літери стоятимуть у чеках.',
  'companies.search': 'Пошук компаній',
  'companies.searchPlaceholder': 'Назва або код',

  'company.title': 'Компанія',
  'company.lostTitle': 'Такої компанії немає',
  'company.lostText': 'Можливо, посилання застаріло або компанію видалено.',
  'company.toList': 'До списку компаній',
  'company.createTitle': 'Нова компанія',
  'company.createText': 'Юридична особа або ФОП, від імені яких ви торгуєте.',
  'company.editTitle': '{name}',
  'company.editShort': 'Редагування компанії',
  'company.created': 'Компанію успішно додано!',
  'company.changed': 'Компанію успішно змінено!',
  'company.deleted': 'Компанію успішно видалено!',

  'form.mainText': 'Як у державному реєстрі. Код перевіряється за контрольною цифрою.',
  'form.affiliation': 'Група',
  'form.affiliationText': 'Якщо компанія дочірня, виберіть головну.',
  'form.lettersText': 'Літери, які запрограмовано у ваших касових апаратах. У кожної компанії вони свої.',
  'choice.none': 'Інших компаній ще немає',

  'letters.none': 'Літер ще немає.',
  'letters.line': 'Рядок {n}',
  'letters.letter': 'Літера {n}',
  'letters.kind': 'Податок {n}',
  'letters.rate': 'Ставка {n}',
  'letters.add': 'Додати літеру',
  'letters.remove': 'Прибрати рядок {n}',

  'group.title': 'Група компаній',
  'group.capped': 'Показано перші {count}.',

  'action.below': 'Дочірні компанії',
  'action.delete': 'Видалити',
  'delete.title': 'Видалити компанію «{name}»?',
  'delete.text': 'Відновити її буде неможливо. У журналі змін вона залишиться.',
  'delete.busy': 'Видаляємо…',
  'delete.inUse': 'Видалити не можна: {usage}',
  'usage.companies': 'до неї належать {names}',
  'usage.companiesMore': 'до неї належать {names} і ще {count}',
  'usage.companiesCount': 'дочірніх компаній: {count}',
  'usage.points': 'точок: {count}',
  'usage.terminals': 'терміналів: {count}',
  'usage.payments': 'на неї є оплати',
} as const;

export type CompaniesId = keyof typeof uk;
