import { resendCode } from '@kasa/contracts/auth/operations/codes';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { testDialect } from '../db/test-support/open-test-database.ts';
import { call } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { countSentCode } from './code-limits.ts';
import { beginSignUp, FREE_PHONE, messagesTo, requestPasswordReset } from './test-support/sign-up-flow.ts';

const test = await startFreshApp();

describe('codes that are asked for at the same moment', () => {
  const resend = (id: string) => call(test.app, resendCode, { params: { id } });

  it('are sent anew once for a request', async () => {
    const { data } = await beginSignUp(test);
    test.clock.advance(60);
    const answers = await Promise.all(Array.from({ length: 4 }, () => resend(data.id)));
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([-8, -8, -8, 0]);
    const pause = { details: { retry_after_seconds: 60 } };
    expect(answers.find(({ code }) => code === -8)).toMatchObject(pause);
    expect(await messagesTo(test, FREE_PHONE)).toHaveLength(2);
    const more = await Promise.all(Array.from({ length: 4 }, () => requestPasswordReset(test, FREE_PHONE)));
    expect(more.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  it.runIf(testDialect === 'postgres')('are counted before a request is locked, in one order', async () => {
    const { db } = test.database;
    const { data } = await beginSignUp(test);
    test.clock.advance(60);
    const waiting = sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    let resent: ReturnType<typeof resend> | undefined;
    await db.transaction().execute(async (tx) => {
      await countSentCode(tx, {
        phone: FREE_PHONE,
        purpose: 'sign_up',
        asker: '203.0.113.1',
        now: test.clock.now(),
        exchange: { warn: () => {} },
      });
      resent = resend(data.id);
      const timeout = 10_000;
      await vi.waitFor(async () => expect((await waiting.execute(db)).rows).toHaveLength(1), { timeout });
      const others = tx.selectFrom('code_requests').select('id').where('id', '=', data.id);
      expect(await others.forUpdate().skipLocked().execute()).toEqual([{ id: data.id }]);
    });
    expect((await resent)?.code).toBe(0);
  });
});
