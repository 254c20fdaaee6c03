import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { expect, it } from 'vitest';
import { call } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const director = signInBeforeEach(test.app, 'director');

const { terminalToEdit, terminalTemplate } = exampleIds;

async function changesOf(
  read: typeof ops.getTerminalSettingChanges | typeof ops.getTerminalTemplateSettingChanges,
  id: string,
) {
  const answer = await call(test.app, read, { params: { id } }, owner);
  return new Map(answer.data.items.map(({ name, ...change }) => [name, change]));
}

async function changeTemplate(settings: object, caller = owner) {
  const params = { id: terminalTemplate };
  const { data } = await call(test.app, ops.getTerminalTemplate, { params }, caller);
  const { name, description, version } = data;
  const body = { name, description, settings: { ...data.settings, ...settings }, version };
  expect((await call(test.app, ops.updateTerminalTemplate, { params, body }, caller)).code).toBe(0);
}

it('says who last changed a setting of a template', async () => {
  await changeTemplate({ sync_seconds: 90, print_receipt: true });
  await changeTemplate({ sync_seconds: 95 }, director);
  const changes = await changesOf(ops.getTerminalTemplateSettingChanges, terminalTemplate);
  const [name, before] = [changes.get('sync_seconds'), changes.get('print_receipt')].map(
    (change) => change?.user?.full_name,
  );
  expect([typeof name, typeof before]).toEqual(['string', 'string']);
  expect(name).not.toBe(before);
  expect(changes.has('receipt_template')).toBe(false);
});

it('of a terminal counts a later change of its template, unless the value is its own', async () => {
  const { params, body } = ops.updateTerminal.example;
  const { version } = (await call(test.app, ops.getTerminal, { params }, owner)).data;
  const own = { ...body, settings: { card_waiting_seconds: 45 }, template_id: terminalTemplate, version };
  expect((await call(test.app, ops.updateTerminal, { params, body: own }, owner)).code).toBe(0);
  test.clock.advance(1);
  await changeTemplate({ sync_seconds: 95, card_waiting_seconds: 50 }, director);
  const changes = await changesOf(ops.getTerminalSettingChanges, terminalToEdit);
  expect(changes.get('sync_seconds')?.at).toBe(test.clock.nowIso());
  expect(changes.get('card_waiting_seconds')?.at).not.toBe(test.clock.nowIso());
});
