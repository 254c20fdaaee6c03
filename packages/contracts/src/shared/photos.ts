/** What operations with a person's photo have in common. */
import { z } from 'zod';
import { FileValue, fileUploadForm, IMAGE_TYPES } from './files.ts';

/** A blue square, 8 by 8 pixels. */
export const examplePhoto = {
  file_name: 'photo.png',
  media_type: 'image/png',
  base64:
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mNQTX6NFTEMLQkADGRcwbWCQf4AAAAASUVORK5CYII=',
};

/** Sets a photo by the field `photo` of a form. */
export const photoUpload = {
  method: 'POST',
  body: fileUploadForm('photo'),
  upload: { field: 'photo', types: IMAGE_TYPES, maxBytes: 1024 * 1024 },
} as const;

export const photoRules =
  'Takes the place of an earlier photo. PNG, JPEG or WebP up to 1 MiB and 4096 × 4096 pixels; what the file is, says it is and is called must agree. It is encoded anew, upright and without what it says of place, time and device.';

/** Answers with the picture itself. */
export const photoFile = {
  method: 'GET',
  query: z.strictObject({
    v: z
      .string()
      .max(64)
      .optional()
      .describe('Changes with the photo, so that an open page shows the new one'),
  }),
  file: { types: IMAGE_TYPES },
  data: FileValue,
} as const;

/** @param field that holds the path */
export const photoAddress = (field: string) =>
  `The picture itself, with an \`ETag\`; \`If-None-Match\` answers 304. No browser keeps it (\`no-store\`): it is gone with the session. \`${field}\` is the path to it. No photo answers like nobody.`;
