/** Whether a phone is invited, or signs in, cannot be told by who has no code (security T27). */
import { acceptInvitation } from '@kasa/contracts/auth/operations/password';
import { codes } from '@kasa/contracts/shared/codes';
import type { CompiledQuery } from 'kysely';
import { expect, it, vi } from 'vitest';
import { call } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';

const { phone: INVITED } = acceptInvitation.example.body;
const ACTIVE = '+380500000003';
const FREE = '+380671234567';
const WRONG = '135791';

const test = await startFreshApp();

/** Transactions have executors of their own, which share what they inherit. */
const executor = Object.getPrototypeOf(Object.getPrototypeOf(test.database.db.getExecutor()));
const [LIST, ONE] = [/ in \([^)]*\)/g, ' in (…)'];
/** Numbered after those of a list. */
const NUMBER = /\$\d+/g;

/** The statements of one wrong code, however many people they name, and the answer. */
async function guess(phone: string) {
  const asked = vi.spyOn(executor, 'executeQuery');
  const body = { ...acceptInvitation.example.body, phone, code: WRONG };
  const { code, text } = await call(test.app, acceptInvitation, { body });
  const statements = asked.mock.calls.map(([one]) =>
    (one as CompiledQuery).sql.replace(LIST, ONE).replace(NUMBER, '$'),
  );
  asked.mockRestore();
  return { code, text, statements };
}

it('a wrong code is answered alike and asks the database the same, also when no tries are left', async () => {
  const told: Awaited<ReturnType<typeof guess>>[][] = [];
  for (const phone of [INVITED, ACTIVE, FREE]) {
    await test.reset();
    const guesses = [];
    for (let n = 0; n < 7; n += 1) guesses.push(await guess(phone));
    told.push(guesses);
  }
  const [invited, active, free] = told;
  expect(invited?.map(({ code }) => code)).toEqual(invited?.map(() => codes.invitation_invalid.code));
  for (const table of [/^select .* from "invitations"/, /^update "invitations"/])
    expect(invited?.[0]?.statements).toContainEqual(expect.stringMatching(table));
  expect(active).toEqual(invited);
  expect(free).toEqual(invited);
});
