import type { z } from 'zod';

/** What an entity shows of its input: `route` for `route_id`. */
type Shown<Input> = {
  readonly [Name in keyof Input as Name extends `${infer Reference}_id`
    ? Reference
    : Name]: Name extends `${string}_id` ? { readonly id: string } | Extract<Input[Name], null> : Input[Name];
};

/** The input that an entity was made of: `route_id` is the id of its `route`. */
export function inputFromEntity<Schema extends z.ZodObject>(
  schema: Schema,
  entity: Shown<z.input<Schema>>,
): z.input<Schema> {
  const shown = entity as Readonly<Record<string, unknown>>;
  const valueAt = (name: string) => {
    if (name in shown) return shown[name];
    const reference = shown[name.replace(/_id$/, '')] as { readonly id: string } | null | undefined;
    return reference?.id ?? reference;
  };
  return Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, valueAt(name)]),
  ) as z.input<Schema>;
}
