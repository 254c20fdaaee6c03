import { readDocument } from './document.ts';
import { generatedNote, markdownTable } from './markdown-table.ts';

/** `docs/errors.md`: every envelope code, its texts, and the operations that return it. */
export function errorsPage(document: object): string {
  const { codes, operations } = readDocument(document);
  const rows = codes.map(({ name, code, http, when, uk, en }) => {
    const users = operations.filter((operation) => operation.codes.includes(name));
    const where =
      users.length === operations.length ? 'every operation' : users.map((o) => o.operationId).join(', ');
    return [code, `\`${name}\``, http, when, uk, en, name === 'ok' ? 'every operation' : where || '–'];
  });
  return [
    generatedNote('the registry of codes in packages/contracts'),
    '# Envelope codes',
    '',
    'Every answer is `{ code, msg, details, data }`. Clients decide by `code`; `msg` is for the person, in the language of `lng`.',
    '',
    markdownTable(['Code', 'Name', 'HTTP', 'When', 'Ukrainian', 'English', 'Answered by'], rows),
    '',
  ].join('\n');
}
