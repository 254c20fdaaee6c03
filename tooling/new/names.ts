/** The names of an entity in all places, from what was typed on the command line. */
import { isFieldKind, type NewFieldKind } from './field-kinds.ts';

/** A field that people fill in. */
export interface NewField {
  readonly name: string;
  readonly kind: NewFieldKind;
  readonly isOptional: boolean;
  readonly uk: string;
  readonly en: string;
}

/** An entity to be written. */
export interface NewEntity {
  readonly domain: string;
  /** `ingredient`, `priceList` */
  readonly one: string;
  /** `ingredients` */
  readonly many: string;
  /** `Ingredient` */
  readonly One: string;
  readonly Many: string;
  /** `price-list` */
  readonly file: string;
  readonly files: string;
  /** `price_list`: the kind of object in the journal */
  readonly type: string;
  readonly table: string;
  /** `price list`, for sentences */
  readonly words: string;
  readonly wordsMany: string;
  /** `Інгредієнт` and `Інгредієнти` */
  readonly uk: string;
  readonly ukMany: string;
  /** The right that changing one takes. */
  readonly permission: string;
  /** The right that reading one takes, as the other lists of the domain; null: everybody reads them. */
  readonly readPermission: string | null;
  /** Besides the name, which every entity has. */
  readonly fields: readonly NewField[];
}

/** A name in kebab case. */
export const NAME_PATTERN = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `price-list` → `priceList` */
export const camel = (kebab: string) => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (kebab: string) => {
  const name = camel(kebab);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** `city` → `cities`; what is irregular is given by `--plural`. */
export function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** `an ingredient`, `a user` */
export const withArticle = (words: string) => `${/^([aeio]|u(?!ni|se))/.test(words) ? 'an' : 'a'} ${words}`;

export const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Words for people, safe inside quotes: an apostrophe becomes the typographic one. @throws when they can't be */
export function toWords(typed: string): string {
  if (/[\\`"$\n]/.test(typed)) throw new Error(`Words have no quotes, not "${typed}"`);
  return typed.replaceAll("'", '’');
}

/** A field as typed: `price:money:Ціна:Price`, `note:longText?:Примітка:Note`. @throws when it can't be read */
export function parseField(typed: string): NewField {
  const [name = '', kind = '', ...labels] = typed.split(':');
  const [uk = '', en = ''] = labels.map(toWords);
  const bare = kind.replace(/\?$/, '');
  if (!/^[a-z][a-z0-9_]*$/.test(name) || uk === '' || en === '')
    throw new Error(
      `A field is name:kind:Назва:Label, its name in lower case with underscores (face_value), not "${typed}"`,
    );
  if (
    ['id', 'name', 'version', 'created_at', 'updated_at', 'merchant_id', 'name_key', 'search'].includes(name)
  )
    throw new Error(`Every entity has "${name}" already`);
  if (!isFieldKind(bare)) throw new Error(`There is no kind "${bare}" of field "${name}"`);
  if (typed.includes(':flag?:')) throw new Error(`A flag is yes or no: "${name}" can't be left empty`);
  return { name, kind: bare, isOptional: kind.endsWith('?'), uk, en };
}

/** What was typed besides domain and name. */
export interface EntityOptions {
  readonly plural?: string | undefined;
  readonly uk: string;
  readonly ukMany: string;
  readonly permission: string;
  readonly readPermission: string | null;
  readonly fields: readonly string[];
}

/** @throws when a name is none */
export function namesOf(domain: string, file: string, options: EntityOptions): NewEntity {
  const files = options.plural ?? pluralOf(file);
  if (!/^[a-z]+$/.test(domain)) throw new Error(`A domain is one word in lower case, not "${domain}"`);
  if (files === file)
    throw new Error(`One and many need different names: give another --plural than "${files}"`);
  for (const name of [file, files])
    if (!NAME_PATTERN.test(name)) throw new Error(`A name is in lower case with dashes, not "${name}"`);
  const fields = options.fields.map(parseField);
  const twice = fields.find(({ name }, index) => fields.findIndex((other) => other.name === name) !== index);
  if (twice) throw new Error(`The field "${twice.name}" is there twice`);
  return {
    domain,
    one: camel(file),
    many: camel(files),
    One: pascal(file),
    Many: pascal(files),
    file,
    files,
    type: file.replaceAll('-', '_'),
    table: files.replaceAll('-', '_'),
    words: file.replaceAll('-', ' '),
    wordsMany: files.replaceAll('-', ' '),
    uk: toWords(options.uk),
    ukMany: toWords(options.ukMany),
    permission: options.permission,
    readPermission: options.readPermission,
    fields,
  };
}
