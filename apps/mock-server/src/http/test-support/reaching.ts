/** Which files lead to others by what they import. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What is imported from the same package, also while it runs. Types are gone by then, and packages know nothing of the server. */
const IMPORTS =
  /^(?:import|export)\s(?!type\b)(?:[^'";]*?\bfrom\s*)?['"](?<fixed>(?:\.{1,2}\/|#)[^'"]+)['"]|\bimport(?:\.meta\.resolve)?\(\s*['"](?<late>(?:\.{1,2}\/|#)[^'"]+)['"]/gm;

/** By path: each file is read once, however many lead to it. */
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

/** `#` stands for the package's own `src`, see `imports` of package.json. */
function pathOf(from: string, specifier: string): string {
  if (!specifier.startsWith('#')) return resolve(dirname(from), specifier);
  return join(from.slice(0, from.lastIndexOf('/src/') + '/src/'.length), specifier.slice(1));
}

/** What is no file of ours any more, or none that can be read, leads nowhere. */
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

/**
 * @param folder where paths and patterns begin
 * @param include patterns of the files to ask about
 * @param target the path of the file that they are to lead to
 * @returns the paths of those that do, from that folder on
 */
export function reaching(folder: string, include: readonly string[], target: string): string[] {
  const files = globSync([...include], { cwd: folder });
  return files.filter((file) => leadsTo(join(folder, file), join(folder, target))).toSorted();
}
