// Fails on breaking changes that the version does not announce, and on unreleased operations.
// An own implementation: the maintained tools are Go programs and do not know x-permission and the like.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { reportProblems, root } from '../checks/report.ts';
import { breakingChanges, operationsOf } from './breaking/operations.ts';
import type { Json } from './breaking/resolve.ts';

const released = join(root, 'packages/contracts/openapi.released.json');
const current = join(root, 'packages/contracts/openapi.json');

function versionOf(document: Json): [number, number, number] {
  const version = String((document.info as Json | undefined)?.version);
  const [major, minor, patch] = version.split('.').map(Number);
  if (major === undefined || minor === undefined || patch === undefined || !(major + minor + patch >= 0)) {
    throw new Error(`info.version is "${version}", not a semantic version`);
  }
  return [major, minor, patch];
}

function isHigher(next: Json, than: Json): boolean {
  const [before, after] = [versionOf(than), versionOf(next)];
  const at = after.findIndex((number, index) => number !== before[index]);
  return at !== -1 && (after[at] ?? 0) > (before[at] ?? 0);
}

/** A new major version, or below 1.0 a new minor one. */
export function announcesBreak(before: Json, after: Json): boolean {
  const [[major, minor], [nextMajor, nextMinor]] = [versionOf(before), versionOf(after)];
  return nextMajor > major || (major === 0 && nextMajor === 0 && nextMinor > minor);
}

export function unannouncedBreaks(before: Json, after: Json): string[] {
  const changes = breakingChanges(before, after);
  return announcesBreak(before, after) ? [] : changes;
}

/** Operations missing in the released contract, or an unreleased version. */
export function unreleased(before: Json, after: Json): string[] {
  const [was, is] = [versionOf(before).join('.'), versionOf(after).join('.')];
  return [
    ...(was === is ? [] : [`the contract is ${is}, released is ${was}: run \`pnpm release:contract\``]),
    ...[...operationsOf(after).keys()]
      .filter((name) => !operationsOf(before).has(name))
      .map((name) => `${name}: in no release (CONTRIBUTING.md, Releasing the contract)`),
  ];
}

/**
 * The version to release the present document under: its own where that is raised already, else the next one.
 * @param mayBreak whether a break was asked for
 */
export function releasedVersion(before: Json, after: Json, mayBreak: boolean): string {
  const own = versionOf(after).join('.');
  const isBreak = unannouncedBreaks(before, after).length > 0;
  if (isDeepStrictEqual(before, after) || (isHigher(after, before) && !isBreak)) return own;
  const [major, minor] = versionOf(before);
  return isBreak && mayBreak ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

/** Raises CONTRACT_VERSION, and makes anew what is made from the contract. */
function raiseVersion(version: string): void {
  const source = join(root, 'packages/contracts/src/openapi.ts');
  const text = readFileSync(source, 'utf8');
  writeFileSync(source, text.replace(/(?<=CONTRACT_VERSION = ')[^']+/, version));
  execFileSync(process.execPath, [join(root, 'tooling/contract/emit.ts')], { stdio: 'inherit' });
}

if (import.meta.main) {
  const read = (file: string): Json => JSON.parse(readFileSync(file, 'utf8'));
  const [before, after] = [read(released), read(current)];
  if (process.argv.includes('--release')) {
    const mayBreak = process.argv.includes('--break');
    const problems = mayBreak ? [] : unannouncedBreaks(before, after);
    if (problems.length === 0) {
      raiseVersion(releasedVersion(before, after, mayBreak));
      copyFileSync(current, released);
    }
    reportProblems(
      'Release of the contract (`--break` raises its major version)',
      problems,
      'openapi.released.json is now the current contract',
    );
  } else {
    reportProblems(
      'Breaking changes since the released contract (keep clients working, or `pnpm release:contract --break`)',
      [...unannouncedBreaks(before, after), ...unreleased(before, after)],
      'none',
    );
  }
}
