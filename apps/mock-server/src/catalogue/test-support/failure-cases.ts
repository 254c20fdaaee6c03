import type { FailureCases } from '../../http/test-support/failure-cases.ts';
import { compositionCodes } from './composition-codes.ts';
import { importCodes } from './import-codes.ts';
import { productCodes } from './product-codes.ts';
import { productRunCodes } from './product-run-codes.ts';

/** How the operations of the catalogue earn their own codes. */
export const failureCases: FailureCases = {
  ...productCodes,
  ...productRunCodes,
  ...compositionCodes,
  ...importCodes,
};
