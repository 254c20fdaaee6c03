import type { Operation } from '@kasa/contracts/shared/operation';
import { z } from 'zod';
import type { CallInput } from './call.ts';
import { UNKNOWN_ID } from './failure-cases.ts';

/** A path in an operation's input, e.g. `['body', 'places', 0, 'id']`. */
export type InputPath = readonly (string | number)[];

type Schema = z.core.$ZodType;

/** As long as an id, but invalid. */
const NO_ID = `${UNKNOWN_ID.slice(0, -1)}g`;
/** Whether a field accepts ids only. */
const isId = (schema: Schema) =>
  z.safeParse(schema, UNKNOWN_ID).success && !z.safeParse(schema, NO_ID).success;

/** Id places within a schema; the first item represents a list. */
function within(schema: Schema, place: InputPath): InputPath[] {
  const def = schema._zod.def as z.core.$ZodTypeDef & { innerType?: Schema; out?: Schema; element?: Schema };
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape as Record<string, Schema>).flatMap(([key, inner]) =>
      within(inner, [...place, key]),
    );
  }
  const inner = def.innerType ?? def.out;
  if (inner) return within(inner, place);
  if (def.element) return within(def.element, [...place, 0]);
  return isId(schema) ? [place] : [];
}

export function idPaths({ params, query, body }: Operation): InputPath[] {
  return Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? within(schema, [part]) : [],
  );
}

/** The input with another value at a place; missing parents are created. */
export function setAtPath(input: CallInput, place: InputPath, value: unknown): CallInput {
  const copy = structuredClone(input) as Record<string | number, unknown>;
  let inner = copy;
  place.slice(0, -1).forEach((key, n) => {
    inner[key] ??= typeof place[n + 1] === 'number' ? [] : {};
    inner = inner[key] as typeof copy;
  });
  inner[place.at(-1) ?? ''] = value;
  return copy;
}
