import { operations } from '@kasa/contracts/operations';
import { type Operation, permissionsOf } from '@kasa/contracts/shared/operation';
import { type Permission, permissions, type Role, roles } from '@kasa/contracts/shared/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, requestOf, send, signInAs } from './http/test-support/call.ts';
import { isDatabaseRun } from './http/test-support/database-run.ts';
import { databaseState } from './http/test-support/database-state.ts';
import { onlyTags } from './http/test-support/only-tags.ts';
import { rolesOf } from './http/test-support/role-table.ts';
import { startTestApp, type TestApp } from './http/test-support/start-test-app.ts';

// Without those that end or change the session they are tried with, and one for owners alone, whom no tag makes:
// auth/second-factor-required.test.ts.
const sessionChanging = ['signOut', 'exchangeKey', 'changePassword', 'viewAsRole', 'updateSecondFactorRoles'];
const every = Object.values(operations) as Operation[];
const all = every.filter(({ id, session }) => session && !sessionChanging.includes(id));
const allTags = Object.keys(permissions) as Permission[];

/**
 * Tags that an example gives and takes, or could take: nobody does that with one they lack, whatever opens the operation.
 * Or those to read what it names.
 */
const alsoHad: Readonly<Record<string, readonly Permission[]>> = {
  updateUserRights: ['encashment_perform', ...roles.cashier.tags],
  removeSecondFactor: roles.director.tags,
  createRightsTemplate: [...roles.cashier.tags, 'reports_view'],
  updateRightsTemplate: ['points_manage'],
  deleteRightsTemplate: roles.accountant.tags,
  applyRightsTemplate: roles.cashier.tags,
  hireUser: roles.cashier.tags,
  hireUsers: roles.cashier.tags,
  resendInvitation: roles.cashier.tags,
  withdrawInvitation: roles.cashier.tags,
  closeUserAccess: roles.cashier.tags,
  reopenUserAccess: roles.cashier.tags,
  updateTerminal: ['transport_view'],
  updateTransactionStatus: ['transactions_view'],
  registerTransactionReceipt: ['transactions_view'],
  previewReversalRun: ['transactions_view'],
  startReversalRun: ['transactions_view'],
  cancelReversalRun: ['transactions_view'],
  getLoyaltyReport: ['reports_view'],
  simulateDiscounts: ['reports_view'],
};

/** What an operation answers is read by another tag. */
const alsoNeeds: Readonly<Record<string, readonly Permission[]>> = {
  updateTransactionStatus: ['transactions_view'],
  registerTransactionReceipt: ['transactions_view'],
  previewReversalRun: ['transactions_view'],
  startReversalRun: ['transactions_view'],
  cancelReversalRun: ['transactions_view'],
  getLoyaltyReport: ['reports_view'],
  simulateDiscounts: ['reports_view'],
};

/** Refused for lack of a right; whatever else happens to the request, it was let in. */
const isForbidden = ({ code }: { code: number }) => code === -5;

// Refused by the request pipeline; what those do who have the right is contract-examples.test.ts.
describe.skipIf(isDatabaseRun)('permissions', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ requestsPerMinute: 0 });
  });
  afterAll(() => test.close());

  it.each(Object.keys(roles) as Role[])(
    'every operation as %s: what the table by hand allows',
    async (role) => {
      await test.reset();
      const caller = await signInAs(test.app, role);
      for (const op of all) {
        const answer = await send(test.app, requestOf(op, op.example, caller));
        const isAllowed = rolesOf.get(op.id)?.includes(role);
        expect([op.id, isForbidden(answer)]).toEqual([op.id, !isAllowed]);
        if (!isAllowed) expect(answer.details).toEqual({ permission: op.permission });
      }
    },
  );

  it('the table by hand has every operation once, and no other', () => {
    expect([...rolesOf.keys()].toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  it('what changes the session itself, or works without one, needs no right', () => {
    const others = every.filter((op) => !all.includes(op));
    expect(others.filter((op) => op.permission !== null)).toEqual([]);
  });

  it('every operation without a session', async () => {
    for (const op of all) {
      const answer = await send(test.app, requestOf(op, op.example));
      expect([op.id, answer.code]).toEqual([op.id, -4]);
    }
  });

  describe('tag by tag', () => {
    let caller: Caller;
    const give = async (tags: readonly Permission[]) => {
      await test.database.db
        .updateTable('users')
        .set(onlyTags(tags))
        .where('phone', '=', '+380500000004')
        .execute();
    };
    const forbidden = async () => {
      const ids: string[] = [];
      for (const op of all) {
        if (isForbidden(await send(test.app, requestOf(op, op.example, caller)))) ids.push(op.id);
      }
      return ids;
    };
    /** The handlers of these look further than at their second tag: at the kind of a run, or of a terminal. */
    const judgeFurther = ['cancelBulkRun', 'updateTerminal', 'previewCallback', 'testCallback'];
    const isOpen = (op: Operation, tags: readonly Permission[]) =>
      op.permission === null ||
      (tags.includes(op.permission) && (alsoNeeds[op.id] ?? []).every((tag) => tags.includes(tag))) ||
      (!judgeFurther.includes(op.id) &&
        alsoNeeds[op.id] === undefined &&
        permissionsOf(op).some((tag) => tags.includes(tag)));
    const closedTo = (tags: readonly Permission[]) =>
      all.filter((op) => !isOpen(op, tags)).map(({ id }) => id);

    beforeAll(async () => {
      await test.reset();
      caller = await signInAs(test.app, 'cashier');
    });

    it.each(allTags)(
      '%s opens its own operations and no others; all others leave those closed',
      async (tag) => {
        const others = allTags.filter((one) => one !== tag);
        await give([tag]);
        expect(await forbidden()).toEqual(closedTo([tag]));
        await give(others);
        expect(await forbidden()).toEqual(closedTo(others));
      },
    );
  });

  it.each(allTags.filter((tag) => all.some((op) => op.permission === tag)))(
    '%s counts until it is taken away, and the next request of the same session is refused',
    async (tag) => {
      await test.reset();
      const caller = await signInAs(test.app, 'cashier');
      const give = (tags: readonly Permission[]) =>
        test.database.db
          .updateTable('users')
          .set(onlyTags(tags))
          .where('phone', '=', '+380500000004')
          .execute();
      for (const op of all.filter(({ permission }) => permission === tag)) {
        const ask = () => send(test.app, requestOf(op, op.example, caller));
        await give([tag, ...(alsoHad[op.id] ?? [])]);
        expect([op.id, (await ask()).code]).toEqual([op.id, 0]);
        await give([]);
        const before = test.database.file?.writes;
        expect([op.id, isForbidden(await ask())]).toEqual([op.id, true]);
        expect(test.database.file?.writes).toBe(before);
      }
    },
  );

  it('what a client says about its own rights counts for nothing', async () => {
    await test.reset();
    const caller = await signInAs(test.app, 'driver');
    const before = await databaseState(test.database);
    const headers = { 'x-user-roles': 'owner', 'user-roles': 'owner', 'x-role': 'owner', role: 'owner' };
    const cookie = `${caller.cookie}; user_roles=${encodeURIComponent(JSON.stringify(allTags))}; role=owner`;
    for (const op of all.filter(({ id }) => !rolesOf.get(id)?.includes('driver'))) {
      const answer = await send(test.app, requestOf(op, op.example, { cookie, headers }));
      expect([op.id, isForbidden(answer)]).toEqual([op.id, true]);
    }
    expect(await databaseState(test.database)).toBe(before);
  });
});
