import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFixture } from '../test-support/fixture.ts';
import { startupProblems } from './startup.ts';

const server = (before: string) =>
  join(
    createFixture({
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

const firstTime = `import { existsSync, writeFileSync } from 'node:fs';
const mark = \`\${process.env.DATA_DIR}/filled\`;
const isFirst = !existsSync(mark);
writeFileSync(mark, '');
`;
const wait = (ms: number) => `await new Promise((done) => setTimeout(done, ${ms}));`;
const hold = 'globalThis.held = Buffer.alloc(160 * 1024 * 1024, 1);';

test('a slow later start', async () => {
  const { problems } = await startupProblems(server(`${firstTime} if (!isFirst) ${wait(1_100)}`), 2);
  expect(problems).toEqual([expect.stringMatching(/^later start takes \d+ ms, budget 1000 ms$/)]);
});

test('a slow first start', async () => {
  const { problems } = await startupProblems(server(`${firstTime} if (isFirst) ${wait(1_100)}`), 2);
  expect(problems).toEqual([expect.stringMatching(/^first start takes \d+ ms, budget 1000 ms$/)]);
});

test('a start that is slow once is none', async () => {
  const once = `${firstTime.replace('process.env.DATA_DIR', 'import.meta.dirname')} if (isFirst) ${wait(1_100)}`;
  expect((await startupProblems(server(once))).problems).toEqual([]);
});

test('a slow start that fills its database', async () => {
  const filling = `if (process.env.MOCK_SEED) ${wait(2_100)}`;
  const { problems } = await startupProblems(server(filling), 2);
  expect(problems).toEqual([expect.stringMatching(/^filling start takes \d+ ms, budget 2000 ms$/)]);
});

test('too much memory', async () => {
  const { problems } = await startupProblems(server(hold), 2);
  expect(problems).toEqual([
    expect.stringMatching(/^first start takes \d+ MB, budget 150 MB$/),
    expect.stringMatching(/^later start takes \d+ MB, budget 150 MB$/),
    expect.stringMatching(/^filling start takes \d+ MB, budget 150 MB$/),
  ]);
});

test('too much memory for filling the database', async () => {
  const { problems } = await startupProblems(server(`${firstTime} if (isFirst) ${hold}`), 2);
  expect(problems).toEqual([
    expect.stringMatching(/^first start takes \d+ MB, budget 150 MB$/),
    expect.stringMatching(/^filling start takes \d+ MB, budget 150 MB$/),
  ]);
});

test('a server that dies', async () => {
  await expect(startupProblems(server('process.exit(3);'))).rejects.toThrow('ended with 3');
});
