import type { SeedChange } from './seed-changes.ts';
import type { SeededPark } from './seed-park.ts';

export function addedTerminals({ terminals }: SeededPark): (SeedChange & { readonly at: string })[] {
  return terminals.map(({ id, created_at, ...given }) => ({
    at: created_at,
    operation: 'addTerminal',
    object: { type: 'terminal', id, name: `${given.number} ${given.name}` },
    before: null,
    after: { ...given, status: 'added' },
  }));
}
