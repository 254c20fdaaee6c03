/** Every input string is declared as free text or as an identifier (security T16). */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operations } from './operations.ts';
import type { Operation } from './shared/operation.ts';

const CARD = '4111111111111111';

type Found = [path: string, schema: z.core.$ZodType];

function stringsOf(schema: z.core.$ZodType, path: string): Found[] {
  const def = schema._zod.def as z.core.$ZodTypeDef & {
    innerType?: z.core.$ZodType;
    element?: z.core.$ZodType;
    in?: z.core.$ZodType;
    options?: z.core.$ZodType[];
    shape?: Record<string, z.core.$ZodType>;
  };
  if (def.type === 'string') return [[path, schema]];
  const inner = def.innerType ?? def.element ?? def.in;
  if (inner) return stringsOf(inner, path);
  if (def.options) return def.options.flatMap((one) => stringsOf(one, path));
  return Object.entries(def.shape ?? {}).flatMap(([key, one]) => stringsOf(one, `${path}.${key}`));
}

/** Only compared or searched for, never stored. */
const NOT_KEPT = [
  /password|code|client_public$/,
  /^\w+\.query\.(?:v|object_type|operation)$/,
  // Compared, and kept nowhere.
  /^rotateSigningKey\.body\.key_id$/,
  // Opened and forgotten.
  /^uploadPointKey\.body\.(content|certificate)$/,
  // The stored file gets a name of its own.
  /\.(?:file_name|media_type|base64)$/,
];

describe('no field that takes a card number keeps it', () => {
  const found = (Object.values(operations) as Operation[]).flatMap(({ id, query, body }) =>
    Object.entries({ query, body }).flatMap(([part, schema]) =>
      schema ? stringsOf(schema, `${id}.${part}`) : [],
    ),
  );
  it('of all operations', () => {
    expect(found.length).toBeGreaterThan(50);
    const keeping = found
      .filter(([path]) => !NOT_KEPT.some((one) => one.test(path)))
      .filter(([, schema]) => {
        const { success, data } = z.safeParse(schema, CARD);
        return success && String(data).includes(CARD);
      })
      .map(([path]) => path);
    expect(keeping).toEqual([]);
  });
});
