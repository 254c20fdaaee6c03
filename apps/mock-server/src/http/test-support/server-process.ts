import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signIn } from '@kasa/contracts/auth/operations/session';
import type { Operation } from '@kasa/contracts/shared/operation';
import { onTestFinished } from 'vitest';
import type { DatabaseOptions } from '../../db/connect.ts';
import { type ApiResponse, type Caller, cookieOf, type InputFor, requestOf } from './call.ts';

/** `npm test` and the deep run start the built server; otherwise the sources are run. */
const SERVER = process.env.KASA_SERVER
  ? resolve(process.env.KASA_SERVER)
  : fileURLToPath(new URL('../../start.ts', import.meta.url));

/** Compile cache of the server's sources, for faster starts. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url));

export interface ServerProcess {
  /** Undefined when it exited before listening. */
  readonly url: string | undefined;
  readonly pid: number;
  output(): string;
  stop(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Exit code, once it has exited by itself. */
  readonly ended: Promise<number | null>;
}

export function databaseEnv({ dataDir, databaseUrl, dataKey }: DatabaseOptions): Record<string, string> {
  const place: Record<string, string> =
    databaseUrl === undefined ? { DATA_DIR: dataDir ?? ':memory:' } : { DATABASE_URL: databaseUrl };
  return dataKey ? { ...place, DATA_KEY: dataKey } : place;
}

/** @param life `test`: stopped when the test ends; `file`: the caller stops it */
export async function startServer(
  env: Record<string, string>,
  life: 'test' | 'file' = 'test',
): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: COMPILED,
      PORT: '0',
      WEB_ROOT: '/nowhere',
      // No simulated payments while tests count events.
      MOCK_PAYMENTS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = once(child, 'exit').then(() => child.exitCode);
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
    return { code: child.exitCode, signal: child.signalCode };
  };
  if (life === 'test') {
    onTestFinished(async () => {
      await stop('SIGKILL');
    });
  }
  const listening = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      text += chunk;
      const url = /^Kasa: (\S+)$/m.exec(text)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
  const url = await Promise.race([listening, ended.then(() => undefined)]);
  return {
    url,
    pid: child.pid ?? 0,
    output: () => text,
    stop,
    ended,
  };
}

export async function callServer<Op extends Operation>(
  url: string | undefined,
  op: Op,
  input: InputFor<Op> = op.example as InputFor<Op>,
  caller: Caller = {},
) {
  const request = requestOf(op, input, caller);
  const response = await fetch(`${url}${String(request.url)}`, {
    method: op.method,
    headers: request.headers as Record<string, string>,
    body: (request.payload as string | undefined) ?? null,
  });
  const envelope = (await response.json()) as Pick<ApiResponse<Op>, 'code' | 'data'>;
  // An object of headers would keep only the last of several cookies.
  const headers = { ...Object.fromEntries(response.headers), 'set-cookie': response.headers.getSetCookie() };
  return { ...envelope, status: response.status, headers };
}

export async function signInTo(url: string | undefined): Promise<Caller> {
  return { cookie: cookieOf(await callServer(url, signIn)) };
}
