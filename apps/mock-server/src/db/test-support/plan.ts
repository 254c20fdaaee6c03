import { CompiledQuery } from 'kysely';
import { vi } from 'vitest';
import type { Db } from '../schema.ts';

/** How SQLite reads what is asked of it. */
export async function planOf(db: Db, ask: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(db.getExecutor(), 'executeQuery');
  await ask();
  const queries = asked.mock.calls.map(([one]) => one as CompiledQuery);
  asked.mockRestore();
  const steps: string[] = [];
  for (const { sql, parameters } of queries) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(explained);
    steps.push(...rows.map(({ detail }) => detail));
  }
  return steps;
}
