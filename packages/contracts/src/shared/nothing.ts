import { z } from 'zod';

/** Data of an operation that has nothing to say: an empty object, since required data may not be missing (spec §7). */
export const Nothing = z.strictObject({}).meta({ id: 'Nothing' });
