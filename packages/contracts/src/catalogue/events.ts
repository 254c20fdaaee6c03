import { z } from 'zod';
import { runProgress } from '../shared/runs.ts';

/** Progress of a run over products; sent now and then while it runs, and at its end. */
export const ProductRunProgressData = z.strictObject(runProgress).meta({ id: 'ProductRunProgressData' });
/** Progress of a run of an import; sent now and then while it runs, and at its end. */
export const ProductImportProgressData = z
  .strictObject(runProgress)
  .meta({ id: 'ProductImportProgressData' });
