import { resendCode } from '@kasa/contracts/auth/operations/codes';
import { signUp } from '@kasa/contracts/auth/operations/registration';
import { signIn } from '@kasa/contracts/auth/operations/session';
import * as argon2 from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { TABLES } from '../db/schema.ts';
import { call } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import type { HttpResponse } from '../http/test-support/http-request.ts';
import { openBrowser } from './test-support/browser.ts';
import {
  beginSignUp,
  confirmSignUpCode,
  requestPasswordReset,
  setNewPassword,
} from './test-support/sign-up-flow.ts';

vi.mock('@node-rs/argon2', { spy: true });

const TAKEN = '+380500000003';
const FREE = '+380671234567';
const blurred = (
  { status, text, headers }: { status: number; text: string; headers: object },
  phone: string,
) => {
  const { date: _date, 'x-request-id': _id, ...rest } = headers as Record<string, unknown>;
  const body = text.replace(/"id":"[0-9a-f-]{36}"/, '"id":""').replace(phone, 'phone');
  return { status, body, length: text.length, headers: rest };
};

const test = await startFreshApp();

describe('whether a phone is registered cannot be told', () => {
  const rowCounts = async () => {
    const counts: Record<string, number> = {};
    for (const table of TABLES) {
      counts[table] = (await test.database.db.selectFrom(table).select('id').execute()).length;
    }
    return counts;
  };
  const added = async (work: () => Promise<unknown>) => {
    const before = await rowCounts();
    await work();
    const after = await rowCounts();
    return TABLES.map((table) => [table, Number(after[table]) - Number(before[table])] as const).filter(
      ([, difference]) => difference !== 0,
    );
  };

  it('from the answer to a registration, to its repetition, to a code that is sent anew, and to wrong codes', async () => {
    const told = await Promise.all(
      [TAKEN, FREE].map(async (phone) => {
        const first = await beginSignUp(test, { phone });
        const { id } = first.data;
        const wrong = await confirmSignUpCode(test, id, '000000');
        const early = await beginSignUp(test, { phone });
        const answers: HttpResponse[] = [first, wrong, early];
        return { id, phone, answers };
      }),
    );
    test.clock.advance(61);
    for (const one of told) {
      const again = await beginSignUp(test, { phone: one.phone });
      one.id = again.data.id;
      one.answers.push(again);
    }
    test.clock.advance(61);
    for (const one of told) {
      one.answers.push(await call(test.app, resendCode, { params: { id: one.id } }));
      for (let n = 0; n < 6; n += 1) one.answers.push(await confirmSignUpCode(test, one.id, '000000'));
    }
    const [taken, free] = told.map(({ answers, phone }) => answers.map((answer) => blurred(answer, phone)));
    expect(taken?.map(({ status }) => status)).toEqual([
      200, 422, 429, 200, 200, 422, 422, 422, 422, 409, 409,
    ]);
    expect(taken).toEqual(free);
  });

  it('from the answer to a forgotten password, to a code that is sent anew, and to wrong codes', async () => {
    const told: ReturnType<typeof blurred>[][] = [];
    for (const phone of [TAKEN, FREE]) {
      await test.reset();
      const first = await requestPasswordReset(test, phone);
      const { id } = first.data;
      test.clock.advance(61);
      const answers: HttpResponse[] = [first, await call(test.app, resendCode, { params: { id } })];
      for (let n = 0; n < 6; n += 1) answers.push(await setNewPassword(test, id, '000000'));
      for (let n = 0; n < 3; n += 1) {
        answers.push(await requestPasswordReset(test, phone));
        test.clock.advance(61);
      }
      told.push(answers.map((answer) => blurred(answer, phone)));
    }
    expect(told[0]?.slice(-3).map(({ status }) => status)).toEqual([429, 200, 429]);
    expect(told[0]).toEqual(told[1]);
  });

  it('from the limits, by somebody at the address of the owner, who signed in there', async () => {
    expect(await openBrowser(test).enter(TAKEN)).toBe(0);
    const told: Record<string, ReturnType<typeof blurred>[]> = { [TAKEN]: [], [FREE]: [] };
    for (let n = 0; n < 12; n += 1) {
      for (const phone of [TAKEN, FREE]) {
        const guess = await call(test.app, signIn, { body: { phone, password: 'wrong' } });
        told[phone]?.push(blurred(guess, phone), blurred(await requestPasswordReset(test, phone), phone));
      }
      test.clock.advance(n % 3 ? 1 : 60);
    }
    const statuses = told[TAKEN]?.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 422, 429]));
    expect(told[TAKEN]).toEqual(told[FREE]);
  });

  it('from the work: a password is hashed once with the same cost, and as many rows are written', async () => {
    const hashed = vi.mocked(argon2.hash);
    const work: unknown[] = [];
    for (const phone of [TAKEN, FREE]) {
      hashed.mockClear();
      const rows = await added(() => beginSignUp(test, { phone }));
      work.push([hashed.mock.calls, rows]);
    }
    expect(work[0]).toEqual([
      [[signUp.example.body.password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }]],
      [
        ['code_requests', 1],
        ['code_sendings', 1],
        ['registrations', 1],
        ['text_messages', 1],
      ],
    ]);
    expect(work[0]).toEqual(work[1]);
  });

  it('from the work of a forgotten password: as many rows are written', async () => {
    const [taken, free] = [
      await added(() => requestPasswordReset(test, TAKEN)),
      await added(() => requestPasswordReset(test, FREE)),
    ];
    expect(taken).toEqual([
      ['code_requests', 1],
      ['code_sendings', 1],
      ['text_messages', 1],
    ]);
    expect(free).toEqual(taken);
  });
});
