import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../checks/report.ts';
import { explainEnd } from './proxy.ts';

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** The backend's sources as a process of its own. */
export interface Backend {
  /** Why it has ended by itself; undefined while it runs or starts anew. */
  whyEnded(): string | undefined;
  restart(): Promise<void>;
  stop(): void;
}

export function runBackend(port: number, publicUrl: string): Backend {
  let complaint = '';
  const start = () => {
    complaint = '';
    const child = spawn(process.execPath, ['apps/mock-server/src/server.ts'], {
      cwd: root,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: process.env.DATA_DIR || '.data',
        PUBLIC_URL: publicUrl,
      },
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    child.stderr.on('data', (text: Buffer) => {
      process.stderr.write(text);
      complaint = `${complaint}${text}`.slice(-4000);
    });
    return child;
  };
  let child = start();
  let isStopping = false;
  /** Changes during a restart need no further one. */
  let isRestarting = false;
  return {
    whyEnded: () => (hasEnded(child) && !isRestarting ? explainEnd(complaint, root) : undefined),
    async restart() {
      if (isRestarting || isStopping) return;
      isRestarting = true;
      await sleep(100);
      if (!hasEnded(child)) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      if (isStopping) return;
      process.stdout.write('The backend’s files have changed: it starts anew.\n');
      child = start();
      isRestarting = false;
    },
    stop() {
      isStopping = true;
      child.kill('SIGTERM');
    },
  };
}
