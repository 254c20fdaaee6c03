/**
 * The dictionary of fields: what a field is called, what kind of value it holds and what there is to choose from, once.
 * Forms, the journal of changes and exported files read it.
 */

/** Words for people, by language; the keys are the languages of `shared/codes.ts`. */
export interface Words {
  readonly uk: string;
  readonly en: string;
}

/** Words by what they stand for. */
export type WordsBy = Readonly<Record<string, Words>>;

/**
 * What a value is, besides null for none: `money` kopiykas, `rate` basis points, `flag` yes or no, `minutes`, `speed`
 * km/h, `instant` ISO 8601 UTC, `day` `YYYY-MM-DD`, `time` `HH:mm`, `reference` `{ id, name }` or an id, `choice` one of
 * `values` or a list of them, `parts` an object of `parts`, `photo` a hash of the picture, `bank` its MFO, `browser` a
 * User-Agent, `stops` of a route in order.
 */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'number'
  | 'money'
  | 'rate'
  | 'flag'
  | 'minutes'
  | 'speed'
  | 'instant'
  | 'day'
  | 'time'
  | 'reference'
  | 'choice'
  | 'parts'
  | 'phone'
  | 'plate'
  | 'url'
  | 'photo'
  | 'bank'
  | 'browser'
  | 'stops';

/** A field: its label, and what its values are. */
export interface FieldSpec extends Words {
  readonly kind: FieldKind;
  /** Said below the field in a form. */
  readonly hint?: Words;
  /** An example of a value, shown in an empty field of a form. */
  readonly placeholder?: Words;
  /** Of a `choice`: the words of what is chosen from. */
  readonly values?: WordsBy;
  /** Of `parts`: what they are called. */
  readonly parts?: FieldSpecs;
  /** Counted when the object is read: nobody fills it in, and the journal has no entry of it. */
  readonly isDerived?: true;
}

/** Fields of an object by their names in the contract. */
export type FieldSpecs = Readonly<Record<string, FieldSpec>>;

const of =
  (kind: FieldKind) =>
  (uk: string, en: string): FieldSpec => ({ kind, uk, en });

export const text = of('text');
export const longText = of('longText');
export const number = of('number');
export const money = of('money');
export const rate = of('rate');
export const flag = of('flag');
export const minutes = of('minutes');
export const speed = of('speed');
export const instant = of('instant');
export const day = of('day');
export const time = of('time');
export const reference = of('reference');
export const phone = of('phone');
export const plate = of('plate');
export const url = of('url');
export const photo = of('photo');
export const bank = of('bank');
export const browser = of('browser');
export const stops = of('stops');

/** A field whose values are chosen from a fixed set. */
export const choice = (uk: string, en: string, values: WordsBy): FieldSpec => ({
  ...of('choice')(uk, en),
  values,
});

/** A field that has fields of its own. */
export const parts = (uk: string, en: string, own: FieldSpecs): FieldSpec => ({
  ...of('parts')(uk, en),
  parts: own,
});

/** The field with a line below it in a form. */
export const withHint = (field: FieldSpec, uk: string, en: string): FieldSpec => ({
  ...field,
  hint: { uk, en },
});

/** The field with an example of a value. */
export const withPlaceholder = (field: FieldSpec, uk: string, en: string): FieldSpec => ({
  ...field,
  placeholder: { uk, en },
});

/** The field as one that is counted when the object is read. */
export const derived = (field: FieldSpec): FieldSpec => ({ ...field, isDerived: true });

/** Kinds whose values are numbers of a unit. */
export type FieldUnits = 'minutes' | 'speed';

/** The unit that stands beside a number. */
export const fieldUnits: Readonly<Record<FieldUnits, Words>> = {
  minutes: { uk: 'хв', en: 'min' },
  speed: { uk: 'км/год', en: 'km/h' },
};

/** A `flag` in words. */
export const flagWords: Readonly<Record<`${boolean}`, Words>> = {
  true: { uk: 'Так', en: 'Yes' },
  false: { uk: 'Ні', en: 'No' },
};
