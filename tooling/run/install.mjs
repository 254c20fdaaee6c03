import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnv, npxPnpm, ownNode, root } from './env.mjs';
import { run } from './exec.mjs';
import { UserFacingError } from './user-facing-error.mjs';

const stampFile = join(root, 'node_modules', '.kasa-installed');
const unreachable =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|META_FETCH_FAIL|dns error|error sending request|network (?:request|error)/i;

/** A hash of everything that determines node_modules. */
function wantedStamp() {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];
  for (const group of ['packages', 'apps']) {
    for (const name of readdirSync(join(root, group))) files.push(join(group, name, 'package.json'));
  }
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${root}`);
  for (const file of files.sort()) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function ownNodeRuns() {
  try {
    return execFileSync(ownNode, ['--version'], { encoding: 'utf8' }).startsWith('v24.');
  } catch {
    return false;
  }
}

/** Installs the locked packages unless node_modules already matches. */
export async function install() {
  const stamp = wantedStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp && ownNodeRuns()) return;
  process.stdout.write('Installing packages (first time: about a minute) …\n');
  const result = await run([...npxPnpm, 'install', '--frozen-lockfile'], {
    // CI: no prompts. Plain PATH: the project's node_modules/.bin may be incomplete.
    env: { ...childEnv(), PATH: process.env.PATH ?? '', CI: 'true' },
  });
  if (result.code !== 0) throw new UserFacingError(explain(result.output));
  if (!ownNodeRuns()) {
    throw new UserFacingError(
      `${ownNode} does not run: the package "node" could not fetch Node 24 for ${process.platform}-${process.arch}.\n` +
        'Delete node_modules and try again; the npm registry must be reachable.',
    );
  }
  writeFileSync(stampFile, stamp);
}

/** The message for a failed install. @param {string} output of pnpm or npx */
export function explain(output) {
  const tail = output.trim().split('\n').slice(-15).join('\n');
  if (unreachable.test(output)) {
    return `${tail}\n\nThe npm registry cannot be reached, and packages are missing.\nCheck the network (and \`npm config get registry\`, proxies), then run the same command again.`;
  }
  if (/OUTDATED_LOCKFILE|frozen-lockfile/i.test(output)) {
    return `${tail}\n\npnpm-lock.yaml does not match the package.json files. Run \`npx ${npxPnpm.at(-1)} install\` and commit the lock file.`;
  }
  return `${tail}\n\nInstalling packages failed (above).`;
}
