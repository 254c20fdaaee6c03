import { z } from 'zod';

/**
 * A file inside a value: its bytes as base64. Nobody sends it so: on the wire an upload is a part of a form and a
 * download the body itself. It is what handlers get and give, and how examples write a file down.
 */
export const FileValue = z.strictObject({
  file_name: z.string().min(1).max(255),
  media_type: z.string().min(1).max(100),
  base64: z.base64().describe('The bytes'),
});

/** A file, typed. */
export type FileEntry = z.infer<typeof FileValue>;

/** The body of an upload: a form with one file in the field given, and nothing else. */
export const formWith = <Field extends string>(field: Field) =>
  z.strictObject({ [field]: FileValue } as Record<Field, typeof FileValue>);

/** Pictures that can be uploaded; no SVG, which can hold scripts (security T13). */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** The longest side of an uploaded picture, pixels. */
export const MAX_IMAGE_SIDE = 4096;
