/** Test files that need isolated modules; all others share a worker's modules, which saves a third of the run. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NEEDS_ISOLATION = /\bvi\.(?:mock|doMock|useFakeTimers|resetModules)\(/;

/** @returns the files that need isolation, relative to `folder` */
export function isolatedTestFiles(folder: string, include: readonly string[]): string[] {
  const files = globSync([...include], { cwd: folder });
  return files.filter((file) => NEEDS_ISOLATION.test(readFileSync(join(folder, file), 'utf8'))).toSorted();
}
