/**
 * Loaded before a server (`node --import`): when it ends, it says how late its event loop was at the 99th percentile,
 * in ms. Measured inside, since a client beside it would count its own work.
 */
import { writeSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
// What is loaded at the start is not what is asked for.
setTimeout(() => delay.enable(), 1_000).unref();

process.on('exit', () => {
  // The histogram is of intervals, which are this long when nothing is late.
  const late = delay.percentile(99) / 1e6 - RESOLUTION_MS;
  writeSync(1, `event loop late by ${late.toFixed(1)} ms\n`);
});
