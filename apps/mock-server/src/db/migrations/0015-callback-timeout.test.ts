import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { call, signInAs } from '../../http/test-support/call.ts';
import { startFreshApp } from '../../http/test-support/fresh-app.ts';
import { up } from './0015-callback-timeout.ts';

const test = await startFreshApp();

it('what waits too long for an answer waits for half a minute, and is readable again; the rest stays', async () => {
  const { db } = test.database;
  const give = (table: 'terminals' | 'terminal_templates', id: string, seconds: number) =>
    db
      .updateTable(table)
      .set({ settings: JSON.stringify({ sync_seconds: 77, callback_timeout_seconds: seconds }) })
      .where('id', '=', id)
      .execute();
  await give('terminal_templates', ids.terminalTemplate, 60);
  await give('terminals', ids.terminal, 45);
  await give('terminals', ids.terminalToEdit, 29);
  await up(db as unknown as Kysely<unknown>);
  const owner = await signInAs(test.app, 'owner');
  const terminal = async (id: string) =>
    (await call(test.app, ops.getTerminal, { params: { id } }, owner)).data.settings;
  const params = { id: ids.terminalTemplate };
  const template = (await call(test.app, ops.getTerminalTemplate, { params }, owner)).data.settings;
  expect(template).toEqual({ sync_seconds: 77, callback_timeout_seconds: 30 });
  expect(await terminal(ids.terminal)).toMatchObject({ sync_seconds: 77, callback_timeout_seconds: 30 });
  expect(await terminal(ids.terminalToEdit)).toMatchObject({ callback_timeout_seconds: 29 });
});
