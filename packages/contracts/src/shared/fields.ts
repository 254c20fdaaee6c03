/** The field dictionary: label, value type and choices of each field. Read by forms, the audit log and exports. */

export interface LocalizedText {
  readonly uk: string;
  readonly en: string;
}

export type LocalizedTexts = Readonly<Record<string, LocalizedText>>;

/**
 * Null = none. `money`: kopiykas, `rate`: basis points, `speed`: km/h, `instant`: ISO 8601 UTC, `reference`: `{ id,
 * name }` or id, `choice`: one or a list of `values`, `photo`: hash, `bank`: MFO, `browser`: User-Agent, `taxes`: a
 * list of `TaxRate`, `quantity`: thousandths, `composition`: a list of `JournaledLine`.
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
  | 'stops'
  | 'taxes'
  | 'quantity'
  | 'composition';

export interface FieldSpec extends LocalizedText {
  readonly kind: FieldKind;
  readonly hint?: LocalizedText;
  readonly placeholder?: LocalizedText;
  readonly values?: LocalizedTexts;
  readonly parts?: FieldSpecs;
  /** Computed on read: not editable and not in the audit log. */
  readonly isDerived?: true;
}

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
export const taxes = of('taxes');
export const quantity = of('quantity');
export const composition = of('composition');

export const choice = (uk: string, en: string, values: LocalizedTexts): FieldSpec => ({
  ...of('choice')(uk, en),
  values,
});

export const booleanLabels: Readonly<Record<`${boolean}`, LocalizedText>> = {
  true: { uk: 'Так', en: 'Yes' },
  false: { uk: 'Ні', en: 'No' },
};

/** A yes or no as a parameter of a query has it. */
export const yesOrNo = (uk: string, en: string): FieldSpec => choice(uk, en, booleanLabels);

export const parts = (uk: string, en: string, own: FieldSpecs): FieldSpec => ({
  ...of('parts')(uk, en),
  parts: own,
});

export const withLabel = (field: FieldSpec, uk: string, en: string): FieldSpec => ({ ...field, uk, en });

export const withHint = (field: FieldSpec, uk: string, en: string): FieldSpec => ({
  ...field,
  hint: { uk, en },
});

export const withPlaceholder = (field: FieldSpec, uk: string, en: string): FieldSpec => ({
  ...field,
  placeholder: { uk, en },
});

export const derived = (field: FieldSpec): FieldSpec => ({ ...field, isDerived: true });

/** The filters of a list by the day of an instant: `<what>_from` and `<what>_to`. */
export const dayRange = <What extends string>(what: What, { uk, en }: LocalizedText) =>
  ({
    [`${what}_from`]: day(`${uk} від дня`, `${en} from day`),
    [`${what}_to`]: day(`${uk} до дня`, `${en} to day`),
  }) as Record<`${What}_from` | `${What}_to`, FieldSpec>;

// Keys come from outside: `constructor` must not match.
export const ownEntry = <Of>(entries: Readonly<Record<string, Of>>, key: string): Of | undefined =>
  Object.hasOwn(entries, key) ? entries[key] : undefined;

export const valueLabel = ({ values = {} }: FieldSpec, value: string): LocalizedText | undefined =>
  ownEntry(values, value);

export const partField = ({ parts = {} }: FieldSpec, name: string): FieldSpec | undefined =>
  ownEntry(parts, name);

export type FieldUnits = 'minutes' | 'speed';

export const fieldUnits: Readonly<Record<FieldUnits, LocalizedText>> = {
  minutes: { uk: 'хв', en: 'min' },
  speed: { uk: 'км/год', en: 'km/h' },
};
