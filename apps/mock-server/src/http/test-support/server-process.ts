/** The server as a process of its own, as people start it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signIn } from '@kasa/contracts/auth/operations/session';
import type { Operation } from '@kasa/contracts/shared/operation';
import { onTestFinished } from 'vitest';
import type { DatabaseOptions } from '../../db/connect.ts';
import { type Caller, type CallInput, cookieOf, requestOf } from './call.ts';

/** `npm test` starts what was built, as people do; so does the deep run, which measures. By hand: the sources. */
const SERVER = process.env.KASA_SERVER
  ? resolve(process.env.KASA_SERVER)
  : fileURLToPath(new URL('../../server.ts', import.meta.url));

/** What Node has compiled of the server's sources: without it each start would read and strip all of them anew. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url));

export interface ServerProcess {
  /** Undefined when it ended instead of listening. */
  readonly url: string | undefined;
  readonly pid: number;
  /** All that it has written so far. */
  output(): string;
  /** Sends a signal and waits for the end. */
  stop(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** The exit code, once it has ended by itself. */
  readonly ended: Promise<number | null>;
}

/** The environment that opens a database. */
export function databaseEnv({ dataDir, databaseUrl }: DatabaseOptions): Record<string, string> {
  return databaseUrl === undefined ? { DATA_DIR: dataDir ?? ':memory:' } : { DATABASE_URL: databaseUrl };
}

/**
 * Starts the server on a free port and waits until it listens or has ended.
 * @param life how long it may live: a test that fails leaves no process behind; what a hook starts, another hook stops
 */
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
      // Nobody pays while tests count what happens.
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

/** Calls an operation over HTTP. */
export async function callServer(
  url: string | undefined,
  op: Operation,
  input: CallInput = op.example,
  caller: Caller = {},
) {
  const request = requestOf(op, input, caller);
  const response = await fetch(`${url}${String(request.url)}`, {
    method: op.method,
    headers: request.headers as Record<string, string>,
    body: (request.payload as string | undefined) ?? null,
  });
  const envelope = (await response.json()) as { code: number; data: Record<string, unknown> };
  // Several cookies are several headers, of which an object would keep the last.
  const headers = { ...Object.fromEntries(response.headers), 'set-cookie': response.headers.getSetCookie() };
  return { ...envelope, status: response.status, headers };
}

/** Signs in over HTTP as the owner. */
export async function signInTo(url: string | undefined): Promise<Caller> {
  return { cookie: cookieOf(await callServer(url, signIn)) };
}
