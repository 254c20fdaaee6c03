import { confirmPassword, resetPassword } from '@kasa/contracts/auth/operations/password';
import { completeSignUp, confirmSignUp, signUp } from '@kasa/contracts/auth/operations/registration';
import { listMockMessages } from '@kasa/contracts/mock/operations';
import { type Answer, type Caller, call, cookieOf } from '../../http/test-support/call.ts';
import type { TestApp } from '../../http/test-support/start-test-app.ts';

export const FREE_PHONE = '+380671234567';

export async function messagesTo({ app }: Pick<TestApp, 'app'>, phone: string) {
  return (await call(app, listMockMessages, { query: { phone } })).data.items;
}

export async function codeTo(test: Pick<TestApp, 'app'>, phone: string): Promise<string> {
  return String((await messagesTo(test, phone))[0]?.code);
}

export const notThe = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export function begin(test: Pick<TestApp, 'app'>, change: object = {}, caller: Caller = {}) {
  return call(test.app, signUp, { body: { ...signUp.example.body, ...change } }, caller);
}

export function forget(test: Pick<TestApp, 'app'>, phone: string, caller: Caller = {}) {
  return call(test.app, resetPassword, { body: { phone } }, caller);
}

export function confirm(test: Pick<TestApp, 'app'>, id: string, code: string) {
  return call(test.app, confirmSignUp, { body: { code_request_id: id, code } });
}

export function choose(
  test: Pick<TestApp, 'app'>,
  id: string,
  code: string,
  password = 'another one',
  caller: Caller = {},
) {
  return call(test.app, confirmPassword, { body: { code_request_id: id, code, password } }, caller);
}

export function complete(test: Pick<TestApp, 'app'>, ticket: string, caller: Caller = {}) {
  return call(test.app, completeSignUp, { body: { ...completeSignUp.example.body, ticket } }, caller);
}

export async function confirmed(
  test: Pick<TestApp, 'app'>,
  change: { phone?: string } = {},
): Promise<string> {
  const { data } = await begin(test, change);
  const answer = await confirm(test, data.id, await codeTo(test, change.phone ?? FREE_PHONE));
  return answer.data.ticket;
}

export async function register(
  test: Pick<TestApp, 'app'>,
  change: { phone?: string; full_name?: string; tax_number?: string } = {},
): Promise<{ answer: Answer<typeof completeSignUp>; caller: Caller }> {
  const answer = await complete(test, await confirmed(test, change));
  return { answer, caller: { cookie: cookieOf(answer) } };
}
