import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../checks/report.ts';
import { createFixture, runTool } from '../test-support/fixture.ts';

const example = /```ts\n([\s\S]*?)```/.exec(
  readFileSync(join(root, 'packages/client/README.md'), 'utf8'),
)?.[1];

function compiled(program: string) {
  const paths = Object.fromEntries(
    ['client', 'contracts'].map((name) => [`@kasa/${name}/*`, [join(root, `packages/${name}/src/*.ts`)]]),
  );
  const config = {
    extends: join(root, 'tooling/tsconfig.base.json'),
    compilerOptions: { paths, noEmit: true, types: [], lib: ['ES2024', 'DOM', 'DOM.Iterable'] },
    files: ['example.ts'],
  };
  const folder = createFixture({
    'example.ts': program,
    'package.json': '{ "type": "module" }',
    'tsconfig.json': JSON.stringify(config),
  });
  return runTool(folder, ['tsc', '-p', '.']);
}

test('the example in the client’s README compiles as it stands', () => {
  expect(compiled(example ?? 'no example')).toEqual({ code: 0, output: '' });
});

test('an example that the client has outgrown does not', () => {
  const { code, output } = compiled((example ?? '').replace('handed_over_cash', 'cash'));
  expect(code).not.toBe(0);
  expect(output).toContain("'cash' does not exist");
});
