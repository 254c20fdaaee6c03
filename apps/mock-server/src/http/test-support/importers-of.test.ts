import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { importersOf } from './importers-of.ts';

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'kasa-reaching-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

it('finds files that lead to another, over any number of others, and in a ring', () => {
  const folder = folderOf({
    'src/db/open.ts': "import './round.ts';\n",
    'src/db/round.ts': "import { open } from './open.ts';\n",
    'src/start.ts': "import { x } from 'x';\nimport {\n  a,\n  open,\n} from './db/open.ts';\n",
    'src/again.ts': "export * from '../src/start.ts';\n",
    'src/direct.test.ts': "import { open } from './db/open.ts';\n",
    'src/alias.test.ts': "import { open } from '#db/open.ts';\n",
    'src/far.test.ts': "import { a } from './again.ts';\n",
    'src/late.test.ts': "it('x', async () => {\n  await import('./start.ts');\n});\n",
    'src/process.test.ts': "const path = import.meta.resolve('./start.ts');\n",
    'src/type.test.ts': "import type { Open } from './db/open.ts';\nimport { expect } from 'vitest';\n",
    'src/none.test.ts': "import './gone.ts';\n// See './db/open.ts'.\n",
  });
  expect(importersOf(folder, ['src/**/*.test.ts'], 'src/db/open.ts')).toEqual([
    'src/alias.test.ts',
    'src/direct.test.ts',
    'src/far.test.ts',
    'src/late.test.ts',
    'src/process.test.ts',
  ]);
});

it('knows which of our own tests open a database', () => {
  const folder = join(import.meta.dirname, '../../..');
  const found = importersOf(
    folder,
    ['src/*.test.ts', 'src/http/**/*.test.ts'],
    'src/db/test-support/open-test-database.ts',
  );
  expect(found).toEqual(expect.arrayContaining(['src/server.test.ts', 'src/http/session/session.test.ts']));
  expect(found).not.toContain('src/http/limits/fair-shares.test.ts');
  expect(found).not.toContain('src/config.test.ts');
});
