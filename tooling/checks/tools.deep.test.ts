// Plants violations in a copy of the repository for tools that are only configured. Each tool runs once.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyRepository, runTool, writeFiles } from '../test-support/fixture.ts';

const dependency = (folder: string, path: string, group: string, name: string, version: string) => {
  const manifest = JSON.parse(readFileSync(join(folder, path), 'utf8'));
  manifest[group] = { ...manifest[group], [name]: version };
  writeFiles(folder, { [path]: JSON.stringify(manifest, null, 2) });
};

describe('biome', () => {
  const web = 'apps/web/src/shared';
  const planted: readonly [rule: string, path: string, text: string][] = [
    ['noExplicitAny', `${web}/planted-a.ts`, 'export const loose = (value: any) => value;\n'],
    [
      'noDangerouslySetInnerHtml',
      `${web}/planted-b.tsx`,
      'export const Raw = () => <p dangerouslySetInnerHTML={{ __html: location.hash }} />;\n',
    ],
    ['noDefaultExport', `${web}/planted-c.ts`, 'export default 1;\n'],
    ['useFilenamingConvention', `${web}/plantedFile.ts`, 'export const a = 1;\n'],
    ['noBarrelFile', `${web}/planted-d.ts`, "export { a } from './planted-other.ts';\n"],
    ['noReExportAll', `${web}/planted-e.ts`, "export * from './planted-other.ts';\n"],
    ['noTsIgnore', `${web}/planted-f.ts`, '// @ts-ignore\nexport const a: string = 1;\n'],
    ['noConsole', `${web}/planted-g.ts`, "export const shout = () => console.log('x');\n"],
    [
      'noFocusedTests',
      `${web}/planted.test.ts`,
      `import { it } from 'vitest';\nit${'.'}only('x', () => {});\n`,
    ],
    [
      'noSkippedTests',
      `${web}/planted-h.test.ts`,
      `import { it } from 'vitest';\nit${'.'}skip('x', () => {});\n`,
    ],
    [
      'noFloatingPromises',
      `${web}/planted-i.ts`,
      'async function late() {}\nexport function early() {\n  late();\n}\n',
    ],
    [
      'useImportExtensions',
      `${web}/planted-j.ts`,
      "import { a } from './planted-other';\nexport const b = a;\n",
    ],
    ['format', `${web}/planted-k.ts`, 'export const   a=1'],
  ];
  const folder = copyRepository();
  writeFiles(folder, {
    ...Object.fromEntries(planted.map(([, path, text]) => [path, text])),
    [`${web}/planted-other.ts`]: 'export const a = 1;\n',
  });
  const paths = planted.map(([, path]) => path);
  const { code, output } = runTool(folder, ['biome', 'check', '--max-diagnostics=200', ...paths]);

  test.each(planted)('%s in %s', (rule, path) => {
    const heads = output.split('\n').filter((line) => line.startsWith(path));
    expect(heads.join('\n')).toContain(rule);
  });
  test('fails', () => expect(code).not.toBe(0));
});

describe('tsc', () => {
  test('a wrong type', () => {
    const folder = copyRepository();
    writeFiles(folder, {
      'packages/contracts/src/shared/planted.ts': 'export const seats: number = "forty";\n',
    });
    const { code, output } = runTool(folder, ['tsc', '--noEmit', '-p', 'packages/contracts']);
    expect(output).toContain('planted.ts(1,14): error TS2322');
    expect(code).not.toBe(0);
  });
});

describe('turbo boundaries', () => {
  const folder = copyRepository();
  dependency(folder, 'packages/ui/package.json', 'dependencies', '@kasa/contracts', 'workspace:*');
  writeFiles(folder, {
    'packages/contracts/src/shared/planted.ts': "import 'left-pad';\n",
    'packages/client/src/http/planted.ts': "import '../../../contracts/src/shared/money.ts';\n",
    'packages/ui/src/lib/planted.ts': "import '@kasa/contracts/shared/money';\n",
  });
  const { code, output } = runTool(folder, ['turbo', 'boundaries']);

  test.each([
    ['a package that is not declared', /cannot import package `left-pad`/],
    [
      'another package’s file by its path',
      /import `\.\.\/\.\.\/\.\.\/contracts\/src\/shared\/money\.ts` leaves the package/,
    ],
    ['a package that its tag may not use', /@kasa\/ui[\s\S]*tag/],
  ])('%s', (_what, says) => expect(output).toMatch(says));
  test('fails', () => expect(code).not.toBe(0));
});

describe('knip', () => {
  const folder = copyRepository();
  const clean = 'export const seats = 40;\n';
  dependency(folder, 'package.json', 'devDependencies', 'autocannon', 'catalog:');
  writeFiles(folder, {
    'tooling/run/planted.mjs': clean,
    'tooling/run/user-facing-error.mjs': `export class UserFacingError extends Error {}\n${clean}`,
  });
  const { code, output } = runTool(folder, ['knip', '--no-progress']);

  test.each([
    ['a file', /^tooling\/run\/planted\.mjs/m],
    ['an export', /^seats\s+tooling\/run\/user-facing-error\.mjs/m],
    ['a dependency', /^autocannon\s+package\.json/m],
  ])('%s that nobody uses', (_what, says) => expect(output).toMatch(says));
  test('fails', () => expect(code).not.toBe(0));
});

describe('sherif', () => {
  test('the same dependency in two versions', () => {
    const folder = copyRepository();
    dependency(folder, 'apps/web/package.json', 'dependencies', 'zod', '4.0.0');
    dependency(folder, 'apps/mock-server/package.json', 'dependencies', 'zod', '4.1.0');
    const { code, output } = runTool(folder, ['sherif', '--fail-on-warnings']);
    expect(output).toContain('zod');
    expect(code).not.toBe(0);
  });
});
