/** A browser for a test: it keeps the cookies that answers set, and comes from an address. */
import { signIn } from '@kasa/contracts/auth/operations/session';
import type { InputOf, Operation } from '@kasa/contracts/shared/operation';
import { type Answer, type Caller, call } from '../../http/test-support/call.ts';
import type { TestApp } from '../../http/test-support/start-test-app.ts';
import { DEMO_PASSWORD } from '../password.ts';

export interface Browser {
  /** Its cookies and address, for the helpers that want a caller. */
  caller(): Caller;
  /** Calls an operation and keeps the cookies of the answer. */
  ask<Op extends Operation>(op: Op, input?: { [Part in keyof InputOf<Op>]?: unknown }): Promise<Answer<Op>>;
  /** The code that a sign-in answers. */
  enter(phone: string, password?: string): Promise<number>;
}

/**
 * Opens a browser without cookies.
 * @param address believed only where 127.0.0.1 is a trusted proxy
 */
export function openBrowser({ app }: Pick<TestApp, 'app'>, address = '198.51.100.7'): Browser {
  const jar = new Map<string, string>();
  const keep = ({ headers }: Pick<Answer, 'headers'>) => {
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
