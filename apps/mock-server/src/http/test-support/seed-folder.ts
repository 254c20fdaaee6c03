/** Global setup: a folder per run, in which test files share the seed. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Called by vitest before the first test file; returns the teardown. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'kasa-seed-'));
  project.provide('seedFolder', folder);
  // In watch mode, the changed code may be that of the seed.
  project.onTestsRerun(() => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
  });
  return () => rmSync(folder, { recursive: true, force: true });
}
