import { z } from 'zod';

/** Identifier of any entity: UUIDv7, ordered by time of creation, made without a central sequence. */
export const Id = z.uuidv7('id_format').describe('UUIDv7');

/** Version for optimistic locking: send back what was read; another one answers `conflict`. */
export const Version = z
  .int()
  .min(1)
  .max(2 ** 31 - 1)
  .describe('Grows by one with every change. Edits send the version they started from.');
