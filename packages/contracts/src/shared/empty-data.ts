import { z } from 'zod';

/** Empty data: an empty object, since data is required in the envelope (spec §7). */
export const EmptyData = z.strictObject({}).meta({ id: 'Nothing' });
