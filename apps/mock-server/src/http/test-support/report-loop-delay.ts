/** Preloaded into a server (`node --import`): prints its event loop delay (p99, ms) on exit. */
import { writeSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
// Leaves out the loading of modules.
setTimeout(() => delay.enable(), 1_000).unref();

process.on('exit', () => {
  // The histogram holds intervals, which equal the resolution when nothing is late.
  const late = delay.percentile(99) / 1e6 - RESOLUTION_MS;
  writeSync(1, `event loop late by ${late.toFixed(1)} ms\n`);
});
