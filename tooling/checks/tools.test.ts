// The tools that we only configure, each shown to fail on a planted violation in a copy of the repository.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyRepository, runTool, write } from '../test-support/plant.ts';

interface Planted {
  readonly what: string;
  readonly files: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  /** What its output must name. */
  readonly says: string;
}

const biome = (path: string) => ['biome', 'lint', '--error-on-warnings', path];
const here = 'apps/web/src/shared/planted.tsx';

const lint: readonly [rule: string, path: string, text: string][] = [
  ['noExplicitAny', here, 'export const loose = (value: any) => value;\n'],
  [
    'noDangerouslySetInnerHtml',
    here,
    'export const Raw = () => <p dangerouslySetInnerHTML={{ __html: location.hash }} />;\n',
  ],
  ['noDefaultExport', here, 'export default 1;\n'],
  ['useFilenamingConvention', 'apps/web/src/shared/plantedFile.ts', 'export const a = 1;\n'],
  ['noBarrelFile', 'apps/web/src/shared/planted.ts', "export { a } from './other.ts';\n"],
  ['noReExportAll', 'apps/web/src/shared/planted.ts', "export * from './other.ts';\n"],
  ['noTsIgnore', here, '// @ts-ignore\nexport const a: string = 1;\n'],
  ['noConsole', here, "export const shout = () => console.log('x');\n"],
  [
    'noFocusedTests',
    'apps/web/src/shared/planted.test.ts',
    `${"import { it } from 'vitest';\n"}it${'.'}only('x', () => {});\n`,
  ],
  ['noFloatingPromises', here, 'async function late() {}\nexport function early() {\n  late();\n}\n'],
  [
    'useImportExtensions',
    'apps/web/src/shared/planted.ts',
    "import { b } from './planted-other';\nexport const a = b;\n",
  ],
];

test.each(lint)('biome: %s', (rule, path, text) => {
  const folder = copyRepository();
  write(folder, { [path]: text, 'apps/web/src/shared/planted-other.ts': 'export const b = 1;\n' });
  const { code, output } = runTool(folder, biome(path));
  expect(output).toContain(rule);
  expect(code).not.toBe(0);
});

const clean = 'export const seats = 40;\n';
const dependency = (folder: string, path: string, group: string, name: string, version: string) => {
  const manifest = JSON.parse(readFileSync(join(folder, path), 'utf8'));
  manifest[group] = { ...manifest[group], [name]: version };
  write(folder, { [path]: JSON.stringify(manifest, null, 2) });
};

const planted: readonly Planted[] = [
  {
    what: 'format',
    files: { [here]: 'export const   a=1' },
    command: ['biome', 'format', here],
    says: 'Formatter would have printed',
  },
  {
    what: 'types',
    files: { 'packages/contracts/src/shared/planted.ts': 'export const seats: number = "forty";\n' },
    command: ['tsc', '--noEmit', '-p', 'packages/contracts'],
    says: 'TS2322',
  },
  {
    what: 'a package import that is not declared (turbo boundaries)',
    files: { 'packages/contracts/src/shared/planted.ts': "import 'left-pad';\n" },
    command: ['turbo', 'boundaries'],
    says: 'left-pad',
  },
  {
    what: 'a file of another package by its path (turbo boundaries)',
    files: { 'packages/ui/src/lib/planted.ts': "import '../../../contracts/src/shared/money.ts';\n" },
    command: ['turbo', 'boundaries'],
    says: 'leaves the package',
  },
  {
    what: 'a file that nobody uses (knip)',
    files: { 'tooling/run/planted.mjs': clean },
    command: ['knip', '--no-progress', '--include', 'files'],
    says: 'tooling/run/planted.mjs',
  },
  {
    what: 'an export that nobody uses (knip)',
    files: { 'tooling/run/problem.mjs': `export class Problem extends Error {}\n${clean}` },
    command: ['knip', '--no-progress', '--include', 'exports'],
    says: 'seats',
  },
];

test.each(planted)('$what', ({ files, command, says }) => {
  const folder = copyRepository();
  write(folder, files);
  const { code, output } = runTool(folder, command);
  expect(output).toContain(says);
  expect(code).not.toBe(0);
});

test('ui depending on the contract (turbo boundaries by tag)', () => {
  const folder = copyRepository();
  dependency(folder, 'packages/ui/package.json', 'dependencies', '@kasa/contracts', 'workspace:*');
  write(folder, { 'packages/ui/src/lib/planted.ts': "import '@kasa/contracts/shared/money';\n" });
  const { code, output } = runTool(folder, ['turbo', 'boundaries']);
  expect(output).toContain('@kasa/contracts');
  expect(code).not.toBe(0);
});

test('a dependency that nobody uses (knip)', () => {
  const folder = copyRepository();
  dependency(folder, 'package.json', 'devDependencies', 'autocannon', 'catalog:');
  const { code, output } = runTool(folder, ['knip', '--no-progress', '--include', 'dependencies']);
  expect(output).toMatch(/autocannon\s+package\.json/);
  expect(code).not.toBe(0);
});

test('the same dependency in two versions (sherif)', () => {
  const folder = copyRepository();
  dependency(folder, 'apps/web/package.json', 'dependencies', 'zod', '4.0.0');
  dependency(folder, 'apps/mock-server/package.json', 'dependencies', 'zod', '4.1.0');
  const { code, output } = runTool(folder, ['sherif', '--fail-on-warnings']);
  expect(output).toContain('zod');
  expect(code).not.toBe(0);
});

test.each<[string, (operation: Record<string, unknown>) => void]>([
  ['operation-states-its-conditions', (operation) => delete operation['x-permission']],
  ['operation-states-its-conditions', (operation) => delete operation['x-codes']],
  ['operation-summary', (operation) => delete operation.summary],
  [
    'operation-id-is-camel-case',
    (operation) => {
      operation.operationId = 'Sign-In';
    },
  ],
  [
    'body-has-an-example',
    (operation) => {
      delete media(operation.requestBody).example;
    },
  ],
  [
    'answer-has-an-example',
    (operation) => {
      delete media((operation.responses as Record<string, unknown>)['200']).example;
    },
  ],
  [
    'no-invalid-media-type-examples',
    (operation) => {
      media(operation.requestBody).example = { phone: 1 };
    },
  ],
])('contract lint: %s', (rule, edit) => {
  const folder = copyRepository();
  const path = join(folder, 'packages/contracts/openapi.json');
  const document = JSON.parse(readFileSync(path, 'utf8'));
  edit(document.paths['/api/v1/auth/sign-in'].post);
  write(folder, { 'packages/contracts/openapi.json': JSON.stringify(document) });
  const { code, output } = runTool(folder, [
    'redocly',
    'lint',
    'packages/contracts/openapi.json',
    '--config',
    'tooling/redocly.yaml',
  ]);
  expect(output).toContain(rule);
  expect(code).not.toBe(0);
});

const media = (at: unknown) =>
  (at as { content: Record<string, Record<string, unknown>> }).content['application/json'] ?? {};
