/** Nobody passes for somebody else by a name that they have for a while. */
import { auditOperations as ops } from '@kasa/contracts/audit/operations';
import { updateMe } from '@kasa/contracts/auth/operations/account';
import { operations } from '@kasa/contracts/operations';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { type Operation, permissionsOf } from '@kasa/contracts/shared/operation';
import { effectivePermissions, type Permission } from '@kasa/contracts/shared/permissions';
import { formatPhone } from '@kasa/contracts/shared/phone';
import { rules } from '@kasa/contracts/shared/rules';
import { transactionsOperations as cash } from '@kasa/contracts/transactions/operations';
import { transportOperations } from '@kasa/contracts/transport/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { firstMerchant } from '../auth/seed.ts';
import { newRowColumns } from '../db/row-columns.ts';
import { namesPeople } from '../http/people.ts';
import { type Caller, call, signInAs } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { readCsv } from '../http/test-support/read-table.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const director = signInBeforeEach(test.app, 'director');
const personOf = (role: string) => {
  const found = firstMerchant.people.find((one) => one.role === role);
  return found ?? expect.fail('no such person');
};

const rename = async (caller: Caller, full_name: string) =>
  expect((await call(test.app, updateMe, { body: { full_name } }, caller)).code).toBe(0);
const list = async (query: object) =>
  (await call(test.app, ops.listAuditEntries, { query }, owner)).data.items;

/** Acts under the owner's name. */
async function disguised(act: () => Promise<{ code: number }>) {
  const [boss, actor] = [personOf('owner'), personOf('director')];
  await rename(director, boss.name);
  expect((await act()).code).toBe(0);
  await rename(director, actor.name);
}

const takeCash = () => {
  const { params, body } = cash.encashTerminal.example;
  return call(test.app, cash.encashTerminal, { params, body }, director);
};

describe('whoever is called otherwise for a while', () => {
  it('stands in the journal by id and phone, under the name of then, and is found by id', async () => {
    const actor = personOf('director');
    await disguised(takeCash);
    const operation = ['encashTerminal'];
    const user = {
      id: actor.id,
      full_name: personOf('owner').name,
      phone: actor.phone,
      has_namesake: true,
    };
    const [entry] = await list({ operation, user_id: [actor.id] });
    expect(entry?.user).toEqual(user);
    const params = { id: String(entry?.id) };
    expect((await call(test.app, ops.getAuditEntry, { params }, owner)).data.user).toEqual(user);
    expect(await list({ operation, user_id: [personOf('owner').id] })).toEqual([]);
  });

  it('is no doubt for what others did under their own name', async () => {
    const { updateDepot } = transportOperations;
    const params = updateDepot.example.params;
    const depot = (await call(test.app, transportOperations.getDepot, { params }, owner)).data;
    const body = { ...updateDepot.example.body, version: depot.version };
    await disguised(() => call(test.app, updateDepot, { params, body }, owner));
    const [entry] = await list({ operation: ['updateDepot'], object_id: params.id });
    expect(entry?.user).toMatchObject({ id: personOf('owner').id, has_namesake: false });
  });

  it('is a doubt while two people have one name', async () => {
    await rename(director, personOf('owner').name);
    await rename(owner, 'Інше Ім’я');
    await rename(owner, personOf('owner').name);
    const [entry] = await list({ operation: ['updateMe'], user_id: [personOf('owner').id] });
    expect(entry?.user).toMatchObject({ phone: personOf('owner').phone, has_namesake: true });
  });

  it('stands on the slip, in the list and in the files by id and phone', async () => {
    const [boss, actor] = [personOf('owner'), personOf('director')];
    await disguised(takeCash);
    const params = { id: exampleIds.terminalWithCash };
    const by = { id: actor.id, name: boss.name, phone: actor.phone, has_namesake: true };
    const { items } = (await call(test.app, cash.listEncashments, { params, query: {} }, owner)).data;
    expect(items[0]?.by).toEqual(by);
    const slip = { id: String(items[0]?.id) };
    expect((await call(test.app, cash.getEncashment, { params: slip }, owner)).data.by).toEqual(by);

    const query = { format: 'csv' } as const;
    const file = await call(test.app, cash.exportEncashments, { params, query }, owner);
    const rows = readCsv(file.bytes);
    const columns = rows.find((row) => row.includes('Хто провів')) ?? [];
    const first = rows[rows.indexOf(columns) + 1] ?? [];
    const cell = (name: string) => first[columns.indexOf(name)];
    expect([cell('Хто провів'), cell('Телефон'), cell('Ідентифікатор особи')]).toEqual([
      boss.name,
      `'${formatPhone(actor.phone)}`,
      actor.id,
    ]);
    const journal = readCsv(
      (
        await call(
          test.app,
          ops.exportAuditEntries,
          { query: { ...query, operation: ['encashTerminal'] } },
          owner,
        )
      ).bytes,
    );
    expect(JSON.stringify(journal)).toContain(
      JSON.stringify([boss.name, `'${formatPhone(actor.phone)}`, actor.id]).slice(1, -1),
    );
    // And who took the file away.
    expect(journal[2]).toEqual(['Хто вивантажив', boss.name, `'${formatPhone(boss.phone)}`, boss.id]);
  });
});

describe('a person by whom a file was narrowed', () => {
  const params = { id: exampleIds.terminalWithCash };
  const narrowed = async (caller: Caller) => {
    const query = { format: 'csv', user_id: [personOf('director').id] } as const;
    const file = await call(test.app, cash.exportEncashments, { params, query }, caller);
    return readCsv(file.bytes).find(([label]) => label === 'Хто провів')?.[1];
  };
  const { name, phone, id } = personOf('director');

  it('stands in its head and in the journal with phone and id', async () => {
    const told = `${name}, ${formatPhone(phone)}, ${id}`;
    expect(await narrowed(owner)).toBe(told);
    const [entry] = await list({ operation: ['exportEncashments'] });
    expect(JSON.stringify(entry?.after)).toContain(told);
  });

  it('stands without a phone in the file of whoever may not read phones', async () => {
    const accountant = await signInAs(test.app, 'accountant');
    const tags_removed = JSON.stringify(['audit_view']);
    const own = test.database.db.updateTable('users').where('phone', '=', personOf('accountant').phone);
    await own.set({ tags_removed }).execute();
    expect(await narrowed(accountant)).toBe(`${name}, ${id}`);
  });
});

/** Reads that name people, each with an example that names the owner. */
const NAMING = `listSavedViews listBulkRuns listBulkRunPeople getBulkRun getTerminalOverview
  getTerminalSettingChanges getTerminalTemplateSettingChanges listEncashmentPeople listCollectionRounds
  getCollectionRound listTransactions getTransaction listTransactionCashiers listCashCollectors listShifts getOpenShift listAuditPeople
  listReversalRuns listReversalRunPeople getReversalRun listProductRuns listProductRunPeople getProductRun
  listProductImports getProductImport listProductImportRuns listProductImportRunPeople getProductImportRun
  getLoyaltyReport listResendRuns listResendRunPeople getResendRun listRegisterShifts getRegisterShift getSchedule listOwnSwaps listSwapOptions`;
const reads = Object.values(operations as Record<string, Operation>).filter(
  ({ method, data }) => method === 'GET' && namesPeople(data),
);

/** People that an answer names, by what is said beside the name. */
function peopleOf(data: unknown): { id: string; has_namesake: boolean; phone_hint: string | null }[] {
  if (data === null || typeof data !== 'object') return [];
  return 'phone_hint' in data ? [data as never] : Object.values(data).flatMap(peopleOf);
}

describe('wherever people are named', () => {
  beforeEach(async () => {
    const boss = personOf('owner');
    const by = { by_user_id: boss.id, by_user_name: boss.name, by_user_phone: boss.phone };
    const refund = { ...newRowColumns(exampleIds.merchant, test.clock.nowIso()), ...by };
    await test.database.db
      .insertInto('refunds')
      .values({ ...refund, transaction_id: exampleIds.transaction, amount: 1 })
      .execute();
    await test.database.db
      .updateTable('transactions')
      .set({ cashier_id: boss.id })
      .where('id', '=', exampleIds.transaction)
      .execute();
  });
  const leastOf = ({ query, example }: Operation) =>
    query?.safeParse({}).success === false ? example.query : {};
  const ask = async (op: Operation, caller: Caller) => {
    const answer = await call(
      test.app,
      op,
      { params: op.example.params as never, query: leastOf(op) },
      caller,
    );
    expect([op.id, answer.code]).toEqual([op.id, 0]);
    return peopleOf(answer.data);
  };
  it('is known of each read', () => {
    expect(reads.map(({ id }) => id).sort()).toEqual(NAMING.split(/\s+/).sort());
  });

  it('whoever has a namesake is told apart by the end of the phone, and nobody else', async () => {
    const [boss, actor] = [personOf('owner'), personOf('director')];
    for (const op of reads) expect((await ask(op, owner)).filter((one) => one.has_namesake)).toEqual([]);
    await rename(director, boss.name);
    for (const op of reads) {
      const people = await ask(op, owner);
      expect([op.id, people.length > 0]).toEqual([op.id, true]);
      for (const { id, has_namesake, phone_hint } of people) {
        const phone = [boss, actor].find((one) => one.id === id)?.phone.slice(-4) ?? null;
        expect([op.id, id, has_namesake, phone_hint]).toEqual([op.id, id, phone !== null, phone]);
      }
    }
  });

  it('digits of phones are for those who manage people or read the journal; others go by the id', async () => {
    await rename(director, personOf('owner').name);
    const openTo = (tags: readonly Permission[]) =>
      reads.filter((op) => op.permission === null || permissionsOf(op).some((tag) => tags.includes(tag)));
    for (const role of ['cashier', 'dispatcher'] as const) {
      const caller = await signInAs(test.app, role);
      const named = [];
      // Of runs a cashier sees the own ones alone, and nobody the shifts of others.
      const open = openTo(effectivePermissions([role])).filter(
        ({ id }) => id !== 'listSwapOptions' && (role !== 'cashier' || !/^get\w*Run$/.test(id)),
      );
      for (const op of open) named.push(...(await ask(op, caller)));
      expect(named.filter(({ phone_hint }) => phone_hint !== null)).toEqual([]);
      expect(named.some(({ id, has_namesake }) => has_namesake && id === personOf('owner').id)).toBe(true);
    }
  });
});

describe('people to choose from', () => {
  const hints = async () => {
    const { items } = (await call(test.app, cash.listCashCollectors, {}, owner)).data;
    return new Map(items.map(({ id, phone_hint }) => [id, phone_hint]));
  };
  it('have no hint while names differ, and the end of the phone while they do not', async () => {
    const [boss, actor] = [personOf('owner'), personOf('director')];
    expect([...(await hints()).values()].filter((hint) => hint !== null)).toEqual([]);
    await rename(director, `  ${boss.name.toUpperCase()} `);
    const known = await hints();
    expect([known.get(boss.id), known.get(actor.id)]).toEqual([boss.phone.slice(-4), actor.phone.slice(-4)]);
    const { items } = (await call(test.app, ops.listAuditPeople, {}, owner)).data;
    expect(items.find(({ id }) => id === boss.id)?.phone_hint).toBe(boss.phone.slice(-4));
  });

  it('have the whole phone where its end does not tell', async () => {
    const [boss, actor] = [personOf('owner'), personOf('director')];
    const phone = `+38067999${boss.phone.slice(-4)}`;
    await test.database.db.updateTable('users').set({ phone }).where('id', '=', actor.id).execute();
    await rename(director, boss.name);
    expect((await hints()).get(actor.id)).toBe(phone);
  });
});

it('an invisible character makes no other name of it', async () => {
  const boss = personOf('owner');
  await rename(director, boss.name.replace('в', 'в\u200b\u00ad'));
  const { items } = (await call(test.app, ops.listAuditPeople, {}, owner)).data;
  expect(items.filter(({ full_name }) => full_name === boss.name)).toHaveLength(2);
});

it('a word of two alphabets makes no other name that looks like it, and the field says so', async () => {
  const full_name = personOf('owner').name.replace('о', 'o');
  const answer = await call(test.app, updateMe, { body: { full_name } }, director);
  expect(answer.details.fields).toEqual([
    { path: 'full_name', rule: 'mixed_alphabets', message: rules.mixed_alphabets.uk },
  ]);
});
