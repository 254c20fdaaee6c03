import { expect, test } from 'vitest';
import { createFixture } from '../test-support/fixture.ts';
import { supplyChainProblems } from './supply-chain.ts';

const workspace = `packages:
  - packages/*

# One version.
catalog:
  "@scope/tool": 1.2.3
  zod: 4.6.7
  typescript: npm:@typescript/typescript6@6.0.2

allowBuilds:
  node: true
  esbuild: false
blockExoticSubdeps: true
`;
const lock = `lockfileVersion: '9.0'

catalogs:
  default:
    '@scope/tool':
      specifier: 1.2.3
      version: 1.2.3
    typescript:
      specifier: npm:@typescript/typescript6@6.0.2
      version: 6.0.2
    zod:
      specifier: 4.6.7
      version: 4.6.7

packages:

  zod@4.6.7:
    resolution: {integrity: sha512-AAAA/+==}
`;
const manifest = (dependencies: object, devDependencies: object = { '@scope/tool': 'catalog:' }) =>
  JSON.stringify({ dependencies, devDependencies });
const reasons = '| Package | Reason |\n| --- | --- |\n| `zod` | The schemas of the contract |\n';

const good = {
  'pnpm-workspace.yaml': workspace,
  'pnpm-lock.yaml': lock,
  'package.json': manifest({}),
  'packages/a/package.json': manifest({ zod: 'catalog:', '@kasa/b': 'workspace:*' }),
  'docs/dependencies.md': reasons,
  'tooling/run/install.mjs': "run([...npxPnpm, 'install', '--frozen-lockfile'])",
};
const problemsWith = (changes: Partial<typeof good>) =>
  supplyChainProblems(createFixture({ ...good, ...changes }));

test('a kept repository passes', () => {
  expect(problemsWith({})).toEqual([]);
});

test.each([
  '^4.6.7',
  '~4.6.7',
  '4.6',
  '4',
  '>=4',
  '4.x',
  '*',
  'latest',
  '""',
  'npm:zod@^4.0.0',
  'github:colinhacks/zod',
  'git+ssh://git@example.com/zod.git',
  'https://example.com/zod.tgz',
  'file:../zod',
  'link:../zod',
])('no exact version: %s', (version) => {
  const problems = problemsWith({
    'pnpm-workspace.yaml': workspace.replace('zod: 4.6.7', `zod: ${version}`),
  });
  expect(problems).toContainEqual(expect.stringContaining('zod is no exact version'));
});

test.each(['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'])(
  'past the catalog, in %s',
  (group) => {
    const path = 'packages/a/package.json';
    const problems = problemsWith({
      [path]: JSON.stringify({ dependencies: { zod: 'catalog:' }, [group]: { zod: '4.6.7' } }),
    });
    expect(problems).toContain(`${path}: zod is not from the catalog: 4.6.7`);
  },
);

test.each([
  ['blockExoticSubdeps: true', 'blockExoticSubdeps: false', 'may come from git'],
  ['  node: true\n  esbuild: false\n', '', 'allowBuilds names no package'],
  ['  node: true', '  "*": true', 'allowBuilds takes names'],
  [
    'blockExoticSubdeps',
    'dangerouslyAllowAllBuilds: true\nblockExoticSubdeps',
    'scripts of all packages run',
  ],
])('a setting: %j as %j', (from, to, says) => {
  const problems = problemsWith({ 'pnpm-workspace.yaml': workspace.replace(from, to) });
  expect(problems).toEqual([expect.stringContaining(says)]);
});

test('installing what the lock file does not say', () => {
  const problems = problemsWith({ 'tooling/run/install.mjs': "run([...npxPnpm, 'install'])" });
  expect(problems).toEqual(['tooling/run/install.mjs: installs without --frozen-lockfile']);
});

test.each([
  '{tarball: https://codeload.example.com/zod/tar.gz/0a1b2c}',
  '{integrity: sha512-AAAA, tarball: https://example.com/zod.tgz}',
  '{type: git, repo: https://example.com/zod.git, commit: 0a1b2c}',
  '{directory: ../zod, type: directory}',
  '{integrity: sha1-AAAA=}',
])('in the lock file: %s', (resolution) => {
  const problems = problemsWith({
    'pnpm-lock.yaml': lock.replace('{integrity: sha512-AAAA/+==}', resolution),
  });
  expect(problems).toEqual([`pnpm-lock.yaml:18: from elsewhere, or without a fingerprint: ${resolution}`]);
});

test('a lock file of another catalog', () => {
  const problems = problemsWith({ 'pnpm-lock.yaml': lock.replace('specifier: 4.6.7', 'specifier: 4.6.6') });
  expect(problems).toEqual(['pnpm-lock.yaml: does not match the catalog: zod']);
});

test.each([
  ['', ['docs/dependencies.md: no reason for zod']],
  ['| `zod` | it is good |\n', ['docs/dependencies.md: the reason for zod says nothing']],
  [`${reasons}| \`zod\` | The schemas of the contract |\n`, ['docs/dependencies.md: zod stands there twice']],
  [
    `${reasons}| \`ajv\` | The schemas of the contract |\n`,
    ['docs/dependencies.md: nobody depends on ajv any more'],
  ],
])('reasons: %j', (text, problems) => {
  expect(problemsWith({ 'docs/dependencies.md': text })).toEqual(problems);
});
