import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './exec.mjs';
import { Problem } from './problem.mjs';

/** @param {string} file */
function executable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these programs on PATH. @param {string[]} names */
function onPath(names) {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      if (folder && executable(join(folder, name))) return join(folder, name);
    }
  }
  return undefined;
}

/** The system's Chromium, or what CHROMIUM_PATH names. @returns {string | undefined} */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (executable(named)) return named;
    throw new Problem(
      `CHROMIUM_PATH=${named} is not a program. Correct it, or unset it to let Chromium be found.`,
    );
  }
  return onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
}

/** The folder with initdb and postgres: on PATH, else the newest of Debian's. @returns {string | undefined} */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((v) => join(debian, v, 'bin')),
  ];
  return folders.find(
    (folder) => folder && executable(join(folder, 'initdb')) && executable(join(folder, 'postgres')),
  );
}

/** How to install Debian packages without being asked for a password, or undefined. @returns {string[] | undefined} */
function aptCommand() {
  if (!onPath(['apt-get'])) return undefined;
  if (process.getuid?.() === 0) return [];
  try {
    execFileSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
    return ['sudo', '-n'];
  } catch {
    return undefined;
  }
}

/**
 * Finds Chromium and PostgreSQL's programs, installing Debian's packages for what is missing.
 * PostgreSQL comes from Debian, like Chromium, and not from an npm package of binaries: one channel, and the same
 * version that the machine's own tools are built for.
 * @returns {Promise<{ chromium: string, postgres: string }>} a program; a folder of programs
 */
export async function systemPrograms() {
  const wanted = [...(findChromium() ? [] : ['chromium']), ...(findPostgres() ? [] : ['postgresql'])];
  const said = wanted.length > 0 ? await aptInstall(wanted) : '';
  const chromium = findChromium();
  const postgres = findPostgres();
  if (chromium && postgres) return { chromium, postgres };
  const missing = [
    ...(chromium
      ? []
      : ['Chromium (needed by the browser tests): install it, or set CHROMIUM_PATH to a Chrome or Chromium']),
    ...(postgres
      ? []
      : [
          'PostgreSQL (initdb and postgres, needed by the server tests): install it, or put its bin folder on PATH',
        ]),
  ];
  throw new Problem(
    `${said}Missing on this machine:\n- ${missing.join('\n- ')}\nOn Debian or Ubuntu: apt-get install chromium postgresql`,
  );
}

/** @param {string[]} packages @returns {Promise<string>} what went wrong, or '' */
async function aptInstall(packages) {
  const prefix = aptCommand();
  if (!prefix)
    return `Not installed by this command, which needs apt-get and root (or sudo without a password).\n`;
  process.stdout.write(`Installing Debian packages: ${packages.join(' ')} …\n`);
  // `create_main_cluster` off would need a config file before the install; the cluster Debian makes is never used.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run([...prefix, 'apt-get', 'update', '-qq'], { env, timeoutMs: 300_000 });
  const install = await run(
    [
      ...prefix,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      ...packages,
    ],
    { env, timeoutMs: 900_000 },
  );
  if (install.code === 0) return '';
  return `${`${update.output}${install.output}`.trim().split('\n').slice(-8).join('\n')}\n\napt-get could not install them (no network?).\n`;
}
