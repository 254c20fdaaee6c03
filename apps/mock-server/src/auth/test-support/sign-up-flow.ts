import { confirmPassword, resetPassword } from '@kasa/contracts/auth/operations/password';
import { completeSignUp, confirmSignUp, signUp } from '@kasa/contracts/auth/operations/registration';
import { listMockMessages } from '@kasa/contracts/mock/people';
import { type ApiResponse, type Caller, call, cookieOf } from '../../http/test-support/call.ts';
import type { TestApp } from '../../http/test-support/start-test-app.ts';

export const FREE_PHONE = '+380671234567';

export async function messagesTo({ app }: Pick<TestApp, 'app'>, phone: string) {
  return (await call(app, listMockMessages, { query: { phone } })).data.items;
}

export async function codeTo(test: Pick<TestApp, 'app'>, phone: string): Promise<string> {
  return String((await messagesTo(test, phone))[0]?.code);
}

export const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export function beginSignUp(test: Pick<TestApp, 'app'>, change: object = {}, caller: Caller = {}) {
  return call(test.app, signUp, { body: { ...signUp.example.body, ...change } }, caller);
}

export function requestPasswordReset(test: Pick<TestApp, 'app'>, phone: string, caller: Caller = {}) {
  return call(test.app, resetPassword, { body: { phone } }, caller);
}

export function confirmSignUpCode(test: Pick<TestApp, 'app'>, id: string, code: string) {
  return call(test.app, confirmSignUp, { body: { code_request_id: id, code } });
}

export function setNewPassword(
  test: Pick<TestApp, 'app'>,
  id: string,
  code: string,
  password = 'another one',
  caller: Caller = {},
) {
  return call(test.app, confirmPassword, { body: { code_request_id: id, code, password } }, caller);
}

export function finishSignUp(test: Pick<TestApp, 'app'>, ticket: string, caller: Caller = {}) {
  return call(test.app, completeSignUp, { body: { ...completeSignUp.example.body, ticket } }, caller);
}

export async function confirmedTicket(
  test: Pick<TestApp, 'app'>,
  change: { phone?: string } = {},
): Promise<string> {
  const { data } = await beginSignUp(test, change);
  const answer = await confirmSignUpCode(test, data.id, await codeTo(test, change.phone ?? FREE_PHONE));
  return answer.data.ticket;
}

export async function signUpFully(
  test: Pick<TestApp, 'app'>,
  change: { phone?: string; full_name?: string; tax_number?: string } = {},
): Promise<{ answer: ApiResponse<typeof completeSignUp>; caller: Caller }> {
  const answer = await finishSignUp(test, await confirmedTicket(test, change));
  return { answer, caller: { cookie: cookieOf(answer) } };
}
