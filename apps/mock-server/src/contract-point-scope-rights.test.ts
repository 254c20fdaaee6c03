/** Who may do what at the own point and at another: what is meant, written by hand, not what the server happens to say. */
import { pointsOperations } from '@kasa/contracts/points/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import type { Operation } from '@kasa/contracts/shared/operation';
import type { Role } from '@kasa/contracts/shared/permissions';
import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { usersOperations } from '@kasa/contracts/users/operations';
import { expect, it } from 'vitest';
import { firstMerchant } from './auth/seed.ts';
import type { Row } from './db/schema.ts';
import { type CallInput, requestOf, send, signInAs } from './http/test-support/call.ts';
import { startSharedApp } from './http/test-support/fresh-app.ts';
import { placeAt } from './http/test-support/place-everywhere.ts';

const test = await startSharedApp({ requestsPerMinute: 0, worksEverywhere: false });
const { db } = test.database;

const OWN = ids.point;
const OTHER = ids.pointWithCash;
const staff = ['owner', 'director', 'accountant', 'cashier', 'dispatcher'] as const satisfies Role[];
const people = [
  [OWN, ids.userCardToEdit],
  [OTHER, ids.userForPhoto],
] as const;

/** What there is at a point. */
interface Things {
  readonly point: string;
  readonly terminal: Row<'terminals'>;
  readonly withCash: Row<'terminals'>;
  /** Paid by card, nothing of it paid back. */
  readonly payment: Row<'transactions'>;
  readonly person: string;
  readonly shift: string;
}

async function thingsAt(point: string): Promise<Things> {
  const terminals = db.selectFrom('terminals').selectAll().where('point_id', '=', point);
  const active = terminals.where('status', '=', 'active').where('kind', '=', 'acquiring');
  const stops = db.selectFrom('collection_round_stops').select('terminal_id');
  const withCash = terminals.where('cash_inside', '>', 1_000).where('id', 'not in', stops);
  const payments = db.selectFrom('transactions').selectAll().where('point_id', '=', point);
  const whole = payments.where('status', '=', 'approved').where('payment_form', '=', 'card');
  const shifts = db.selectFrom('register_shifts').select('id').where('point_id', '=', point);
  return {
    point,
    terminal: await active.orderBy('id').limit(1).executeTakeFirstOrThrow(),
    withCash: await withCash.orderBy('id').limit(1).executeTakeFirstOrThrow(),
    payment: await whole
      .where('refund_amount', '=', 0)
      .orderBy('started_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
    person: point === OWN ? people[0][1] : people[1][1],
    shift: (await shifts.orderBy('id').limit(1).executeTakeFirstOrThrow()).id,
  };
}

async function begin(): Promise<void> {
  await test.reset();
  for (const role of ['director', 'cashier'] as const) {
    const person = firstMerchant.people.find((one) => one.role === role);
    await placeAt(db, String(person?.id), [OWN]);
  }
  for (const [point, person] of people) await placeAt(db, person, [point]);
}

const { updateTerminal, addTerminal, createOfflineTerminal } = terminalsOperations;
const { updateUserRights, hireUser } = usersOperations;
const ofTerminal = ({ terminal }: Things) => ({ params: { id: terminal.id } });
const ofCash = ({ withCash }: Things) => ({ params: { id: withCash.id } });
const ofPayment = ({ payment }: Things) => ({ params: { id: payment.id } });
const ofPoint = ({ point }: Things) => ({ params: { id: point } });
const ofPerson = ({ person }: Things) => ({ params: { id: person } });
const ofShift = ({ shift }: Things) => ({ params: { id: shift } });
const filtered = ({ point }: Things) => ({ query: { point_id: point } });
const exported = ({ point }: Things) => ({ query: { format: 'csv', point_id: point } });
const edited = ({ point, terminal }: Things) => {
  const { body } = updateTerminal.example;
  const nothing = { template_id: null, vehicle_id: null, website: null };
  const same = { name: terminal.name, version: terminal.version, secret_key_phrase: null };
  return {
    params: { id: terminal.id },
    body: { ...body, ...nothing, ...same, point_id: point, settings: {}, test_mode: true },
  };
};
const added = ({ point }: Things) => ({ body: { ...addTerminal.example.body, point_id: point } });
const offline = ({ point }: Things) => ({ body: { ...createOfflineTerminal.example.body, point_id: point } });
const blockedAt = ({ point }: Things) => ({ body: { kind: 'block', target: { point_id: [point] } } });
const blockedOne = ({ terminal }: Things) => ({
  body: { kind: 'block', target: { terminal_ids: [terminal.id] } },
});
const paidBack = ({ payment }: Things) => {
  const { amount } = payment;
  return { params: { id: payment.id }, body: { amount, left_amount: amount, reason: 'Повернув товар' } };
};
const emptied = ({ withCash }: Things) => ({
  params: { id: withCash.id },
  body: { amount: 100, takes_all: false, comment: null },
});
const roundTo = ({ withCash }: Things) => ({
  body: { target: { terminal_ids: [withCash.id] }, assignee_id: null, planned_for: '2026-11-23' },
});
const directed = ({ point }: Things) => ({ params: { id: point }, body: { user_id: null, version: 1 } });
const given = ({ person }: Things) => {
  const rights = { roles: ['cashier'], tags_added: ['reports_view'], tags_removed: [] };
  return { params: { id: person }, body: { ...rights, template_id: null, version: 1 } };
};
const placed = ({ person, point }: Things) => ({
  body: { user_ids: [person], from_id: null, to_id: point },
});
const hired = ({ point }: Things) => ({ body: { ...hireUser.example.body, point_ids: [point] } });

/** At the own point and at the other. */
type Outcome = 'ok' | 'not found' | 'forbidden';
const BOTH = ['ok', 'ok'] as const;
const ONE = ['ok', 'not found'] as const;
const NO = ['forbidden', 'forbidden'] as const;
type Outcomes = readonly [Outcome, Outcome];

const { listTerminals, getTerminal, getTerminalOverview, exportTerminals } = terminalsOperations;
const { listTransactions, getTransaction, getTransactionTotals, exportTransactions } = transactionsOperations;
const { getSalesReport, reverseTransaction, updateTransactionStatus } = transactionsOperations;
const { getTerminalCash, listEncashments, encashTerminal, createCollectionRound } = transactionsOperations;
const { getPoint, listRegisterShifts, getRegisterShift, getFiscalClock } = pointsOperations;
const { getUser, listUsers, exportUsers, placeUsers, setPointDirector, closeUserAccess } = usersOperations;

const TABLE: readonly (readonly [Operation, (things: Things) => CallInput, ...Outcomes[]])[] = [
  //                                   owner director accountant cashier dispatcher
  [getTerminal, ofTerminal, BOTH, ONE, BOTH, ONE, BOTH],
  [getTerminalOverview, ofTerminal, BOTH, ONE, BOTH, ONE, BOTH],
  [listTerminals, filtered, BOTH, ONE, BOTH, ONE, BOTH],
  [exportTerminals, exported, BOTH, ONE, BOTH, ONE, BOTH],
  [updateTerminal, edited, BOTH, ONE, NO, NO, NO],
  [addTerminal, added, BOTH, ONE, NO, NO, NO],
  [createOfflineTerminal, offline, BOTH, ONE, NO, NO, NO],
  [terminalsOperations.previewBulkRun, blockedAt, BOTH, ONE, NO, NO, NO],
  [terminalsOperations.previewBulkRun, blockedOne, BOTH, ONE, NO, NO, NO],
  [getTransaction, ofPayment, BOTH, ONE, BOTH, ONE, NO],
  [listTransactions, filtered, BOTH, ONE, BOTH, ONE, NO],
  [getTransactionTotals, filtered, BOTH, ONE, BOTH, ONE, NO],
  [exportTransactions, exported, BOTH, ONE, BOTH, ONE, NO],
  [reverseTransaction, paidBack, BOTH, ONE, NO, ONE, NO],
  [updateTransactionStatus, ofPayment, BOTH, NO, BOTH, NO, NO],
  [getSalesReport, filtered, BOTH, ONE, BOTH, NO, BOTH],
  [getTerminalCash, ofCash, BOTH, ONE, BOTH, NO, NO],
  [listEncashments, ofCash, BOTH, ONE, BOTH, NO, NO],
  [encashTerminal, emptied, BOTH, ONE, NO, NO, NO],
  [createCollectionRound, roundTo, BOTH, ONE, NO, NO, NO],
  [getPoint, ofPoint, BOTH, ONE, NO, NO, NO],
  [getFiscalClock, ofPoint, BOTH, ONE, NO, NO, NO],
  [listRegisterShifts, filtered, BOTH, ONE, NO, NO, NO],
  [getRegisterShift, ofShift, BOTH, ONE, NO, NO, NO],
  [listUsers, filtered, BOTH, ONE, NO, NO, NO],
  [exportUsers, exported, BOTH, ONE, NO, NO, NO],
  [getUser, ofPerson, BOTH, ONE, NO, NO, NO],
  [updateUserRights, given, BOTH, ONE, NO, NO, NO],
  [hireUser, hired, BOTH, ONE, NO, NO, NO],
  [placeUsers, placed, BOTH, ONE, NO, NO, NO],
  [setPointDirector, directed, BOTH, ONE, NO, NO, NO],
  [closeUserAccess, ofPerson, BOTH, ONE, NO, NO, NO],
];

const outcomeOf = (code: number): Outcome | number =>
  (({ [codes.ok.code]: 'ok', [codes.not_found.code]: 'not found', [codes.forbidden.code]: 'forbidden' })[
    code
  ] as Outcome | undefined) ?? code;

const cells = TABLE.flatMap(([op, input, ...outcomes]) =>
  staff.map((role, n) => [op.id, role, op, input, outcomes[n]] as const),
);

it.each(cells)('%s as %s, at the own point and at another', async (_id, role, op, input, outcomes) => {
  const found: unknown[] = [];
  for (const point of [OWN, OTHER]) {
    await begin();
    const caller = await signInAs(test.app, role);
    const answer = await send(test.app, requestOf(op, input(await thingsAt(point)), caller));
    found.push(outcomeOf(answer.code));
  }
  expect(found).toEqual(outcomes);
});
