import type { FieldKind, FieldSpecs } from '@kasa/contracts/shared/fields';
import type { KeyValueItem } from '@kasa/ui/key-value';
import type { ReactNode } from 'react';
import { useLocale } from '../i18n/i18n.tsx';
import { PhoneLink } from '../phone/phone-link.tsx';
import type { ListColumn } from '../table/fitting-columns.ts';
import { formatFieldValue } from './format-field-value.ts';

const NUMERIC_KINDS: ReadonlySet<FieldKind> = new Set([
  'number',
  'money',
  'rate',
  'minutes',
  'speed',
  'quantity',
]);
const TIME_KINDS: ReadonlySet<FieldKind> = new Set(['instant', 'day', 'time']);

/** Overrides of a column; a `cell` replaces the default display, an `id` the field's name. */
type ColumnOptions<Row> = Partial<ListColumn<Row>>;

/** Columns and facts of an entity from the dictionary: `const { column, fact } = useFields(depotFields)`. */
export function useFields<Specs extends FieldSpecs>(specs: Specs) {
  const locale = useLocale();
  type Name = keyof Specs & string;

  const show = (name: Name, object: object): ReactNode => {
    const spec = specs[name];
    const value = (object as Readonly<Record<string, unknown>>)[name];
    if (spec?.kind === 'phone' && typeof value === 'string') return <PhoneLink phone={value} />;
    const text = formatFieldValue(spec, value, locale);
    return spec && TIME_KINDS.has(spec.kind) ? <span className="figures">{text}</span> : text;
  };

  const label = (name: Name): string => specs[name]?.[locale] ?? name;

  return {
    label,
    /** A value as text, e.g. the name of a choice. */
    display: (name: Name, value: unknown): string => formatFieldValue(specs[name], value, locale),
    column<Row extends object>(
      name: Name & keyof Row & string,
      options: ColumnOptions<Row> = {},
    ): ListColumn<Row> {
      const kind = specs[name]?.kind;
      return {
        id: name,
        header: label(name),
        cell: (row) => show(name, row),
        isHideable: true,
        ...(kind && NUMERIC_KINDS.has(kind) ? { align: 'end' } : {}),
        ...options,
      };
    },

    /** @param value shown instead of the field's own */
    fact<Entity extends object>(
      object: Entity,
      name: Name & keyof Entity & string,
      value?: ReactNode,
    ): KeyValueItem {
      return { id: name, label: label(name), value: value ?? show(name, object) };
    },
  };
}
