import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it. Node's own `recursive` tries for ever where the system says of a folder that is
 * there that it is not, as Linux does of `/proc`.
 * @throws the system's error
 */
export function makeFolder(path: string): void {
  const folder = resolve(path);
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  mkdirSync(folder);
}
