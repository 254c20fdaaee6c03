import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operations } from '@kasa/contracts/operations';
import type { Operation } from '@kasa/contracts/shared/operation';
import { type FailureCases, failureCasesByShape } from './failure-cases.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));
const files = readdirSync(source)
  .map((domain) => `${source}${domain}/test-support/failure-cases.ts`)
  .filter((file) => !file.includes('/http/') && existsSync(file));
const modules: { failureCases: FailureCases }[] = await Promise.all(files.map((file) => import(file)));

/** Codes derived from operations' shapes, and `failureCases` of each `<domain>/test-support/failure-cases.ts`. */
export const allFailureCases: FailureCases = Object.assign(
  failureCasesByShape(Object.values(operations) as Operation[]),
  ...modules.map(({ failureCases }) => failureCases),
);
