/** Finds where an operation takes ids, by its schemas. */
import type { Operation } from '@kasa/contracts/shared/operation';
import { z } from 'zod';
import type { CallInput } from './call.ts';
import { NOBODY } from './own-codes.ts';

/** A place in the input of an operation, e.g. `['body', 'places', 0, 'id']`. */
export type Place = readonly (string | number)[];

type Schema = z.core.$ZodType;

/** As long as an id, and none. */
const NO_ID = `${NOBODY.slice(0, -1)}g`;
/** A field that takes ids and no other texts. */
const isId = (schema: Schema) => z.safeParse(schema, NOBODY).success && !z.safeParse(schema, NO_ID).success;

/** All ids in a value that a schema describes; of a list, its first item stands for all. */
function within(schema: Schema, place: Place): Place[] {
  const def = schema._zod.def as z.core.$ZodTypeDef & { innerType?: Schema; element?: Schema };
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape as Record<string, Schema>).flatMap(([key, inner]) =>
      within(inner, [...place, key]),
    );
  }
  if (def.innerType) return within(def.innerType, place);
  if (def.element) return within(def.element, [...place, 0]);
  return isId(schema) ? [place] : [];
}

/** Every place in path, query and body where an operation takes an id. */
export function idPlaces({ params, query, body }: Operation): Place[] {
  return Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? within(schema, [part]) : [],
  );
}

/** An input with another value at a place; what is missing on the way there is made. */
export function withAt(input: CallInput, place: Place, value: unknown): CallInput {
  const copy = structuredClone(input) as Record<string | number, unknown>;
  let inner = copy;
  place.slice(0, -1).forEach((key, n) => {
    inner[key] ??= typeof place[n + 1] === 'number' ? [] : {};
    inner = inner[key] as typeof copy;
  });
  inner[place.at(-1) ?? ''] = value;
  return copy;
}
