import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Public URL when it differs from host and port, as in development. */
  readonly publicUrl: string | undefined;
  /** Directory of the embedded database; undefined: in memory. */
  readonly dataDir: string | undefined;
  readonly databaseUrl: string | undefined;
  /** Seals secrets in the database; undefined: the key file in the data folder. */
  readonly dataKey: string | undefined;
  readonly isProduction: boolean;
  readonly mockControl: boolean;
  /** Name of the demo data for an empty database and for resets; undefined: the default. */
  readonly seed: string | undefined;
  /** Without demo data, whose password is public: the default in production. */
  readonly startsEmpty: boolean;
  /** Simulates payments at the seeded merchants' terminals. */
  readonly simulateActivity: boolean;
  readonly logLevel: string;
  readonly webRoot: string;
  readonly requestsPerMinute: number | undefined;
  readonly trustedProxies: readonly string[];
  /** Accepted host names besides localhost and IP addresses; undefined: any. */
  readonly allowedHosts: readonly string[] | undefined;
}

/** The environment is invalid; the message is meant for the user. */
export class ConfigError extends Error {}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const MEMORY = ':memory:';
const MIN_KEY_LENGTH = 32;
/** A function: in the environment of screen tests `import.meta.url` is no file URL. */
const builtWeb = () => fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Folder of the prepared seed, written by the build beside the built server; missing beside the sources. */
export const preparedSeedsDir = () => fileURLToPath(new URL('./prepared', import.meta.url));

type Env = Readonly<Record<string, string | undefined>>;

function wholeNumber(env: Env, name: string, max: number): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new ConfigError(`${name}=${text} is not understood: give a whole number from 0 to ${max}.`);
}

function oneOf(env: Env, name: string, choices: readonly string[], byDefault: string): string {
  const text = env[name] || byDefault;
  if (choices.includes(text)) return text;
  throw new ConfigError(`${name}=${text} is not understood: give one of ${choices.join(', ')}.`);
}

/** What Fastify accepts as a proxy: an address, a CIDR range, or one of three named ranges. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits = '0', ...more] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most && more.length === 0;
}

function listed(env: Env, name: string): readonly string[] {
  const texts = (env[name] ?? '').split(',').map((text) => text.trim());
  return texts.filter((text) => text !== '');
}

function proxies(env: Env, name: string): readonly string[] {
  const given = listed(env, name);
  const strange = given.find((text) => !isProxy(text));
  if (strange === undefined) return given;
  throw new ConfigError(
    `${name}: ${strange} is not understood: give addresses, e.g. 10.0.0.1 or 10.0.0.0/8.`,
  );
}

/** DNS names; international ones in the ASCII form that browsers send (`xn--`). */
const HOST_NAME = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** The configured names plus those of HOST and PUBLIC_URL. */
function hosts(env: Env, name: string): readonly string[] {
  const given = listed(env, name);
  const strange = given.find((text) => !HOST_NAME.test(text));
  if (strange !== undefined) {
    throw new ConfigError(`${name}: ${strange} is not understood: give names without port, e.g. kasa.lan.`);
  }
  const publicHost = URL.canParse(env.PUBLIC_URL ?? '') ? new URL(env.PUBLIC_URL ?? '').hostname : '';
  return [...given, ...[env.HOST ?? '', publicHost].filter((text) => HOST_NAME.test(text))];
}

/** Reads the environment variables that the README describes. @throws ConfigError */
export function readConfig(env: Env): Config {
  const isProduction = env.NODE_ENV === 'production';
  const dataDir = env.DATA_DIR || '.data';
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new ConfigError('DATABASE_URL is not understood: it begins with postgres://.');
  }
  const dataKey = env.DATA_KEY || undefined;
  if (dataKey !== undefined && dataKey.length < MIN_KEY_LENGTH) {
    throw new ConfigError(
      `DATA_KEY is too short: give ${MIN_KEY_LENGTH} random characters or more, e.g. of openssl rand -base64 32.`,
    );
  }
  if (databaseUrl !== undefined && dataKey === undefined && dataDir === MEMORY) {
    throw new ConfigError(
      'DATA_KEY is missing: DATA_DIR=:memory: keeps no key for the secrets in DATABASE_URL.',
    );
  }
  const mockControl = oneOf(env, 'MOCK_CONTROL', ['0', '1'], isProduction ? '0' : '1') === '1';
  return {
    host: env.HOST || '127.0.0.1',
    port: wholeNumber(env, 'PORT', 65_535) ?? 3000,
    publicUrl: env.PUBLIC_URL || undefined,
    dataDir: dataDir === MEMORY ? undefined : dataDir,
    databaseUrl,
    dataKey,
    isProduction,
    mockControl,
    seed: env.MOCK_SEED || undefined,
    startsEmpty: oneOf(env, 'MOCK_EMPTY', ['0', '1'], isProduction ? '1' : '0') === '1',
    simulateActivity: oneOf(env, 'MOCK_PAYMENTS', ['0', '1'], '1') === '1',
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'warn'),
    webRoot: env.WEB_ROOT || builtWeb(),
    requestsPerMinute: wholeNumber(env, 'REQUESTS_PER_MINUTE', 1_000_000_000),
    trustedProxies: proxies(env, 'TRUSTED_PROXIES'),
    allowedHosts:
      isProduction && !mockControl && !env.ALLOWED_HOSTS ? undefined : hosts(env, 'ALLOWED_HOSTS'),
  };
}
