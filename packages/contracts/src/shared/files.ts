import { z } from 'zod';
import { XLSX } from './export-formats.ts';

/** A file in handlers and examples. On the wire an upload is a form part, a download the response body. */
export const FileValue = z.strictObject({
  file_name: z.string().min(1).max(255),
  media_type: z.string().min(1).max(100),
  base64: z.base64().describe('The bytes'),
});

export type FileEntry = z.infer<typeof FileValue>;

/** What every operation that exports a list declares. */
export const exportedFile = { method: 'GET', file: { types: [XLSX, 'text/csv'] }, data: FileValue } as const;

/** @param name of the file, without the day */
export const exampleFile = (name: string) => ({
  file_name: `${name}-2026-11-20.csv`,
  media_type: 'text/csv',
  base64: '77u/',
});

/** The body of an upload: a form with exactly one file, in the given field. */
export const fileUploadForm = <Field extends string>(field: Field) =>
  z.strictObject({ [field]: FileValue } as Record<Field, typeof FileValue>);

/** Media types of uploaded pictures; no SVG, which can hold scripts (security T13). */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Longest side of an uploaded picture, pixels. */
export const MAX_IMAGE_SIDE = 4096;
