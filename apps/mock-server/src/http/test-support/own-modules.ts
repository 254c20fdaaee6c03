/**
 * Which test files need modules of their own. All others share what a worker has read, which is a third of the time of
 * a run; a file that replaces a module, or the clock that modules are read with, would do so for those after it.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const REPLACES = /\bvi\.(?:mock|doMock|useFakeTimers|resetModules)\(/;

/**
 * @param folder where the patterns begin
 * @param include patterns of all test files
 * @returns the paths of those that replace something, from that folder on
 */
export function ownModules(folder: string, include: readonly string[]): string[] {
  const files = globSync([...include], { cwd: folder });
  return files.filter((file) => REPLACES.test(readFileSync(join(folder, file), 'utf8'))).toSorted();
}
