/**
 * Before all test files: a folder where the first of them that needs the seed leaves it for the others. Each run has
 * one of its own, so the seed of other code is never met.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Called by vitest before the first test file; what it answers, after the last one. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'kasa-seed-'));
  project.provide('seedFolder', folder);
  // Of a watched project, what was changed may be the seed.
  project.onTestsRerun(() => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
  });
  return () => rmSync(folder, { recursive: true, force: true });
}
