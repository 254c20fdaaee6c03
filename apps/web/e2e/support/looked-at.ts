/**
 * Which screens axe has looked at, over all tests of a run: each test writes down its own, and at the end none of the
 * addresses of the app may be missing (playwright.config.ts, `globalTeardown`).
 */
import { appendFileSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FullConfig, TestInfo } from '@playwright/test';
import { paths } from '../../src/shared/paths.ts';

/** The folder is emptied when a run begins. */
const notesIn = (folder: string) => join(folder, 'looked-at.txt');

/** Writes down that a test file has begun, or what a test of it has looked at. */
export function noteLook({ file, project }: TestInfo, address = ''): void {
  const path = address && new URL(address).pathname;
  appendFileSync(notesIn(project.outputDir), `${basename(file)} ${path}\n`);
}

const patterns = Object.values(paths).map(({ pattern }) => pattern);
const paramsOf = (pattern: string) => pattern.split(':').length - 1;

/** The pattern of an address; of several that fit, the one that leaves the least open. */
function patternOf(address: string): string | undefined {
  const fits = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(address);
  return patterns.filter(fits).sort((one, other) => paramsOf(one) - paramsOf(other))[0];
}

/**
 * The addresses of the app that no test has had axe look at.
 * @param notes what `noteLook` has written, a line each
 * @param files all test files; nothing is missed while some of them were not run
 */
export function notLookedAt(notes: string, files: readonly string[]): string[] {
  const lines = notes.trim().split('\n');
  const begun = new Set(lines.map((note) => note.split(' ')[0]));
  if (files.some((file) => !file.includes('.deep.') && !begun.has(file))) return [];
  const seen = new Set(lines.map((note) => patternOf(String(note.split(' ')[1]))));
  return patterns.filter((pattern) => !seen.has(pattern));
}

/** Fails when all files were run and no test of them has had axe look at some screen. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default one
export default function everyScreenLookedAt({ projects }: FullConfig): void {
  const [project] = projects;
  if (!project) return;
  const notes = readFileSync(notesIn(project.outputDir), 'utf8');
  const missing = notLookedAt(notes, globSync('*.e2e.ts', { cwd: project.testDir }));
  if (missing.length > 0) throw new Error(`No test has axe look at ${missing.join(', ')}`);
}
