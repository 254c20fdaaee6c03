/** The words of a new entity's screens. */
import type { Change } from './edits.ts';
import { capitalize, type NewEntity } from './names.ts';

const uk = ({ many, one, uk: word, ukMany }: NewEntity) => `/** ${ukMany}. */
export const uk = {
  '${many}.title': '${ukMany}',
  '${many}.total': '{count, plural, one {# запис} few {# записи} many {# записів} other {# запису}}',
  '${many}.totalCapped': 'Понад {total} записів',
  '${many}.create': 'Додати',
  '${many}.empty': 'Тут ще нічого немає. Додайте перший запис.',
  '${many}.search': 'Пошук: ${ukMany.toLowerCase()}',
  '${many}.searchPlaceholder': 'Назва',

  '${one}.title': '${word}',
  '${one}.lostTitle': 'Такого запису немає',
  '${one}.lostText': 'Можливо, посилання застаріло або запис належить іншій компанії.',
  '${one}.toList': 'До списку',
  '${one}.createTitle': '${word}: новий запис',
  '${one}.createText': 'Назву бачитимуть у списках і в журналі змін.',
  '${one}.editTitle': '${word} «{name}»',
  '${one}.editShort': '${word}: редагування',
  '${one}.created': 'Успішно створено!',
  '${one}.changed': 'Зміни збережено!',

  'form.main': 'Основне',
} as const;
`;

const en = ({
  many,
  one,
  words,
  wordsMany,
}: NewEntity) => `import type { Messages } from '#shared/i18n/messages.ts';
import type { uk } from './uk.ts';

export const en: Messages<keyof typeof uk> = {
  '${many}.title': '${capitalize(wordsMany)}',
  '${many}.total': '{count, plural, one {# ${words}} other {# ${wordsMany}}}',
  '${many}.totalCapped': 'More than {total} ${wordsMany}',
  '${many}.create': 'Add',
  '${many}.empty': 'Nothing here yet. Add your first ${words}.',
  '${many}.search': 'Search ${wordsMany}',
  '${many}.searchPlaceholder': 'Name',

  '${one}.title': '${capitalize(words)}',
  '${one}.lostTitle': '${capitalize(words)} not found',
  '${one}.lostText': 'The link may be out of date, or the ${words} belongs to another company.',
  '${one}.toList': 'Go to ${wordsMany}',
  '${one}.createTitle': 'New ${words}',
  '${one}.createText': 'The name appears in lists and in the audit log.',
  '${one}.editTitle': '${capitalize(words)} “{name}”',
  '${one}.editShort': 'Edit ${words}',
  '${one}.created': '${capitalize(words)} created!',
  '${one}.changed': '${capitalize(words)} changed!',

  'form.main': 'General',
};
`;

const catalogue = ({
  one,
  files,
  wordsMany,
}: NewEntity) => `import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of ${wordsMany}. */
export const ${one}Messages = defineCatalogue('${files}', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
`;

/** The catalogue of words of a feature, in both languages. */
export function messageChanges(feature: string, entity: NewEntity): Change[] {
  const folder = `${feature}/messages/${entity.files}`;
  return [
    { path: `${folder}/uk.ts`, write: uk(entity) },
    { path: `${folder}/en.ts`, write: en(entity) },
    { path: `${folder}/catalogue.ts`, write: catalogue(entity) },
  ];
}
