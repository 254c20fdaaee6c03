import { signIn } from '@kasa/contracts/auth/operations/session';
import type { Operation } from '@kasa/contracts/shared/operation';
import { type ApiResponse, type Caller, call, type InputFor } from '../../http/test-support/call.ts';
import type { TestApp } from '../../http/test-support/start-test-app.ts';
import { DEMO_PASSWORD } from '../password.ts';

export interface Browser {
  caller(): Caller;
  ask<Op extends Operation>(op: Op, input?: InputFor<Op>): Promise<ApiResponse<Op>>;
  /** Signs in; the code of the response. */
  enter(phone: string, password?: string): Promise<number>;
}

/** @param address trusted only where 127.0.0.1 is a trusted proxy */
export function openBrowser({ app }: Pick<TestApp, 'app'>, address = '198.51.100.7'): Browser {
  const jar = new Map<string, string>();
  const keep = ({ headers }: Pick<ApiResponse, 'headers'>) => {
    for (const line of [headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
  };
  const browser: Browser = {
    caller: () => ({
      cookie: [...jar].map((pair) => pair.join('=')).join('; ') || undefined,
      headers: { 'x-forwarded-for': address },
    }),
    async ask(op, input = {}) {
      const answer = await call(app, op, input, browser.caller());
      keep(answer);
      return answer;
    },
    enter: async (phone, password = DEMO_PASSWORD) =>
      (await browser.ask(signIn, { body: { phone, password } })).code,
  };
  return browser;
}
