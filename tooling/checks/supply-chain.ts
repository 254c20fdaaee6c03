// Supply chain (security T22): exact versions, integrity hashes, no git sources, reasons for dependencies.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportProblems, root } from './report.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly pnpm?: unknown;
}

const WORKSPACE = 'pnpm-workspace.yaml';
const LOCK = 'pnpm-lock.yaml';
const REASONS = 'docs/dependencies.md';
/** One version, or an alias of another package. */
const EXACT = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const MIN_REASON = 20;

const read = (base: string, path: string) => readFileSync(join(base, path), 'utf8');
const unquoted = (text = '') => text.replace(/^['"]|['"]$/g, '');

/** The entries of a top-level key in a YAML file that pnpm formats. */
function section(text: string, key: string): [name: string, value: string][] {
  const [, body = ''] = new RegExp(`^${key}:\\n((?:[ #].*\\n|\\n)*)`, 'm').exec(`${text}\n`) ?? [];
  return [...body.matchAll(/^ {2}(\S+): *(.*?)(?: +#.*)?$/gm)].map(([, name, value]) => [
    unquoted(name),
    unquoted(value),
  ]);
}

function manifests(base: string): [path: string, manifest: Manifest][] {
  const groups = ['packages', 'apps'].filter((group) => existsSync(join(base, group)));
  const paths = groups.flatMap((group) =>
    readdirSync(join(base, group)).map((name) => `${group}/${name}/package.json`),
  );
  const found = ['package.json', ...paths].filter((path) => existsSync(join(base, path)));
  return found.map((path) => [path, JSON.parse(read(base, path)) as Manifest]);
}

function versionProblems(base: string): string[] {
  const catalog = section(read(base, WORKSPACE), 'catalog');
  const loose = catalog
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${WORKSPACE}: ${name} is no exact version: ${version}`);
  const outside = manifests(base).flatMap(([path, manifest]) => {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest;
    return Object.entries({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
      ...peerDependencies,
    })
      .filter(([, version]) => version !== 'catalog:' && version !== 'workspace:*')
      .map(([name, version]) => `${path}: ${name} is not from the catalog: ${version}`);
  });
  return [...loose, ...outside];
}

function settingProblems(base: string): string[] {
  const text = read(base, WORKSPACE);
  const builds = section(text, 'allowBuilds');
  const unnamed = builds.filter(
    ([name, value]) => !/^(true|false)$/.test(value) || !/^(@[\w.-]+\/)?[\w.-]+$/.test(name),
  );
  return [
    ...(builds.length === 0 ? [`${WORKSPACE}: allowBuilds names no package`] : []),
    ...unnamed.map(([name]) => `${WORKSPACE}: allowBuilds takes names, not ${name}`),
    ...(/^dangerouslyAllowAllBuilds: *true/m.test(text) ? [`${WORKSPACE}: scripts of all packages run`] : []),
    ...(/^blockExoticSubdeps: *true$/m.test(text)
      ? []
      : [`${WORKSPACE}: blockExoticSubdeps is off: packages may come from git`]),
    ...(/'install', '--frozen-lockfile'/.test(read(base, 'tooling/run/install.mjs'))
      ? []
      : ['tooling/run/install.mjs: installs without --frozen-lockfile']),
  ];
}

function lockProblems(base: string): string[] {
  const text = read(base, LOCK);
  const exotic = text.split('\n').flatMap((line, index) => {
    const resolution = /^ {4}resolution: (.*)$/.exec(line)?.[1];
    const isKnown = resolution === undefined || /^\{integrity: sha512-[\w+/=]+\}$/.test(resolution);
    return isKnown ? [] : [`${LOCK}:${index + 1}: from elsewhere, or without a fingerprint: ${resolution}`];
  });
  const [, locked = ''] = /^catalogs:\n {2}default:\n((?: {4}.*\n)*)/m.exec(text) ?? [];
  const versions = new Map(
    [...locked.matchAll(/^ {4}(\S+):\n {6}specifier: (.*)$/gm)].map(([, name, version]) => [
      unquoted(name),
      unquoted(version),
    ]),
  );
  const stale = section(read(base, WORKSPACE), 'catalog')
    .filter(([name, version]) => versions.get(name) !== version)
    .map(([name]) => `${LOCK}: does not match the catalog: ${name}`);
  return [...exotic, ...stale];
}

/** Reasons by package: rows of the table in docs/dependencies.md. */
function reasons(base: string): [name: string, reason: string][] {
  const rows = read(base, REASONS).matchAll(/^\| `([^`]+)` *\|(.*)\|$/gm);
  return [...rows].map(([, name = '', cells = '']) => [name, cells.split('|').at(-1)?.trim() ?? '']);
}

function reasonProblems(base: string): string[] {
  const needed = new Set(
    manifests(base).flatMap(([, { dependencies = {} }]) =>
      Object.keys(dependencies).filter((name) => dependencies[name] !== 'workspace:*'),
    ),
  );
  const given = reasons(base);
  const names = given.map(([name]) => name);
  return [
    ...[...needed].filter((name) => !names.includes(name)).map((name) => `${REASONS}: no reason for ${name}`),
    ...names
      .filter((name, n) => names.indexOf(name) !== n)
      .map((name) => `${REASONS}: ${name} stands there twice`),
    ...names
      .filter((name) => !needed.has(name))
      .map((name) => `${REASONS}: nobody depends on ${name} any more`),
    ...given
      .filter(([, reason]) => reason.length < MIN_REASON)
      .map(([name]) => `${REASONS}: the reason for ${name} says nothing`),
  ];
}

export function supplyChainProblems(base: string): string[] {
  return [versionProblems, settingProblems, lockProblems, reasonProblems].flatMap((problems) =>
    problems(base),
  );
}

if (import.meta.main) {
  reportProblems('Supply chain', supplyChainProblems(root), 'exact, locked, from one place, with reasons');
}
