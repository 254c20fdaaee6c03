import { z } from 'zod';

/** The schema at a dotted path (`places.0.name`); undefined if there is no such field. */
export function schemaAt(schema: z.ZodType, path: string): z.ZodType | undefined {
  let at: unknown = schema;
  for (const key of path.split('.')) {
    if (at instanceof z.ZodObject) at = at.shape[key];
    else if (at instanceof z.ZodArray && /^\d+$/.test(key)) at = at.element;
    else return undefined;
  }
  return at instanceof z.ZodType ? at : undefined;
}

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

/** Whether a field must be filled in; its label then has an asterisk (spec §5). */
export function isRequired(schema: z.ZodType, path: string): boolean {
  const field = schemaAt(schema, path);
  return field !== undefined && ![undefined, null, ''].some((nothing) => takes(field, nothing));
}

/** Form values to request: empty becomes null, or is omitted from an optional field without null. */
export function emptyToNull<Values extends object>(schema: z.ZodType, values: Values): Values {
  const entries = Object.entries(values).map(([key, value]) => {
    const field = schemaAt(schema, key);
    if (field instanceof z.ZodObject && typeof value === 'object' && value !== null) {
      return [key, emptyToNull(field, value)];
    }
    const isNothing = value === '' || value === null;
    if (!isNothing || field === undefined) return [key, value];
    if (takes(field, null)) return [key, null];
    return [key, !takes(field, value) && takes(field, undefined) ? undefined : value];
  });
  return Object.fromEntries(entries);
}

/** Limits of a number field; a non-integer field allows tenths. */
export function numberLimits(
  schema: z.ZodType,
  path: string,
): { min?: number; max?: number; fractionDigits?: number } {
  let field: unknown = schemaAt(schema, path);
  if (field instanceof z.ZodNullable || field instanceof z.ZodOptional) field = field.unwrap();
  if (!(field instanceof z.ZodNumber)) return {};
  const { minValue, maxValue, format } = field;
  return {
    ...(minValue !== null && Number.isFinite(minValue) ? { min: minValue } : {}),
    ...(maxValue !== null && Number.isFinite(maxValue) ? { max: maxValue } : {}),
    ...(format === null ? { fractionDigits: 1 } : {}),
  };
}
