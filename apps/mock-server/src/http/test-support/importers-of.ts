/** Finds files that import another one, directly or indirectly. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Imports within the package, dynamic ones included; type imports do not count. */
const IMPORTS =
  /^(?:import|export)\s(?!type\b)(?:[^'";]*?\bfrom\s*)?['"](?<fixed>(?:\.{1,2}\/|#)[^'"]+)['"]|\bimport(?:\.meta\.resolve)?\(\s*['"](?<late>(?:\.{1,2}\/|#)[^'"]+)['"]/gm;

const known = new Map<string, readonly string[]>();

function importsOf(path: string): readonly string[] {
  const before = known.get(path);
  if (before !== undefined) return before;
  const found = [...textOf(path).matchAll(IMPORTS)].map(({ groups }) =>
    pathOf(path, String(groups?.fixed ?? groups?.late)),
  );
  known.set(path, found);
  return found;
}

/** `#` stands for the package's `src`, see `imports` in package.json. */
function pathOf(from: string, specifier: string): string {
  if (!specifier.startsWith('#')) return resolve(dirname(from), specifier);
  return join(from.slice(0, from.lastIndexOf('/src/') + '/src/'.length), specifier.slice(1));
}

/** A missing or unreadable file has no imports. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function leadsTo(from: string, target: string): boolean {
  const seen = new Set([from]);
  for (const path of seen) {
    if (path === target) return true;
    for (const next of importsOf(path)) seen.add(next);
  }
  return false;
}

/** @returns the files of `include` that lead to `target`, relative to `folder` */
export function importersOf(folder: string, include: readonly string[], target: string): string[] {
  const files = globSync([...include], { cwd: folder });
  return files.filter((file) => leadsTo(join(folder, file), join(folder, target))).toSorted();
}
