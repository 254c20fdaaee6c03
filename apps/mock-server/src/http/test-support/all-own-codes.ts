import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operations } from '@kasa/contracts/operations';
import type { Operation } from '@kasa/contracts/shared/operation';
import { codesByShape, type OwnCodes } from './own-codes.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));
const files = readdirSync(source)
  .map((domain) => `${source}${domain}/test-support/own-codes.ts`)
  .filter((file) => !file.includes('/http/') && existsSync(file));
const modules: { ownCodes: OwnCodes }[] = await Promise.all(files.map((file) => import(file)));

/** Codes derived from operations' shapes, and `ownCodes` of each `<domain>/test-support/own-codes.ts`. */
export const allOwnCodes: OwnCodes = Object.assign(
  codesByShape(Object.values(operations) as Operation[]),
  ...modules.map(({ ownCodes }) => ownCodes),
);
