import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { call, signInAs } from '../../http/test-support/call.ts';
import { startFreshApp } from '../../http/test-support/fresh-app.ts';
import { up } from './0031-secret-parameters.ts';

const test = await startFreshApp();

it('parameters are secret from now on where their names said so, and stay readable where not', async () => {
  const { db } = test.database;
  const callback_get_parameters = [
    { name: 'access_token', value: 't0ken' },
    { name: 'signature', value: '{{signature}}' },
    { name: 'shop', value: '1' },
  ];
  const settings = JSON.stringify({ sync_seconds: 77, callback_get_parameters });
  await db.updateTable('terminals').set({ settings }).where('id', '=', ids.terminal).execute();
  await db
    .updateTable('terminal_templates')
    .set({ settings })
    .where('id', '=', ids.terminalTemplate)
    .execute();
  await up(db as unknown as Kysely<unknown>);
  const [cashier, owner] = [await signInAs(test.app, 'cashier'), await signInAs(test.app, 'owner')];
  const template = { params: { id: ids.terminalTemplate } };
  const shown = (await call(test.app, ops.getTerminalTemplate, template, cashier)).data.settings;
  expect(shown).toEqual({
    sync_seconds: 77,
    callback_get_parameters: [
      { name: 'access_token', value: '***', is_secret: true },
      { name: 'signature', value: '{{signature}}', is_secret: false },
      { name: 'shop', value: '1', is_secret: false },
    ],
  });
  const terminal = { params: { id: ids.terminal } };
  const own = (await call(test.app, ops.getTerminal, terminal, owner)).data.settings;
  expect(own.callback_get_parameters[0]).toEqual({ name: 'access_token', value: 't0ken', is_secret: true });
});
