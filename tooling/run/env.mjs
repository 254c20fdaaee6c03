import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const pinnedPnpm = manifest.packageManager;

/** The project's own Node 24, from the devDependency `node`. */
export const ownNode = join(root, 'node_modules', 'node', 'bin', 'node');

/**
 * Pnpm by npx. `--prefer-offline`: otherwise npx queries the registry, which takes a minute to fail offline.
 */
export const npxPnpm = [
  'npx',
  '--yes',
  '--prefer-offline',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
  pinnedPnpm,
];

/**
 * Project tools first, no telemetry. Without npm's own variables, which would change nested package managers.
 * @param {Record<string, string | undefined>} extra
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnv(extra = {}) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_(?!config_)/i.test(name));
  const env = /** @type {NodeJS.ProcessEnv} */ (Object.fromEntries(inherited));
  return {
    ...env,
    PATH: [join(root, 'node_modules', '.bin'), env.PATH].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    ...extra,
  };
}

/** PATH without the project's tools, as in a new user's shell. */
export function pathWithoutProjectTools() {
  const path = process.env.PATH ?? '';
  return path
    .split(delimiter)
    .filter((folder) => !/node_modules[\\/]\.bin$|node-gyp-bin$/.test(folder))
    .join(delimiter);
}
