import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OwnCodes } from './own-codes.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));
const files = readdirSync(source)
  .map((domain) => `${source}${domain}/test-support/own-codes.ts`)
  .filter((file) => !file.includes('/http/') && existsSync(file));
const modules: { ownCodes: OwnCodes }[] = await Promise.all(files.map((file) => import(file)));

/** The own codes of every domain: what `<domain>/test-support/own-codes.ts` exports as `ownCodes`. */
export const allOwnCodes: OwnCodes = Object.assign({}, ...modules.map(({ ownCodes }) => ownCodes));
