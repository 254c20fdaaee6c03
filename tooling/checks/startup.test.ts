import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plant } from '../test-support/plant.ts';
import { startupProblems } from './startup.ts';

const server = (before: string) =>
  join(
    plant({
      'server.mjs': `import { createServer } from 'node:http';
${before}
createServer((request, response) => response.end('{}')).listen(process.env.PORT, '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));`,
    }),
    'server.mjs',
  );

test('a small server passes', async () => {
  expect((await startupProblems(server(''))).problems).toEqual([]);
});

test('a slow start', async () => {
  const { problems } = await startupProblems(server('await new Promise((done) => setTimeout(done, 1_100));'));
  expect(problems).toEqual([expect.stringMatching(/^starts in \d+ ms, budget 1000 ms$/)]);
});

test('too much memory', async () => {
  const { problems } = await startupProblems(server('globalThis.held = Buffer.alloc(160 * 1024 * 1024, 1);'));
  expect(problems).toEqual([expect.stringMatching(/^takes \d+ MB, budget 150 MB$/)]);
});

test('a server that dies', async () => {
  await expect(startupProblems(server('process.exit(3);'))).rejects.toThrow('ended with 3');
});
