import { expect, it } from 'vitest';
import { objectLink } from './object-link.ts';
import type { AuditEntry } from './types.ts';

const entry = (type: string, name: string) =>
  ({ object: { type, id: 'an-id', name }, before: null, after: null }) as unknown as AuditEntry;

it('leads from a terminal and a template to what is shown of them beside their lists', () => {
  expect(objectLink(entry('terminal', 'S1100101 Каса 1'), undefined)).toBe('/terminals?open=an-id');
  expect(objectLink(entry('terminal_template', 'Ярмарок'), undefined)).toBe(
    '/terminals/templates?open=an-id',
  );
});

it('leads from a run over many terminals to its results', () => {
  expect(objectLink(entry('bulk_run', '2026-11-20 11:00:00'), undefined)).toBe('/terminals/runs/an-id');
});

it('leads from a run of reversals to its results, for who may see payments', () => {
  const run = entry('reversal_run', '2026-11-20 11:00:00');
  expect(objectLink(run, { id: 'me', tags: ['transactions_view'] })).toBe('/transactions/runs/an-id');
  expect(objectLink(run, { id: 'me', tags: ['audit_view'] })).toBeUndefined();
});

it('leads nowhere from what has no screen', () => {
  expect(objectLink(entry('session', 'Firefox'), undefined)).toBeUndefined();
});
