import { auditOperations } from '@kasa/contracts/audit/operations';
import { updateMerchant } from '@kasa/contracts/auth/operations/account';
import { decideMockTerminalDispute, listMockTerminalDisputes } from '@kasa/contracts/mock/terminal-disputes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { DISPUTE_CLAIM_DAYS } from '@kasa/contracts/terminals/releases';
import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { describe, expect, it } from 'vitest';
import { secondMerchant } from '../auth/seed.ts';
import { type Caller, call, signInWith } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { demoActivationCode } from './seed/devices.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const director = signInBeforeEach(test.app, 'director');

const NUMBER = 'S1100101';
const code = demoActivationCode(NUMBER);
const reason = 'Магазин закрито';
const stranger = () => signInWith(test.app, String(secondMerchant.people[0]?.phone));
const get = async (id: string, caller: Caller = owner) =>
  (await call(test.app, ops.getTerminal, { params: { id } }, caller)).data;
const add = (number: string, caller: Caller) =>
  call(test.app, ops.addTerminal, { body: { number, code: demoActivationCode(number) } }, caller);
const release = async (id: string, change: object = {}, caller: Caller = owner) => {
  const { version } = await get(id, caller);
  return call(
    test.app,
    ops.releaseTerminal,
    { params: { id }, body: { reason, version, ...change } },
    caller,
  );
};
const at = (from: string, later: number) => new Date(Date.parse(from) + later).toISOString();
const withoutCash = (id: string) =>
  test.database.db.updateTable('terminals').set({ cash_inside: 0 }).where('id', '=', id).execute();
const numbers = async (query: object) =>
  (await call(test.app, ops.listTerminals, { query: { q: NUMBER, ...query } }, owner)).data.items.map(
    ({ number, status }) => `${number} ${status}`,
  );

describe('releasing a terminal', () => {
  it('takes it out of the fleet, keeps its history, and lets whoever has the code add the device', async () => {
    await withoutCash(ids.terminal);
    expect((await release(ids.terminal)).data).toMatchObject({
      ...{ number: NUMBER, status: 'released', release_reason: reason, version: 2 },
      ...{ point: null, template: null, vehicle: null, has_secret_key_phrase: false },
    });
    expect(await numbers({})).toEqual([]);
    expect(await numbers({ status: 'released' })).toEqual([`${NUMBER} released`]);
    const other = await stranger();
    const { data: taken } = await add(NUMBER, other);
    expect([taken.number, taken.status]).toEqual([NUMBER, 'added']);
    expect(taken.id).not.toBe(ids.terminal);
    expect((await get(ids.terminal)).status).toBe('released');
    // The device is one: while another merchant has it, it cannot be taken back.
    expect((await add(NUMBER, owner)).code).toBe(1301);
  });

  it('lets the same merchant take the device back as a new terminal', async () => {
    await withoutCash(ids.terminal);
    await release(ids.terminal);
    expect((await add(NUMBER, owner)).code).toBe(0);
    expect((await add(NUMBER, owner)).code).toBe(1302);
    expect((await numbers({ status: ['added', 'released'] })).toSorted()).toEqual([
      `${NUMBER} added`,
      `${NUMBER} released`,
    ]);
  });

  it('stands in the journal with who did it and why', async () => {
    await withoutCash(ids.terminal);
    await release(ids.terminal);
    const query = { object_id: ids.terminal, operation: 'releaseTerminal' };
    const { data } = await call(test.app, auditOperations.listAuditEntries, { query }, owner);
    const [entry] = data.items;
    const params = { id: String(entry?.id) };
    const { data: whole } = await call(test.app, auditOperations.getAuditEntry, { params }, owner);
    expect(JSON.stringify(whole.after)).toContain(reason);
    expect(whole.user?.full_name).toContain('Коваль');
  });

  it('is refused while cash is inside, twice, by an old version, without a reason and to a director', async () => {
    await test.database.db
      .updateTable('terminals')
      .set({ cash_inside: 12_500 })
      .where('id', '=', ids.terminal)
      .execute();
    const held = await release(ids.terminal);
    expect([held.code, held.details]).toEqual([1312, { inside_amount: 12_500 }]);
    await withoutCash(ids.terminal);
    expect((await release(ids.terminal, { version: 99 })).code).toBe(-7);
    expect((await release(ids.terminal, { reason: ' ' })).code).toBe(-2);
    expect((await release(ids.terminal, {}, director)).code).toBe(-5);
    expect((await get(ids.terminal)).status).toBe('active');
    expect((await release(ids.terminal)).code).toBe(0);
    expect((await release(ids.terminal)).code).toBe(1311);
  });

  it('is out of reach of bulk runs and collection rounds, whatever their filter', async () => {
    await withoutCash(ids.terminal);
    await release(ids.terminal);
    for (const target of [{ status: ['released' as const] }, { terminal_ids: [ids.terminal] }]) {
      const body = { kind: 'block' as const, target };
      const { data } = await call(test.app, ops.previewBulkRun, { body }, owner);
      expect(data.total).toBe(0);
    }
    await test.database.db
      .updateTable('terminals')
      .set({ cash_inside: 9_999_999 })
      .where('id', '=', ids.terminal)
      .execute();
    const { data } = await call(test.app, transactionsOperations.listTerminalsWithCash, {}, owner);
    expect(data.items.map(({ id }) => id)).not.toContain(ids.terminal);
  });

  it('leaves nothing of it to filter by, and nobody tells it of changes', async () => {
    const models = async () =>
      (await call(test.app, ops.listTerminalModels, {}, owner)).data.items.map(({ model }) => model);
    const db = test.database.db.updateTable('terminals');
    await db.set({ model: 'Kasa Unique', cash_inside: 0 }).where('id', '=', ids.terminal).execute();
    expect(await models()).toContain('Kasa Unique');
    await release(ids.terminal);
    expect(await models()).not.toContain('Kasa Unique');
    expect((await models()).length).toBeGreaterThan(3);
    const { settings_changed_at } = await get(ids.terminal);
    test.clock.set({ at: at(test.clock.nowIso(), 60_000) });
    expect((await call(test.app, updateMerchant, { body: { name: 'Інша назва' } }, owner)).code).toBe(0);
    expect((await get(ids.terminal)).settings_changed_at).toBe(settings_changed_at);
  });

  it('keeps its payments to be filtered by', async () => {
    await withoutCash(ids.terminal);
    await release(ids.terminal);
    const query = { terminal_id: ids.terminal };
    const { code, data } = await call(test.app, transactionsOperations.listTransactions, { query }, owner);
    expect([code, data.items.length > 0]).toEqual([0, true]);
  });

  it('keeps the acquirer’s block on the device', async () => {
    await test.database.db
      .updateTable('terminals')
      .set({ status: 'blocked', blocked_by: 'acquirer', cash_inside: 0 })
      .where('id', '=', ids.terminal)
      .execute();
    expect((await release(ids.terminal)).code).toBe(0);
    expect((await add(NUMBER, owner)).code).toBe(1304);
  });

  it('ends what the terminal may ask for: its phrase opens nothing any more', async () => {
    await withoutCash(ids.terminal);
    const ask = () => call(test.app, ops.getConfig, ops.getConfig.example);
    expect((await ask()).code).toBe(0);
    await release(ids.terminal);
    expect((await ask()).code).toBe(1321);
  });
});

describe('a dispute about a terminal', () => {
  const dispute = async (change: object = {}, caller?: Caller) =>
    call(
      test.app,
      ops.disputeTerminal,
      { body: { number: NUMBER, code, reason: 'Куплений у попереднього власника', ...change } },
      caller ?? (await stranger()),
    );
  const decide = (id: string, decision: 'claimant' | 'holder' | null) =>
    call(test.app, decideMockTerminalDispute, { params: { id }, body: { decision } });

  it('is answered alike whether the code is right, wrong, or nobody has the number', async () => {
    const answers = [
      await dispute(),
      await dispute({ code: 'ZZZZZZZZ' }),
      await dispute({ number: 'S1999999' }),
    ];
    const shape = ({ data: { id: _, number: __, ...rest }, code }: (typeof answers)[number]) => ({
      code,
      rest,
    });
    expect(answers.map(shape)).toEqual(
      answers.map(() => ({ code: 0, rest: { opened_at: test.clock.nowIso() } })),
    );
    const { data } = await call(test.app, listMockTerminalDisputes, {});
    const proven = data.items.map(({ number, is_proven }) => [number, is_proven]);
    expect(proven.slice(0, 3).toSorted()).toEqual([
      [NUMBER, false],
      [NUMBER, true],
      ['S1999999', false],
    ]);
  });

  it('decided for the claimant releases the terminal of the holder, who reads it in the journal', async () => {
    const { data } = await dispute();
    expect((await decide(data.id, 'claimant')).data.decision).toBe('claimant');
    expect((await decide(data.id, 'holder')).data.decision).toBe('claimant');
    expect((await get(ids.terminal)).status).toBe('released');
    const query = { object_id: ids.terminal, operation: 'releaseTerminal' };
    const { data: journal } = await call(test.app, auditOperations.listAuditEntries, { query }, owner);
    expect(journal.items.map(({ user }) => user)).toEqual([null]);
    expect((await add(NUMBER, await stranger())).code).toBe(0);
  });

  it('decided for the claimant releases what the holder released and added anew meanwhile', async () => {
    const { data } = await dispute();
    await withoutCash(ids.terminal);
    await release(ids.terminal);
    expect((await add(NUMBER, owner)).code).toBe(0);
    await decide(data.id, 'claimant');
    expect((await add(NUMBER, await stranger())).code).toBe(0);
  });

  it('decided for the claimant is not undone by the loser, who adds it first', async () => {
    const { data } = await dispute();
    await decide(data.id, 'claimant');
    expect((await add(NUMBER, owner)).code).toBe(1301);
    const claimant = await stranger();
    const { data: added } = await add(NUMBER, claimant);
    await release(added.id, {}, claimant);
    expect((await add(NUMBER, owner)).code).toBe(0);
  });

  it('keeps the device for the claimant for 30 days, then for whoever has the code', async () => {
    const { data } = await dispute();
    const days = (n: number) => test.clock.set({ at: at(data.opened_at, n * 86_400_000) });
    // Decided long after it was opened: the term begins with the decision.
    days(20);
    await decide(data.id, 'claimant');
    const tries = async () => {
      const again = await signInWith(test.app, '+380500000001');
      return (await add(NUMBER, again)).code;
    };
    days(20 + DISPUTE_CLAIM_DAYS - 1);
    expect(await tries()).toBe(1301);
    days(20 + DISPUTE_CLAIM_DAYS);
    expect(await tries()).toBe(0);
  });

  it('decided for one after the other keeps the device for the last alone', async () => {
    const { data: theirs } = await dispute();
    await decide(theirs.id, 'claimant');
    const { data: ours } = await dispute({}, owner);
    test.clock.advance(1);
    await decide(ours.id, 'claimant');
    expect((await add(NUMBER, await stranger())).code).toBe(1301);
    expect((await add(NUMBER, owner)).code).toBe(0);
  });

  it('decided for the claimant can be withdrawn, and decided anew', async () => {
    const { data } = await dispute();
    await decide(data.id, 'claimant');
    expect((await add(NUMBER, owner)).code).toBe(1301);
    expect((await decide(data.id, null)).data.decision).toBeNull();
    expect((await add(NUMBER, owner)).code).toBe(0);
    expect((await decide(data.id, 'holder')).data.decision).toBe('holder');
  });

  it('takes nothing from whoever added the device honestly since', async () => {
    const { data } = await dispute();
    await withoutCash(ids.terminal);
    await release(ids.terminal);
    const claimant = await stranger();
    const { data: added } = await add(NUMBER, claimant);
    await decide(data.id, 'claimant');
    expect((await get(added.id, claimant)).status).toBe('added');
  });

  it('decided for the holder changes nothing', async () => {
    const { data } = await dispute();
    await decide(data.id, 'holder');
    expect((await get(ids.terminal)).status).toBe('active');
  });

  it('is refused about one’s own terminal, and the eleventh of a day', async () => {
    const own = await call(test.app, ops.disputeTerminal, { body: { number: NUMBER, code, reason } }, owner);
    expect(own.code).toBe(1302);
    for (let n = 1; n <= 10; n += 1) expect((await dispute()).code).toBe(0);
    expect((await dispute()).code).toBe(-8);
  });
});
