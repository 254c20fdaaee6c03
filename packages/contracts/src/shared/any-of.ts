import { z } from 'zod';

/** Most values of one filter, where the schema itself does not limit them. */
const MAX_VALUES = 100;

const split = (value: unknown) => (typeof value === 'string' ? value.split(',') : value);

/**
 * A filter by one or more values, each of them once. In an address they are separated by commas
 * (`status=active,blocked`), in a body they are a list; a single value may stand there alone.
 */
export function anyOf<Item extends z.ZodType<string>>(item: Item) {
  const values = z
    .array(item)
    .min(1, 'required')
    .max(MAX_VALUES)
    .refine((all) => new Set(all).size === all.length, 'invalid')
    .meta({ uniqueItems: true });
  return z.preprocess(split, values) as unknown as z.ZodType<z.output<Item>[], z.input<Item>[]>;
}
