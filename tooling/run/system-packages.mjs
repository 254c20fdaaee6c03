import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './exec.mjs';

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

/** CHROMIUM_PATH, else the system's Chromium. @returns {string | undefined} */
function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && executable(named)) return named;
  return onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
}

/** Chromium without windows: half the CPU time, and no password manager. @returns {string | undefined} */
const findShell = () => onPath(['chromium-headless-shell']);

/** With initdb and postgres: on PATH, else Debian's newest version. @returns {string | undefined} */
function findPostgres() {
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

/** Prefix of apt-get without a password prompt; undefined if impossible. @returns {string[] | undefined} */
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

/** @typedef {'chromium' | 'postgres'} Program */
/** @typedef {{ chromium?: string | undefined, shell?: string | undefined, postgres?: string | undefined, problem?: string }} Programs */

/** @type {Record<Program, { debian: string, find: () => string | undefined, missing: string }>} */
const known = {
  chromium: {
    debian: 'chromium',
    find: findChromium,
    missing: 'Chromium, for the browser tests: install it, or set CHROMIUM_PATH to a Chromium or Chrome',
  },
  postgres: {
    debian: 'postgresql',
    find: findPostgres,
    missing: 'PostgreSQL (initdb, postgres), for the server tests: install it, or put its bin folder on PATH',
  },
};

/**
 * Finds programs, installing missing Debian packages; PostgreSQL too, so that it fits the system's libraries.
 * @param {ReadonlySet<Program>} needed
 * @returns {Promise<Programs>} `shell`: Chromium's faster headless one, if any; `problem`: what is missing
 */
export async function systemPrograms(needed) {
  const wanted = [...needed].map((name) => ({ name, ...known[name] }));
  const absent = () => wanted.filter(({ find }) => !find());
  const said = absent().length > 0 ? await aptInstall(absent().map(({ debian }) => debian)) : '';
  const found = {
    ...Object.fromEntries(wanted.map(({ name, find }) => [name, find()])),
    ...(needed.has('chromium') ? { shell: await shell() } : {}),
  };
  if (absent().length === 0) return found;
  const lines = absent().map(({ missing }) => `- ${missing}`);
  const names = absent().map(({ debian }) => debian);
  return {
    ...found,
    problem: `${said}Missing on this machine:\n${lines.join('\n')}\nOn Debian or Ubuntu: apt-get install ${names.join(' ')}`,
  };
}

/** Debian's headless shell; optional. @returns {Promise<string | undefined>} */
async function shell() {
  if (!findShell() && findChromium() === '/usr/bin/chromium') await aptInstall(['chromium-headless-shell']);
  return process.env.CHROMIUM_PATH ? undefined : findShell();
}

/** @param {string[]} packages @returns {Promise<string>} the error message, or '' */
async function aptInstall(packages) {
  const prefix = aptCommand();
  if (!prefix)
    return `Not installed by this command, which needs apt-get and root (or sudo without a password).\n`;
  process.stdout.write(`Installing Debian packages: ${packages.join(' ')} …\n`);
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
