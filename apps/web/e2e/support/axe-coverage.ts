/** Each test records the addresses checked with axe; the global teardown compares them with all routes. */
import { appendFileSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FullConfig, TestInfo } from '@playwright/test';
import { paths } from '../../src/shared/paths.ts';

/** The output folder is emptied when a run begins. */
const recordFile = (folder: string) => join(folder, 'axe-checks.txt');

/** Records that a test file has started, or an address tested with axe. */
export function recordAxeCheck({ file, project }: TestInfo, address = ''): void {
  const path = address && new URL(address).pathname;
  appendFileSync(recordFile(project.outputDir), `${basename(file)} ${path}\n`);
}

const patterns = Object.values(paths).map(({ pattern }) => pattern);
const paramsOf = (pattern: string) => pattern.split(':').length - 1;

/** The matching route pattern with the fewest parameters. */
function patternOf(address: string): string | undefined {
  const fits = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(address);
  return patterns.filter(fits).sort((one, other) => paramsOf(one) - paramsOf(other))[0];
}

/** @param files all test files; returns nothing unless all of them ran */
export function uncheckedRoutes(notes: string, files: readonly string[]): string[] {
  const lines = notes.trim().split('\n');
  const begun = new Set(lines.map((note) => note.split(' ')[0]));
  if (files.some((file) => !file.includes('.deep.') && !begun.has(file))) return [];
  const seen = new Set(lines.map((note) => patternOf(String(note.split(' ')[1]))));
  return patterns.filter((pattern) => !seen.has(pattern));
}

/** Global teardown: fails when all files ran and a screen was not checked with axe. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default one
export default function checkAxeCoverage({ projects }: FullConfig): void {
  const [project] = projects;
  if (!project) return;
  const notes = readFileSync(recordFile(project.outputDir), 'utf8');
  const missing = uncheckedRoutes(notes, globSync('*.e2e.ts', { cwd: project.testDir }));
  if (missing.length > 0) throw new Error(`No test has axe look at ${missing.join(', ')}`);
}
