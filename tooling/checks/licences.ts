// Licences of all installed packages, and the bill of materials of production (security T22), both from pnpm.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { childEnv, npxPnpm } from '../run/env.mjs';
import { run } from '../run/exec.mjs';
import { reportProblems, root } from './report.ts';

export interface BillOfMaterials {
  readonly bomFormat?: string | undefined;
  readonly components?: readonly Component[] | undefined;
}

interface Component {
  readonly purl?: string | undefined;
  readonly group?: string | undefined;
  readonly name: string;
  readonly version?: string | undefined;
  readonly licenses?:
    | readonly { expression?: string; license?: { id?: string; name?: string } }[]
    | undefined;
}

/** Permissive licences. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1', // a font: may be served, not sold by itself
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** For development tools, which are not redistributed. */
const ALLOWED_FOR_TOOLS: ReadonlySet<string> = new Set([...ALLOWED, 'MPL-2.0', 'CC-BY-4.0']);

/** Packages without a declared licence, at the version whose licence file was read. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  '@react-aria/optimize-locales-plugin@2.0.2': 'Apache-2.0',
  'gost89@0.1.11': 'BSD-2-Clause',
  'jkurwa@1.21.0': 'BSD-2-Clause',
  'reserved@0.1.2': 'MIT',
};

const fullName = ({ group, name }: Component) => (group ? `${group}/${name}` : name);

/** Whether the allowed licences satisfy an SPDX expression. */
function isMet(expression: string, allowed: ReadonlySet<string>): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  return plain.split(' OR ').some((all) => all.split(' AND ').every((one) => allowed.has(one.trim())));
}

function licenceOf(component: Component): string | undefined {
  const byHand = READ_BY_HAND[`${fullName(component)}@${component.version}`];
  const stated = component.licenses?.map(
    ({ expression, license }) => expression ?? license?.id ?? license?.name,
  );
  return byHand ?? (stated?.length ? stated.join(' AND ') : undefined);
}

/** @param own names of our own packages */
export function licenceProblems(
  bill: BillOfMaterials,
  allowed: ReadonlySet<string>,
  own: readonly string[],
): string[] {
  return (bill.components ?? [])
    .filter((component) => !own.includes(fullName(component)))
    .flatMap((component) => {
      const licence = licenceOf(component);
      if (licence !== undefined && isMet(licence, allowed)) return [];
      return [`${fullName(component)}@${component.version}: ${licence ?? 'no licence'}`];
    });
}

/** Requires a purl and version per component, and all direct dependencies. */
export function billOfMaterialsProblems(bill: BillOfMaterials, needed: readonly string[]): string[] {
  const parts = bill.components ?? [];
  const names = parts.map(fullName);
  return [
    ...(bill.bomFormat === 'CycloneDX' ? [] : ['not in the format of CycloneDX']),
    ...parts
      .filter(({ purl, version }) => !version || !purl?.startsWith('pkg:npm/'))
      .map((part) => `${fullName(part)} has no address or version`),
    ...needed.filter((name) => !names.includes(name)).map((name) => `${name} is missing`),
  ];
}

async function billOf(file: string, ...options: string[]): Promise<BillOfMaterials> {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const command = [...npxPnpm, 'sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const { code, output } = await run([...command, '--out', file, ...options], { env: childEnv() });
  if (code !== 0) throw new Error(`pnpm sbom ended with ${code}:\n${output}`);
  return JSON.parse(readFileSync(file, 'utf8')) as BillOfMaterials;
}

const production = (path: string) => {
  const { name, dependencies = {} } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  return { name: String(name), needs: Object.keys(dependencies as object) };
};

if (import.meta.main) {
  const ours = ['apps/mock-server', 'apps/web', 'packages/client', 'packages/contracts', 'packages/ui'].map(
    production,
  );
  const own = ours.map(({ name }) => name);
  const needed = [...new Set(ours.flatMap(({ needs }) => needs))];
  const folder = join(root, 'test-results/sbom');
  const shipped = await billOf(join(folder, 'kasa.cdx.json'), '--prod');
  const everything = await billOf(join(folder, 'kasa-with-tools.cdx.json'));
  const problems = [
    ...billOfMaterialsProblems(shipped, needed),
    ...licenceProblems(shipped, ALLOWED, own),
    ...licenceProblems(everything, ALLOWED_FOR_TOOLS, own),
  ];
  reportProblems(
    'Licences',
    [...new Set(problems)],
    `${shipped.components?.length} parts in production, ${everything.components?.length} with tools; bill of materials: test-results/sbom/kasa.cdx.json`,
  );
}
