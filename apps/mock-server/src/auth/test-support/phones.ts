/** What tests of registration and passwords have in common: reading the text message, and whole stories. */
import { confirmPassword, resetPassword } from '@kasa/contracts/auth/operations/password';
import { completeSignUp, confirmSignUp, signUp } from '@kasa/contracts/auth/operations/registration';
import { listMockMessages } from '@kasa/contracts/mock/operations';
import { type Answer, type Caller, call, cookieOf } from '../../http/test-support/call.ts';
import type { TestApp } from '../../http/test-support/start-test-app.ts';

/** A phone that nobody has. */
export const FREE_PHONE = '+380671234567';

/** The messages that went to a phone, newest first. */
export async function messagesTo({ app }: Pick<TestApp, 'app'>, phone: string) {
  return (await call(app, listMockMessages, { query: { phone } })).data.items;
}

/** The code in the last message to a phone. */
export async function codeTo(test: Pick<TestApp, 'app'>, phone: string): Promise<string> {
  return String((await messagesTo(test, phone))[0]?.code);
}

/** Another code than this one. */
export const notThe = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** First step of a registration. */
export function begin(test: Pick<TestApp, 'app'>, change: object = {}, caller: Caller = {}) {
  return call(test.app, signUp, { body: { ...signUp.example.body, ...change } }, caller);
}

/** Asks for a code to choose a new password. */
export function forget(test: Pick<TestApp, 'app'>, phone: string, caller: Caller = {}) {
  return call(test.app, resetPassword, { body: { phone } }, caller);
}

/** Sends a code for a registration. */
export function confirm(test: Pick<TestApp, 'app'>, id: string, code: string) {
  return call(test.app, confirmSignUp, { body: { code_request_id: id, code } });
}

/** Sends a code for a new password. */
export function choose(
  test: Pick<TestApp, 'app'>,
  id: string,
  code: string,
  password = 'another one',
  caller: Caller = {},
) {
  return call(test.app, confirmPassword, { body: { code_request_id: id, code, password } }, caller);
}

/** Last step of a registration. */
export function complete(test: Pick<TestApp, 'app'>, ticket: string, caller: Caller = {}) {
  return call(test.app, completeSignUp, { body: { ...completeSignUp.example.body, ticket } }, caller);
}

/** The first two steps of a registration. */
export async function confirmed(
  test: Pick<TestApp, 'app'>,
  change: { phone?: string } = {},
): Promise<string> {
  const { data } = await begin(test, change);
  const answer = await confirm(test, data.id, await codeTo(test, change.phone ?? FREE_PHONE));
  return answer.data.ticket;
}

/** Registers a merchant from the first step to the last. */
export async function register(
  test: Pick<TestApp, 'app'>,
  change: { phone?: string; full_name?: string; tax_number?: string } = {},
): Promise<{ answer: Answer<typeof completeSignUp>; caller: Caller }> {
  const answer = await complete(test, await confirmed(test, change));
  return { answer, caller: { cookie: cookieOf(answer) } };
}
