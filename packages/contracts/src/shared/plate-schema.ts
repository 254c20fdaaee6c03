import { z } from 'zod';
import { PLATE_PATTERN } from './plate.ts';

/** A number plate, stored in Cyrillic without spaces: `АА1234ВВ` (decisions §4). */
export const Plate = z.string().regex(PLATE_PATTERN, 'plate_format').meta({
  id: 'Plate',
  description:
    'Two letters, four digits, two letters; Cyrillic, only those that exist in both alphabets. The last two may also be Latin Z and Y (electric vehicles)',
});
