import { expect, test } from 'vitest';
import { createFixture } from '../test-support/fixture.ts';
import { bannedTextProblems } from './banned-text.ts';

// Joined at run time: literals would be found in this file.
const joined = (...parts: string[]) => parts.join('');

test.each([
  ['apps/a.ts', joined('// TO', 'DO: later')],
  ['apps/a.ts', joined('// FIX', 'ME')],
  ['apps/a.ts', joined('throw new Error("not imple', 'mented")').replace('not ', 'not ')],
  ['apps/a.tsx', joined('<p>Coming', ' soon</p>')],
  ['apps/a.ts', joined('const url = "https://regis', 'try.npmjs.org/zod"')],
  ['docs/a.md', joined('see `/wo', 'rk/shared/notes.md`')],
  ['apps/a.test.ts', joined('it.on', "ly('works', () => {});")],
  ['apps/a.test.ts', joined('describe.sk', "ip('works', () => {});")],
  ['apps/web/src/a.ts', joined('const id = crypto.random', 'UUID();')],
  ['pnpm-lock.yaml', joined('    tar', 'ball: https://example.com/zod.tgz')],
  ['pnpm-lock.yaml', joined('    resolution: {x: https://npm.regis', 'try.local/zod.tgz}')],
])('%s: %s', (path, line) => {
  expect(bannedTextProblems(createFixture({ [path]: `// fine\n${line}\n` }))).toEqual([
    expect.stringContaining(`${path}:2: `),
  ]);
});

test('ordinary text passes', () => {
  const text =
    "import { a } from '../shared/a.ts';\nconst placeholder = 'Оберіть';\n// The registry of codes.\n";
  expect(
    bannedTextProblems(createFixture({ 'apps/a.ts': text, 'pnpm-lock.yaml': 'integrity: sha512-abc\n' })),
  ).toEqual([]);
});
