// `pnpm bench [requests] [memory] [rows] [payments]`; default: all. SECONDS: duration of each measurement (default 4).
import { build } from 'vite';
import { benchMemory } from './memory.ts';
import { benchPayments } from './payments.ts';
import { benchRequests } from './requests.ts';
import { benchRows } from './rows.ts';

const seconds = Number(process.env.SECONDS || 4);
const benches: Record<string, (seconds: number) => Promise<void>> = {
  requests: benchRequests,
  memory: benchMemory,
  rows: benchRows,
  payments: benchPayments,
};
const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0 || !(seconds > 0)) {
  process.stderr.write(`Usage: [SECONDS=4] pnpm bench [${Object.keys(benches).join('] [')}]\n`);
  process.exit(1);
}

await build({ logLevel: 'warn', root: new URL('..', import.meta.url).pathname });
for (const [name, bench] of Object.entries(benches)) {
  if (names.length === 0 || names.includes(name)) await bench(seconds);
}
