import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isolatedTestFiles } from './isolated-test-files.ts';

it('a test file that replaces a module or the clock has modules of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasa-own-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  // In two parts, so that this file does not match.
  for (const [n, call] of ['mock', 'useFakeTimers', 'resetModules'].entries())
    write(`${n}.test.ts`, `vi.${call}('x');\n`);
  write('plain.test.ts', 'const seen = vi.fn();\n');
  write('no-test.ts', `vi.${'mock'}('x');\n`);
  expect(isolatedTestFiles(folder, ['*.test.ts'])).toEqual(['0.test.ts', '1.test.ts', '2.test.ts']);
});
