// Fails on breaking changes that the version does not announce, and on unreleased operations.
// An own implementation: the maintained tools are Go programs and do not know x-permission and the like.
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { finish, root } from '../checks/report.ts';
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

export function releaseProblems(before: Json, after: Json): string[] {
  const breaks = unannouncedBreaks(before, after);
  if (breaks.length > 0 || isDeepStrictEqual(before, after) || isHigher(after, before)) return breaks;
  return [
    `released is ${versionOf(before).join('.')}: raise CONTRACT_VERSION above it, and run \`pnpm gen\``,
  ];
}

if (import.meta.main) {
  const read = (file: string): Json => JSON.parse(readFileSync(file, 'utf8'));
  const [before, after] = [read(released), read(current)];
  if (process.argv.includes('--release')) {
    const problems = releaseProblems(before, after);
    if (problems.length === 0) copyFileSync(current, released);
    finish('Release of the contract', problems, 'openapi.released.json is now the current contract');
  } else {
    finish(
      'Breaking changes since the released contract (raise its major version, or keep clients working)',
      [...unannouncedBreaks(before, after), ...unreleased(before, after)],
      'none',
    );
  }
}
