import { execFileSync, spawnSync } from 'node:child_process';
import { buildOpenApi } from '@kasa/contracts/openapi';
import { operations } from '@kasa/contracts/operations';
import type { FileEntry } from '@kasa/contracts/shared/files';
import type { Operation } from '@kasa/contracts/shared/operation';
import { describe, expect, it } from 'vitest';
import { type ApiDocument, operationsOf, ownParameters, type Signer, signerOf } from './document.ts';
import { curlOf, jsonBlock, shellWord } from './examples.ts';
import { signedCurl } from './signed-request.ts';

/** The arguments that a shell passes to curl. */
function argumentsOf(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

const document = buildOpenApi() as unknown as ApiDocument;
const everything = operationsOf(document);
const documented = everything.filter((operation) => !signerOf(operation));
const all: Readonly<Record<string, Operation>> = operations;

describe('the curl command of', () => {
  it.each(documented.map((operation) => [operation.operationId, operation] as const))(
    '%s is the example of the contract, after a real shell has read it',
    (id, operation) => {
      const { example, method, session, upload } = all[id] as Operation;
      const command = curlOf(operation, ownParameters(document, operation));
      const words = argumentsOf(command);
      const url = new URL(words.find((word) => word.startsWith('http')) ?? '');
      const params = Object.entries({ ...example.params } as Record<string, string>);
      expect(url.pathname).toBe(
        params.reduce((path, [name, value]) => path.replace(`{${name}}`, value), operation.path),
      );
      const query = Object.entries({ ...example.query }).map(([name, value]) => [name, String(value)]);
      expect(Object.fromEntries(url.searchParams)).toEqual(Object.fromEntries(query));

      const body = words[words.indexOf('-d') + 1];
      expect(words.includes('-d') ? JSON.parse(String(body)) : undefined).toEqual(
        upload ? undefined : example.body,
      );
      if (upload) {
        const { base64, file_name, media_type } = (example.body as Record<string, FileEntry>)[
          upload.field
        ] as FileEntry;
        expect(command).toContain(`printf %s '${base64}' | base64 -d |`);
        const form = words[words.indexOf('-F') + 1];
        expect(form).toBe(`${upload.field}=@-;filename=${file_name};type=${media_type}`);
      }
      const implied = words.includes('-d') || words.includes('-F') ? 'POST' : 'GET';
      expect(words.includes('-X') ? words[words.indexOf('-X') + 1] : implied).toBe(method);
      expect(words.slice(0, 2)).toEqual([session ? '-b' : '-c', 'cookies.txt']);
    },
  );
});

/** Replaces OpenSSL where it is not installed. */
const HMAC = `let text = ''; process.stdin.on('data', (one) => { text += one; }).on('end', () => console.log(
  'SHA2-256(stdin)= ' + require('node:crypto').createHmac('sha256', process.argv.at(-1)).update(text).digest('hex')))`;
const hasOpenSsl = spawnSync('openssl', ['version']).status === 0;
const openSsl = hasOpenSsl ? '' : `openssl() { '${process.execPath}' -e ${shellWord(HMAC)} "$@"; }\n`;

describe('the commands of a terminal or a merchant’s server', () => {
  it.each(everything.filter(signerOf).map((operation) => [operation.operationId, operation] as const))(
    '%s, at the moment of the example, are the example of the contract',
    (id, operation) => {
      const headers = { ...(all[id] as Operation).example.headers } as Record<string, string>;
      const by = signerOf(operation) as Signer;
      const then = `date() { echo '${headers[`x-${by}-time`]}'; }\n${openSsl}`;
      const words = argumentsOf(then + signedCurl(by, operation, ownParameters(document, operation)));
      const sent = words.flatMap((word, n) =>
        words[n - 1] === '-H' ? [word.split(': ') as [string, string]] : [],
      );
      const { 'content-type': _, ...own } = Object.fromEntries(sent);
      expect(own).toEqual(headers);
      expect(words[0]).toBe(`http://localhost:3000${operation.path}`);
    },
  );
});

it.each(["it's", `a'b"c`, '$HOME `id` \\', '\n', ''])('%j is one word for a shell', (text) => {
  expect(argumentsOf(`curl ${shellWord(text)}`)).toEqual([text]);
});

it('colours JSON without changing it', () => {
  const value = { 'a"b': 'x: "1" <b>', n: -1.5, t: true, z: null, list: ['2026'] };
  const shown = jsonBlock('x', value).text;
  const code = /<code>(.*)<\/code>/s.exec(shown)?.[1] ?? '';
  const plain = code
    .replace(/<\/?span[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  expect(JSON.parse(plain)).toEqual(value);
  expect(shown).toContain('<span class="value">-1.5</span>');
});
