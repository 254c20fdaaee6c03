// Plants a violation of every import rule in tooling/dependency-cruiser.mjs, and allowed imports.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import rules from '../dependency-cruiser.mjs';
import { createFixture, runTool, writeFiles } from '../test-support/fixture.ts';
import { root } from './report.ts';

const config = join(root, 'tooling/dependency-cruiser.mjs');

function workspace(files: Readonly<Record<string, string>>): string {
  const packages = [
    'zod',
    'fastify',
    'react',
    'intl-messageformat',
    '@tanstack/react-query',
    '@noble/hashes',
    'left-pad',
    'vitest',
  ];
  const dependencies = Object.fromEntries(
    packages.filter((name) => name !== 'left-pad' && name !== 'vitest').map((name) => [name, '1.0.0']),
  );
  const manifest = (name: string) =>
    JSON.stringify({ name, type: 'module', dependencies, devDependencies: { vitest: '1.0.0' } });
  const folder = createFixture({
    'package.json': manifest('planted'),
    ...Object.fromEntries(
      ['packages/contracts', 'packages/ui', 'packages/client', 'apps/mock-server', 'apps/web'].map((path) => [
        `${path}/package.json`,
        manifest(path),
      ]),
    ),
    ...Object.fromEntries(
      packages.flatMap((name) => [
        [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
        [`node_modules/${name}/index.js`, 'module.exports = {};'],
      ]),
    ),
  });
  writeFiles(folder, files);
  return folder;
}

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

function violations(files: Readonly<Record<string, string>>): string[] {
  const folders = ['packages', 'apps'];
  const { output } = runTool(workspace(files), [
    'depcruise',
    '--config',
    config,
    '--output-type',
    'json',
    ...folders,
  ]);
  const found: Violation[] = JSON.parse(output).summary.violations;
  return found.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).sort();
}

const uses = (...paths: string[]) =>
  `${paths.map((path) => `import '${path}';`).join('\n')}\nexport const used = 1;\n`;
const leaf = 'export const used = 1;\n';

/** One planted import each: rule, importing file, import, and the imported file, if any. */
const planted: readonly [rule: string, from: string, imported: string, to?: string][] = [
  ['no-unresolved', 'apps/web/src/app/a.ts', './nowhere.ts'],
  ['no-barrels', 'apps/web/src/app/a.ts', '../shared/forms/index.ts', 'apps/web/src/shared/forms/index.ts'],
  ['no-dev-dependency-in-product', 'apps/web/src/app/a.ts', 'vitest'],
  ['no-undeclared-dependency', 'apps/web/src/app/a.ts', 'left-pad'],
  ['no-test-code-in-product', 'apps/web/src/app/a.ts', './b.test.ts', 'apps/web/src/app/b.test.ts'],
  ['contracts-import-zod-only', 'packages/contracts/src/transport/a.ts', 'fastify'],
  ['contracts-import-zod-only', 'packages/contracts/src/transport/a.ts', 'node:fs'],
  [
    'contracts-domains-apart',
    'packages/contracts/src/transport/a.ts',
    '../points/b.ts',
    'packages/contracts/src/points/b.ts',
  ],
  [
    'contracts-shared-lowest',
    'packages/contracts/src/shared/a.ts',
    '../points/b.ts',
    'packages/contracts/src/points/b.ts',
  ],
  [
    'ui-without-product',
    'packages/ui/src/button/a.tsx',
    '../../../contracts/src/shared/b.ts',
    'packages/contracts/src/shared/b.ts',
  ],
  ['ui-without-product', 'packages/ui/src/button/a.tsx', 'intl-messageformat'],
  ['ui-without-product', 'packages/ui/src/button/a.tsx', '@tanstack/react-query'],
  ['client-imports-contract-only', 'packages/client/src/http/a.ts', 'react'],
  [
    'client-imports-contract-only',
    'packages/client/src/http/a.ts',
    '../../../../apps/mock-server/src/http/b.ts',
    'apps/mock-server/src/http/b.ts',
  ],
  [
    'client-domains-apart',
    'packages/client/src/transport/a.ts',
    '../points/b.ts',
    'packages/client/src/points/b.ts',
  ],
  [
    'server-domains-apart',
    'apps/mock-server/src/transport/store.ts',
    '../points/store.ts',
    'apps/mock-server/src/points/store.ts',
  ],
  [
    'server-domains-apart',
    'apps/mock-server/src/transport/store.ts',
    '../app.ts',
    'apps/mock-server/src/app.ts',
  ],
  [
    'server-http-knows-no-domain',
    'apps/mock-server/src/http/a.ts',
    '../points/store.ts',
    'apps/mock-server/src/points/store.ts',
  ],
  [
    'server-runs-know-no-domain',
    'apps/mock-server/src/runs/a.ts',
    '../points/store.ts',
    'apps/mock-server/src/points/store.ts',
  ],
  ['server-db-lowest', 'apps/mock-server/src/db/a.ts', '../http/b.ts', 'apps/mock-server/src/http/b.ts'],
  [
    'server-without-clients',
    'apps/mock-server/src/http/a.ts',
    '../../../../packages/client/src/http/b.ts',
    'packages/client/src/http/b.ts',
  ],
  [
    'web-shared-lowest',
    'apps/web/src/shared/a.ts',
    '../features/points/b.ts',
    'apps/web/src/features/points/b.ts',
  ],
  [
    'web-entities-below-features',
    'apps/web/src/entities/terminals/a.ts',
    '../../features/points/b.ts',
    'apps/web/src/features/points/b.ts',
  ],
  [
    'web-entities-apart',
    'apps/web/src/entities/terminals/a.ts',
    '../points/b.ts',
    'apps/web/src/entities/points/b.ts',
  ],
  [
    'web-components-below-screens',
    'apps/web/src/features/transport/components/a.ts',
    '../screens/b.ts',
    'apps/web/src/features/transport/screens/b.ts',
  ],
  [
    'web-features-apart',
    'apps/web/src/features/transport/a.ts',
    '../points/b.ts',
    'apps/web/src/features/points/b.ts',
  ],
  [
    'web-features-below-app',
    'apps/web/src/features/transport/a.ts',
    '../../app/b.ts',
    'apps/web/src/app/b.ts',
  ],
  [
    'web-never-imports-the-server',
    'apps/web/src/shared/a.ts',
    '../../../mock-server/src/app.ts',
    'apps/mock-server/src/app.ts',
  ],
  ['nobody-imports-tooling', 'apps/web/src/shared/a.ts', '../../../../tooling/b.ts', 'tooling/b.ts'],
];

/** All in one tree, so that dependency-cruiser runs once; each case has its own file names. */
const inOneTree = planted.map(([rule, from, imported, to], index) => {
  const own = (path: string) => path.replace(/(\/)([a-z]+)(\.test)?(\.tsx?)$/, `$1$2-${index}$3$4`);
  // The rules match index and app files by name.
  const target = to && !/\/(index|app)\.ts$/.test(to) ? own(to) : to;
  return { rule, from: own(from), imported: target === to ? imported : own(imported), to: target };
});
const foundInTree = violations(
  // The targets import zod, so that they are no orphans.
  Object.assign(
    {},
    ...inOneTree.map(({ from, imported, to }) => ({
      [from]: uses(imported),
      ...(to ? { [to]: uses('zod') } : {}),
    })),
  ),
);

test.each(inOneTree)('$rule: $from may not import $imported', ({ rule, from }) => {
  expect(foundInTree.filter((line) => line.startsWith(`${rule}: ${from} → `))).toHaveLength(1);
});

test('no-cycles: two modules that import each other, even by types only', () => {
  const found = violations({
    'apps/web/src/shared/a.ts': `import type { B } from './b.ts';\nexport type A = B | 1;\n`,
    'apps/web/src/shared/b.ts': `import type { A } from './a.ts';\nexport type B = A | 2;\n`,
  });
  expect(found.some((line) => line.startsWith('no-cycles: '))).toBe(true);
});

test('no-orphans: a module that nobody needs', () => {
  expect(violations({ 'apps/web/src/shared/alone.ts': leaf })).toEqual([
    'no-orphans: apps/web/src/shared/alone.ts → apps/web/src/shared/alone.ts',
  ]);
});

test('a domain born tomorrow is guarded without a change to the rules', () => {
  const found = violations({
    'apps/web/src/features/weather/a.ts': uses('../harvest/b.ts'),
    'apps/web/src/features/harvest/b.ts': uses('react'),
  });
  expect(found).toEqual([
    'web-features-apart: apps/web/src/features/weather/a.ts → apps/web/src/features/harvest/b.ts',
  ]);
});

test('what architecture allows passes', () => {
  const found = violations({
    'packages/contracts/src/shared/money.ts': uses('zod'),
    'packages/contracts/src/transport/schemas.ts': uses('zod', '../shared/money.ts'),
    'packages/contracts/src/operations.ts': uses('./transport/schemas.ts'),
    'packages/ui/src/button/button.tsx': uses('react', '../lib/cx.ts'),
    'packages/ui/src/lib/cx.ts': leaf,
    'packages/client/src/http/a.ts': uses('@noble/hashes', '../../../contracts/src/shared/money.ts'),
    'packages/client/src/transport/a.ts': uses('../http/a.ts'),
    'apps/mock-server/src/db/a.ts': uses('node:fs'),
    'apps/mock-server/src/http/a.ts': uses('fastify', '../db/a.ts'),
    'apps/mock-server/src/transport/store.ts': uses(
      '../http/a.ts',
      '../db/a.ts',
      '../../../../packages/contracts/src/shared/money.ts',
    ),
    'apps/mock-server/src/mock/control.ts': uses('../transport/store.ts', '../db/a.ts'),
    'apps/mock-server/src/app.ts': uses('./transport/store.ts', './mock/control.ts'),
    'apps/web/src/shared/a.ts': uses('react'),
    'apps/web/src/entities/points/a.ts': uses('../../shared/a.ts'),
    'apps/web/src/features/transport/a.ts': uses('../../shared/a.ts', '../../entities/points/a.ts'),
    'apps/web/src/features/transport/a.test.ts': uses(
      'vitest',
      './a.ts',
      '../../../../mock-server/src/app.ts',
    ),
    'apps/web/src/app/router.ts': uses('../features/transport/a.ts'),
  });
  expect(found).toEqual([]);
});

test('every rule is planted above', () => {
  const shown = new Set([...planted.map(([rule]) => rule), 'no-cycles', 'no-orphans']);
  expect((rules.forbidden ?? []).map(({ name }) => name).filter((name) => !shown.has(name ?? ''))).toEqual(
    [],
  );
});
