import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** `pnpm@<version>`, as package.json pins it. */
const pinnedPnpm = manifest.packageManager;

/** The project's own Node 24, installed by the devDependency `node`. */
export const ownNode = join(root, 'node_modules', 'node', 'bin', 'node');

/**
 * Pnpm without a global tool, kept by npx after the first time. Without `--prefer-offline` npx asks the registry
 * every time, and without a network that takes a minute to fail.
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
 * The environment of everything we start: the project's tools and its Node first, no telemetry, no colours in logs.
 * npm's own variables are left out: they would leak this run's settings into the package managers below it.
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

/** PATH as it was before npm and we put the project's tools in front: what a newcomer's shell has. */
export function plainPath() {
  const path = process.env.PATH ?? '';
  return path
    .split(delimiter)
    .filter((folder) => !/node_modules[\\/]\.bin$|node-gyp-bin$/.test(folder))
    .join(delimiter);
}
