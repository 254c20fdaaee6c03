import type { CompositionLineFields } from '@kasa/contracts/catalogue/compositions';
import type { FieldKind, FieldSpecs } from '@kasa/contracts/shared/fields';
import type { z } from 'zod';
import type { FormValues } from './use-contract-form.ts';

export type FormValuesOf<Schema extends z.ZodType> = FormValues<z.input<Schema>>;

const TYPED: ReadonlySet<FieldKind | undefined> = new Set(['text', 'longText', 'phone', 'plate', 'url']);

function empty(kind: FieldKind | undefined) {
  if (TYPED.has(kind)) return '';
  if (kind === 'flag') return false;
  return kind === 'stops' || kind === 'taxes' || kind === 'composition' ? [] : null;
}

export function emptyFormValues<Schema extends z.ZodObject>(
  schema: Schema,
  fields: FieldSpecs,
  known: Partial<FormValuesOf<Schema>> = {},
): FormValuesOf<Schema> {
  const entries = Object.keys(schema.shape).map((name) => [name, empty(fields[name]?.kind)]);
  return { ...Object.fromEntries(entries), ...known };
}

/** What is typed of a line of a composition. */
const typedLine = ({ kind, id, quantity, loss }: CompositionLineFields) => ({ kind, id, quantity, loss });

/** Form values of an existing object: `route_id` is the id of its `route`, a missing text is empty. */
export function formValuesOf<Schema extends z.ZodObject>(
  schema: Schema,
  fields: FieldSpecs,
  object: object,
): FormValuesOf<Schema> {
  const given = object as Readonly<Record<string, unknown>>;
  const valueIn = (name: string) => {
    if (fields[name]?.kind === 'composition') return (given[name] as CompositionLineFields[]).map(typedLine);
    if (name in given) return given[name];
    const reference = given[name.replace(/_id$/, '')] as { id: string } | null | undefined;
    return reference?.id;
  };
  const entries = Object.keys(schema.shape).map((name) => [name, valueIn(name) ?? empty(fields[name]?.kind)]);
  return Object.fromEntries(entries);
}
