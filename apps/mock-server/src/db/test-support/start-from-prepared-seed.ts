/**
 * Starts a server process on a folder: takes the prepared seed, opens the database, prints `up` or the error.
 */
import { openDatabase } from '../connect.ts';
import { copyPreparedSeed } from '../prepared-seed.ts';
import { seedOnce } from '../reset.ts';

const [dataDir = '', made = ''] = process.argv.slice(2);
const plan = { key: 'a', fill: async () => Promise.reject(new Error('filled although a seed was there')) };
try {
  await copyPreparedSeed(dataDir, made, plan);
  const database = await openDatabase({ dataDir, lockTimeoutMs: 1_000 });
  await seedOnce(database, plan);
  process.stdout.write('up\n');
  process.stdin.resume().once('end', () => void database.close());
} catch (error) {
  process.stdout.write(`${error}\n`);
}
