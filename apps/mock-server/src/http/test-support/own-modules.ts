/**
 * Test files that need isolated modules. All others share a worker's modules, which saves a third of the run; a file
 * that replaces modules or timers would affect the files after it.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const REPLACES = /\bvi\.(?:mock|doMock|useFakeTimers|resetModules)\(/;

/**
 * @param folder base of the patterns
 * @param include patterns of all test files
 * @returns matching paths, relative to `folder`
 */
export function ownModules(folder: string, include: readonly string[]): string[] {
  const files = globSync([...include], { cwd: folder });
  return files.filter((file) => REPLACES.test(readFileSync(join(folder, file), 'utf8'))).toSorted();
}
