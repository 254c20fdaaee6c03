import type { ApiOperation, Parameter } from './document.ts';
import { escapeHtml, Html, html } from './html.ts';

/** Origin of the examples; the page replaces it with its own. */
export const EXAMPLE_ORIGIN = 'http://localhost:3000';

/** Quotes a text as one POSIX shell word. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export function addressOf(operation: ApiOperation, parameters: readonly Parameter[]): string {
  const given = parameters.filter(({ example }) => example !== undefined);
  const path = given
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (at, { name, example }) => at.replace(`{${name}}`, encodeURIComponent(String(example))),
      operation.path,
    );
  const query = new URLSearchParams(
    given
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, example }): [string, string] => [name, String(example)]),
  );
  return `${EXAMPLE_ORIGIN}${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** A curl command that works as it is once `signIn` has filled the cookie jar, before a key exchange. */
export function curlOf(operation: ApiOperation, parameters: readonly Parameter[]): string {
  const { method, 'x-session': needsSession, requestBody } = operation;
  const example = requestBody?.content['application/json']?.example;
  const file = requestBody?.content['multipart/form-data']?.['x-example-file'];
  const words = ['curl'];
  if (needsSession) words.push('-b cookies.txt');
  else if (operation.path.startsWith('/api/')) words.push('-c cookies.txt');
  if (method !== (example === undefined && !file ? 'GET' : 'POST')) words.push(`-X ${method}`);
  const lines = [words.join(' '), shellWord(addressOf(operation, parameters))];
  if (example !== undefined) {
    lines.push(`-H 'content-type: application/json'`, `-d ${shellWord(JSON.stringify(example, null, 2))}`);
  }
  if (!file) return lines.join(' \\\n  ');
  // curl reads the file from stdin, so that no local file is needed.
  lines.push(`-F ${shellWord(`${file.field}=@-;filename=${file.file_name};type=${file.media_type}`)}`);
  return `printf %s ${shellWord(file.base64)} | base64 -d | \\\n  ${lines.join(' \\\n  ')}`;
}

function coloured(json: string): Html {
  const token = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?/g;
  let written = '';
  let end = 0;
  for (const match of json.matchAll(token)) {
    const [whole, text, colon = ''] = match;
    const kind = text === undefined ? 'value' : colon ? 'key' : 'text';
    written += escapeHtml(json.slice(end, match.index));
    written += `<span class="${kind}">${escapeHtml(text ?? whole)}</span>${colon}`;
    end = match.index + whole.length;
  }
  return new Html(written + escapeHtml(json.slice(end)));
}

export function codeBlock(caption: string, code: string | Html): Html {
  return html`<figure class="code"><figcaption>${caption}</figcaption><pre tabindex="0"><code>${code}</code></pre></figure>`;
}

export const jsonBlock = (caption: string, value: unknown): Html =>
  codeBlock(caption, coloured(JSON.stringify(value, null, 2)));
