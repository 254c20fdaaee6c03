import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates a folder and its parents, for the own user alone. Node's `recursive` never returns where the system denies that an existing
 * folder exists, as in `/proc`.
 * @throws the system's error
 */
export function ensureFolder(path: string): void {
  const folder = resolve(path);
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  if (!existsSync(dirname(folder))) ensureFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
