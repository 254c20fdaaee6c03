import type { FieldKind, FieldSpecs } from '@kasa/contracts/shared/fields';
import type { z } from 'zod';
import type { Draft } from './use-contract-form.ts';

/** A form over an object of the contract while it is filled in. */
export type DraftOf<Schema extends z.ZodType> = Draft<z.input<Schema>>;

/** Kinds whose inputs hold a text: nothing in them is an empty one. */
const TYPED: ReadonlySet<FieldKind | undefined> = new Set(['text', 'longText', 'phone', 'plate', 'url']);

const empty = (kind: FieldKind | undefined) => (TYPED.has(kind) ? '' : kind === 'stops' ? [] : null);

/** A form with nothing in it but what is known beforehand. */
export function emptyDraft<Schema extends z.ZodObject>(
  schema: Schema,
  fields: FieldSpecs,
  known: Partial<DraftOf<Schema>> = {},
): DraftOf<Schema> {
  const entries = Object.keys(schema.shape).map((name) => [name, empty(fields[name]?.kind)]);
  return { ...Object.fromEntries(entries), ...known };
}

/** The form of an object as it is: `route_id` is the id of its `route`, a text that is not there an empty one. */
export function draftOf<Schema extends z.ZodObject>(
  schema: Schema,
  fields: FieldSpecs,
  object: object,
): DraftOf<Schema> {
  const given = object as Readonly<Record<string, unknown>>;
  const valueIn = (name: string) => {
    if (name in given) return given[name];
    const reference = given[name.replace(/_id$/, '')] as { id: string } | null | undefined;
    return reference?.id;
  };
  const entries = Object.keys(schema.shape).map((name) => [name, valueIn(name) ?? empty(fields[name]?.kind)]);
  return Object.fromEntries(entries);
}
