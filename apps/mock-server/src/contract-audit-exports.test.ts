import { operations } from '@kasa/contracts/operations';
import type { Operation } from '@kasa/contracts/shared/operation';
import { expect, it } from 'vitest';
import { firstMerchant } from './auth/seed.ts';
import { requestOf, send } from './http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from './http/test-support/fresh-app.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const journal = () => test.database.db.selectFrom('audit_entries').selectAll().orderBy('id').execute();
const exportsMade = (Object.values(operations) as Operation[]).filter(
  ({ file, id }) => file && id.startsWith('export'),
);

it.each(exportsMade.map((op) => [op.id, op] as const))(
  '%s leaves an entry: what, and by whom',
  async (_, op) => {
    const before = (await journal()).length;
    expect((await send(test.app, requestOf(op, op.example, owner))).status).toBe(200);
    const [entry, ...others] = (await journal()).slice(before);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      operation: op.id,
      object_type: 'export',
      user_id: firstMerchant.people[0]?.id,
      before: null,
    });
  },
);
