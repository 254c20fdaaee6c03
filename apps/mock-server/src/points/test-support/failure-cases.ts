import type { FailureCases } from '../../http/test-support/failure-cases.ts';
import { shiftCodes } from './shift-codes.ts';

/** How the operations of points earn their own codes. */
export const failureCases: FailureCases = { ...shiftCodes };
