import { z } from 'zod';
import { Instant } from './dates.ts';

/** Identifier of an entity: UUIDv7, ordered by creation time, no central sequence. */
export const Id = z.uuidv7('id_format').meta({ id: 'Id', description: 'UUIDv7' });

/** An object with a name, as others refer to it. */
export const NamedReference = z.strictObject({ id: Id, name: z.string() }).meta({ id: 'NamedReference' });

/** Version for optimistic locking: send back the version that was read; a stale one fails with `conflict`. */
export const Version = z
  .int()
  .min(1)
  .max(2 ** 31 - 1)
  .meta({
    id: 'Version',
    description: 'Grows by one with every change. Edits send the version they started from.',
  });

/** What every entity that can be changed has. */
export const versionAndTimestamps = { version: Version, created_at: Instant, updated_at: Instant };
