import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Usage {
  readonly cpuMicros: number;
  readonly rssBytes: number;
}

export interface MeasuredServer {
  readonly url: string;
  /** Milliseconds from spawning to listening. */
  readonly startMs: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The same flags as `npm start`, see tooling/run/server.mjs. */
const runtime: { flags: string[]; env: Record<string, string> } = JSON.parse(
  readFileSync(path('../runtime.json'), 'utf8'),
);

export const BUILT_SERVER = path('../dist/server.js');
export const BARE_SERVER = path('./bare-server.ts');

/** Starts a program that prints `Kasa: <url>` when it listens. */
export async function startMeasured(program: string, env: Record<string, string>): Promise<MeasuredServer> {
  const began = performance.now();
  const child: ChildProcess = spawn(
    process.execPath,
    [...runtime.flags, '--import', path('./cpu-probe.mjs'), program],
    {
      env: { ...runtime.env, PATH: process.env.PATH, PORT: '0', REQUESTS_PER_MINUTE: '0', ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk) => {
      text += chunk;
      const found = /^Kasa: (\S+)$/m.exec(text)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`${program} ended instead of listening`)));
  });
  return {
    url,
    startMs: performance.now() - began,
    async usage() {
      const answer = once(child, 'message');
      child.send('usage');
      const [usage] = await answer;
      return usage as Usage;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
