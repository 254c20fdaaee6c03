// Foreign mock servers load the emitted contract and answer its examples. They come from npm, and listen on loopback.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { root } from '../checks/report.ts';
import { freePort } from '../run/ports.mjs';
import { createFixture } from '../test-support/fixture.ts';

interface Operation {
  operationId: string;
  parameters: { $ref?: string; name: string; in: string; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { content: Record<string, { example?: unknown; schema: object }> }>;
}

const file = join(root, 'packages/contracts/openapi.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Operation['parameters'][number]> };
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);
/** All that answer an envelope and are sent as JSON. */
const examples = operations.filter(
  ({ operation: { requestBody, responses } }) =>
    responses['200']?.content['application/json'] &&
    (!requestBody || requestBody.content['application/json']),
);

const started: ChildProcess[] = [];
afterAll(() => {
  for (const { pid } of started) if (pid) process.kill(-pid);
});

/** Starts a package of npm in a process group of its own, and waits until it listens. @returns its address */
async function start(pinned: string, words: (port: string) => string[]): Promise<string> {
  const port = String(await freePort());
  const command = ['--yes', '--prefer-offline', pinned, ...words(port)];
  const child = spawn('npx', command, { detached: true, stdio: 'ignore', cwd: createFixture({}) });
  started.push(child);
  const address = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${pinned} ended with ${child.exitCode}`);
    if (await fetch(address).catch(() => null)) return address;
    await wait(200);
  }
}

/** Sends an example as the document has it. */
function sendExample(address: string, { path, method, operation }: (typeof examples)[number]) {
  const parameters = operation.parameters.map((one) =>
    one.$ref ? (document.components.parameters[one.$ref.split('/').at(-1) ?? ''] ?? one) : one,
  );
  const given = (where: string) =>
    parameters
      .filter((one) => one.in === where && one.example !== undefined)
      .map(({ name, example }): [string, string] => [name, String(example)]);
  const filled = given('path').reduce((at, [name, value]) => at.replace(`{${name}}`, value), path);
  const body = operation.requestBody?.content['application/json']?.example;
  return fetch(`${address}${filled}?${new URLSearchParams(given('query'))}`, {
    method,
    headers: {
      ...Object.fromEntries(given('header')),
      // What the document calls `security`; neither server looks at its value.
      cookie: 'kasa_session=any',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function expectExamples(address: string, shown = (text: string) => text) {
  expect(examples.length).toBeGreaterThan(60);
  for (const example of examples) {
    const { operationId, responses } = example.operation;
    const answer = await sendExample(address, example);
    const body = await answer.json();
    const example200 = shown(JSON.stringify(responses['200']?.content['application/json']?.example));
    expect([operationId, answer.status, body]).toEqual([operationId, 200, JSON.parse(example200)]);
  }
}

test('Prism answers every example', { timeout: 300_000 }, async () => {
  const address = await start('@stoplight/prism-cli@5.16.0', (port) => ['mock', '--port', port, file]);
  await expectExamples(address);
});

test('Mockoon answers every example, prepared as the README says', { timeout: 300_000 }, async () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, script = ''] = /node -e "([^"]+)" > \/tmp\/mockoon\.json/.exec(readme) ?? [];
  const prepared = execFileSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' });
  const data = join(createFixture({ 'mockoon.json': prepared }), 'mockoon.json');
  const words = ['start', '--data', data, '--disable-log-to-file', '--hostname', '127.0.0.1', '--port'];
  const address = await start('@mockoon/cli@9.9.0', (port) => [...words, port]);
  await expectExamples(address, (text) => text.replace(/\{\{\w+\}\}/g, ''));
});
