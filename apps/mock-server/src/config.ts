import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';

/** How the server was asked to run. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where people reach the server when that is not host and port, as in development. */
  readonly publicUrl: string | undefined;
  /** Directory of the embedded database; undefined keeps everything in memory. */
  readonly dataDir: string | undefined;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly isProduction: boolean;
  readonly mockControl: boolean;
  /** Which demo data an empty database is filled with, and every reset brings back; undefined: the usual. */
  readonly seed: string | undefined;
  /** Whether an empty database stays so. */
  readonly startsEmpty: boolean;
  /** Whether people go on paying at the seeded merchants' terminals. */
  readonly daysGoOn: boolean;
  readonly logLevel: string;
  readonly webRoot: string;
  readonly requestsPerMinute: number | undefined;
  readonly trustedProxies: readonly string[];
  /** Names under which requests may come, besides localhost and addresses; undefined: any. */
  readonly allowedHosts: readonly string[] | undefined;
}

/** The environment cannot be understood; the message is for the person who started the server. */
export class ConfigProblem extends Error {}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const MEMORY = ':memory:';
/**
 * Where the web app's build lies, seen from `src` and from `dist` alike. Asked for only by a server that listens: tests of
 * screens read this module in a page's environment, where it has no file's address.
 */
const builtWeb = () => fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Where the build leaves the seed that it has made ahead: beside the built server. Beside the sources there is none. */
export const preparedSeeds = () => fileURLToPath(new URL('./prepared', import.meta.url));

type Env = Readonly<Record<string, string | undefined>>;

function wholeNumber(env: Env, name: string, max: number): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new ConfigProblem(`${name}=${text} is not understood: give a whole number from 0 to ${max}.`);
}

function oneOf(env: Env, name: string, choices: readonly string[], byDefault: string): string {
  const text = env[name] || byDefault;
  if (choices.includes(text)) return text;
  throw new ConfigProblem(`${name}=${text} is not understood: give one of ${choices.join(', ')}.`);
}

/** What Fastify understands as a proxy: an address, a range of them, or one of three names for such ranges. */
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
  throw new ConfigProblem(
    `${name}: ${strange} is not understood: give addresses, e.g. 10.0.0.1 or 10.0.0.0/8.`,
  );
}

/** Names as DNS has them, international ones in the form that browsers send (`xn--`). */
const HOST_NAME = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** The names given, and those that the server was told to listen on and to be reached at. */
function hosts(env: Env, name: string): readonly string[] {
  const given = listed(env, name);
  const strange = given.find((text) => !HOST_NAME.test(text));
  if (strange !== undefined) {
    throw new ConfigProblem(`${name}: ${strange} is not understood: give names without port, e.g. kasa.lan.`);
  }
  const publicHost = URL.canParse(env.PUBLIC_URL ?? '') ? new URL(env.PUBLIC_URL ?? '').hostname : '';
  return [...given, ...[env.HOST ?? '', publicHost].filter((text) => HOST_NAME.test(text))];
}

/**
 * Reads the environment: HOST, PORT, PUBLIC_URL, DATA_DIR, DATABASE_URL, NODE_ENV, MOCK_CONTROL, MOCK_SEED, MOCK_EMPTY,
 * MOCK_PAYMENTS, LOG_LEVEL, WEB_ROOT, REQUESTS_PER_MINUTE, TRUSTED_PROXIES, ALLOWED_HOSTS. The README says what each means.
 * @throws ConfigProblem
 */
export function readConfig(env: Env): Config {
  const isProduction = env.NODE_ENV === 'production';
  const dataDir = env.DATA_DIR || '.data';
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new ConfigProblem('DATABASE_URL is not understood: it begins with postgres://.');
  }
  const mockControl = oneOf(env, 'MOCK_CONTROL', ['0', '1'], isProduction ? '0' : '1') === '1';
  return {
    host: env.HOST || '127.0.0.1',
    port: wholeNumber(env, 'PORT', 65_535) ?? 3000,
    publicUrl: env.PUBLIC_URL || undefined,
    dataDir: dataDir === MEMORY ? undefined : dataDir,
    databaseUrl,
    isProduction,
    mockControl,
    seed: env.MOCK_SEED || undefined,
    startsEmpty: oneOf(env, 'MOCK_EMPTY', ['0', '1'], '0') === '1',
    daysGoOn: oneOf(env, 'MOCK_PAYMENTS', ['0', '1'], '1') === '1',
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'warn'),
    webRoot: env.WEB_ROOT || builtWeb(),
    requestsPerMinute: wholeNumber(env, 'REQUESTS_PER_MINUTE', 1_000_000_000),
    trustedProxies: proxies(env, 'TRUSTED_PROXIES'),
    allowedHosts:
      isProduction && !mockControl && !env.ALLOWED_HOSTS ? undefined : hosts(env, 'ALLOWED_HOSTS'),
  };
}
