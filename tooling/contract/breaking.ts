// Compares the contract with the last released one and fails on changes that break clients, unless the version says so.
// Own comparer: the maintained ones are Go programs (oasdiff, pb33f) that npm packages download from elsewhere, and none
// of them knows x-permission, x-session and x-signed.
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finish, root } from '../checks/report.ts';
import { breakingChanges } from './breaking/operations.ts';
import type { Json } from './breaking/resolve.ts';

const released = join(root, 'packages/contracts/openapi.released.json');
const current = join(root, 'packages/contracts/openapi.json');

function versionOf(document: Json): [number, number] {
  const version = String((document.info as Json | undefined)?.version);
  const [major, minor] = version.split('.').map(Number);
  if (major === undefined || minor === undefined || Number.isNaN(major + minor)) {
    throw new Error(`info.version is "${version}", not a semantic version`);
  }
  return [major, minor];
}

/** Whether the version announces a break: a new major, or below 1.0 a new minor. */
export function announcesBreak(before: Json, after: Json): boolean {
  const [[major, minor], [nextMajor, nextMinor]] = [versionOf(before), versionOf(after)];
  return nextMajor > major || (major === 0 && nextMajor === 0 && nextMinor > minor);
}

/** Breaking changes that the version does not announce. */
export function unannouncedBreaks(before: Json, after: Json): string[] {
  const changes = breakingChanges(before, after);
  return announcesBreak(before, after) ? [] : changes;
}

if (import.meta.main) {
  const read = (file: string): Json => JSON.parse(readFileSync(file, 'utf8'));
  if (process.argv.includes('--release')) {
    copyFileSync(current, released);
    process.stdout.write('openapi.released.json is now the current contract\n');
  } else {
    finish(
      'Breaking changes since the released contract (raise its major version, or keep clients working)',
      unannouncedBreaks(read(released), read(current)),
      'none',
    );
  }
}
