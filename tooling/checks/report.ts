import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = dirname(dirname(import.meta.dirname));

/** Generated or third-party. */
const skipped = new Set([
  'node_modules',
  'dist',
  '.git',
  '.turbo',
  '.data',
  '.vite',
  'storybook-static',
  'test-results',
  'playwright-report',
  'coverage',
]);

/** All files under a folder, sorted, as relative paths with `/`, without generated ones. */
export function filesUnder(folder: string): string[] {
  const found: string[] = [];
  const walk = (relative: string) => {
    for (const entry of readdirSync(join(folder, relative), { withFileTypes: true })) {
      if (skipped.has(entry.name)) continue;
      const path = relative ? `${relative}/${entry.name}` : entry.name;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) found.push(path);
    }
  };
  walk('');
  return found.sort();
}

/** Prints a check's result and sets the exit code. Call it last in a check's script. */
export function reportProblems(title: string, problems: readonly string[], ok: string): void {
  if (problems.length === 0) {
    process.stdout.write(`${title}: ${ok}\n`);
    return;
  }
  process.stdout.write(
    `${title}: ${problems.length} problem(s)\n${problems.map((p) => `- ${p}`).join('\n')}\n`,
  );
  process.exitCode = 1;
}
