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
    '## Points',
    '',
    'A tag says what somebody may do, the points where they work say to what. Owners, accountants and dispatchers see and change things of all points; everybody else those of the points where they work (`Session.points`): terminals by where they stand, payments by where they were made, people by where they work, with receipts, shifts, cash, callbacks, reports, exports and events; of runs and of the journal their own. Anything else answers as if it did not exist. What would touch other points as well is `beyond_own_points`. Transport is not limited so, nor are companies, signing keys and templates.',
    '',
    '## Tag by operation',
    '',
    'Enforced by the server from the contract (`x-permission`); the web hides or explains from the same list. Of several tags each opens the operation, and the object says which one it needs: who has `own_shift_view` alone reads of transport the own card, its shifts, and the vehicle, routes and depots that stand on it; all else answers as if it did not exist. The vehicle that a terminal is on is told like that, too. Everybody reads terminals with the places where they stand, so `listTerminalPoints` tells everybody the places that have terminals; those without one it tells who has `add_terminal` or `edit_terminal`.',
    '',
    markdownTable(['Operation', 'Request', 'Summary', 'Tag'], byOperation),
    '',
  ].join('\n');
}
