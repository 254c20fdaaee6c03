import { exportTransactions } from '@kasa/contracts/transactions/operations/transactions';
import { printLine } from './print-table.ts';
import type { MeasuredServer } from './server.ts';

const MAX_ABOVE_IDLE_MB = 80;
const POLL_MS = 250;

const megabytes = async (server: MeasuredServer) => (await server.usage()).rssBytes / 2 ** 20;

/** Exports all payments in both formats, one after the other; what the server's memory grows by at most is judged. */
export async function benchExportMemory(server: MeasuredServer, name: string, cookie: string): Promise<void> {
  for (const format of ['csv', 'xlsx']) {
    const idle = await megabytes(server);
    let most = idle;
    let isOver = false;
    const watch = async () => {
      while (!isOver) {
        most = Math.max(most, await megabytes(server));
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    };
    const watching = watch();
    const answer = await fetch(`${server.url}${exportTransactions.path}?format=${format}`, {
      headers: { cookie },
    });
    let bytes = 0;
    for await (const piece of answer.body ?? []) bytes += piece.length;
    isOver = true;
    await watching;
    const isWithin = answer.ok && most - idle <= MAX_ABOVE_IDLE_MB;
    if (!isWithin) process.exitCode = 1;
    const size = (bytes / 2 ** 20).toFixed(0);
    const verdict = isWithin ? '✓' : `✗ (at most ${MAX_ABOVE_IDLE_MB})`;
    printLine(
      `${name}, all payments as ${format}: ${size} MB of file, ${(most - idle).toFixed(0)} MB above ${idle.toFixed(0)} ${verdict}`,
    );
  }
}
