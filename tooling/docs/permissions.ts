import { readDocument } from './document.ts';
import { generatedNote, markdownTable } from './markdown-table.ts';

/** `docs/permissions.md`: permission tags by role, and the tag of each operation. */
export function permissionsPage(document: object): string {
  const { operations, permissions, roles } = readDocument(document);
  const byRole = permissions.map(({ tag, uk, en }) => [
    `\`${tag}\``,
    `${uk} / ${en}`,
    ...roles.map(({ tags }) => (tags.includes(tag) ? '✓' : '')),
  ]);
  const byOperation = operations.map(({ operationId, method, path, summary, ...op }) => [
    `\`${operationId}\``,
    `${method} ${path}`,
    summary,
    op.permission ? [op.permission, ...op.orPermissions].map((tag) => `\`${tag}\``).join(' or ') : '–',
  ]);
  return [
    generatedNote('the contract in packages/contracts'),
    '# Permissions',
    '',
    'A role is a template of tags; a user may have single tags added or removed.',
    '',
    '## Tags by role',
    '',
    markdownTable(['Tag', 'Meaning', ...roles.map(({ role, uk }) => `${role} (${uk})`)], byRole),
    '',
    '## Tag by operation',
    '',
    'Enforced by the server from the contract (`x-permission`); the web hides or explains from the same list. Of two tags it is the object that says which one it needs.',
    '',
    markdownTable(['Operation', 'Request', 'Summary', 'Tag'], byOperation),
    '',
  ].join('\n');
}
