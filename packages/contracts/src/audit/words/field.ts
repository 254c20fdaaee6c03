/** Words for people, by language; the keys are the languages of `shared/codes.ts`. */
export interface Words {
  readonly uk: string;
  readonly en: string;
}

/** Words by what they stand for. */
export type WordsBy = Readonly<Record<string, Words>>;

/**
 * What a value is, besides null for nothing: `money` kopiykas, `rate` basis points,
 * `flag` yes or no, `minutes`, `speed` km/h, `instant` ISO 8601 UTC, `day`
 * `YYYY-MM-DD`, `reference` `{ id, name }`, `choice` one of `values` or a list of them, `parts` an object of `parts`,
 * `photo` a mark that tells pictures apart, `bank` its MFO, `browser` a User-Agent, `stops` of a route in order.
 */
export type FieldKind =
  | 'text'
  | 'number'
  | 'money'
  | 'rate'
  | 'flag'
  | 'minutes'
  | 'speed'
  | 'instant'
  | 'day'
  | 'reference'
  | 'choice'
  | 'parts'
  | 'phone'
  | 'plate'
  | 'photo'
  | 'bank'
  | 'browser'
  | 'stops';

/** A field of the journal: what it is called, and what its values are. */
export interface AuditField extends Words {
  readonly kind: FieldKind;
  /** Of a `choice`: the words of what is chosen from. */
  readonly values?: WordsBy;
  /** Of `parts`: what they are called. */
  readonly parts?: Readonly<Record<string, AuditField>>;
}

const of =
  (kind: FieldKind) =>
  (uk: string, en: string): AuditField => ({ kind, uk, en });

export const text = of('text');
export const number = of('number');
export const money = of('money');
export const rate = of('rate');
export const flag = of('flag');
export const minutes = of('minutes');
export const speed = of('speed');
export const instant = of('instant');
export const day = of('day');
export const reference = of('reference');
export const phone = of('phone');
export const plate = of('plate');
export const photo = of('photo');
export const bank = of('bank');
export const browser = of('browser');
export const stops = of('stops');

/** A field whose values are chosen from a fixed set. */
export const choice = (uk: string, en: string, values: WordsBy): AuditField => ({
  ...of('choice')(uk, en),
  values,
});

/** A field that has fields of its own. */
export const parts = (uk: string, en: string, own: Readonly<Record<string, AuditField>>): AuditField => ({
  ...of('parts')(uk, en),
  parts: own,
});
