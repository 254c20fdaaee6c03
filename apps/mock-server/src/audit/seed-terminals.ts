import type { SeedChange } from './seed-changes.ts';
import type { SeededFleet } from './seeded-fleet.ts';

export function addedTerminals({ terminals }: SeededFleet): (SeedChange & { readonly at: string })[] {
  return terminals.map(({ id, created_at, ...given }) => ({
    at: created_at,
    operation: 'addTerminal',
    object: { type: 'terminal', id, name: `${given.number} ${given.name}` },
    before: null,
    after: { ...given, status: 'added' },
  }));
}
