import { resendCode } from '@kasa/contracts/auth/operations/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../http/test-support/call.ts';
import { startTestApp, type TestApp } from '../http/test-support/start-test-app.ts';
import { begin, FREE_PHONE, forget, messagesTo } from './test-support/phones.ts';

const phone = (n: number) => `+38067100${String(n).padStart(4, '0')}`;
const ok = ({ code }: { code: number }) => code === 0;
const limited = ({ code }: { code: number }) => code === -8;

describe('how many codes are sent', () => {
  let test: TestApp;
  /** Behind a proxy whose X-Forwarded-For is believed. */
  let proxied: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    proxied = await startTestApp({ trustedProxies: ['127.0.0.1', '::1'] });
  });
  afterAll(async () => {
    await test.close();
    await proxied.close();
  });
  beforeEach(async () => {
    await test.reset();
    await proxied.reset();
  });

  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it('five an hour for a phone, for whatever purpose, in parallel and whatever address is claimed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2 ? begin(test, {}, from(`10.0.0.${n}`)) : forget(test, FREE_PHONE, from(`10.0.1.${n}`)),
      ),
    );
    expect(answers.filter(ok)).toHaveLength(5);
    const refused = answers.filter(limited);
    expect(refused).toHaveLength(7);
    expect(refused[0]).toMatchObject({ status: 429, details: { retry_after_seconds: 3_600 } });
  });

  it('five an hour for a phone, from all addresses together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, n) => begin(proxied, {}, from(`198.51.100.${n}`))),
    );
    expect(answers.filter(ok)).toHaveLength(5);
    expect(answers.filter(limited)).toHaveLength(4);
  });

  it('twenty an hour for an address, however many phones, in parallel and whatever address is claimed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => forget(test, phone(n), from(`10.0.0.${n}`))),
    );
    expect(answers.filter(ok)).toHaveLength(20);
    expect(answers.filter(limited)).toHaveLength(10);
  });

  it('of one network of IPv6 as of one address, and another one is not held up', async () => {
    for (let n = 0; n < 20; n += 1) await forget(proxied, phone(n), from(`2001:db8:1:2::${n}`));
    expect((await forget(proxied, phone(20), from('2001:db8:1:2:ffff::1'))).code).toBe(-8);
    expect((await forget(proxied, phone(20), from('2001:db8:1:3::1'))).code).toBe(0);
  });

  it('a code that is sent anew counts, too', async () => {
    const { data } = await begin(test);
    const resend = () => call(test.app, resendCode, { params: { id: data.id } });
    for (let n = 0; n < 4; n += 1) {
      test.clock.advance(60);
      expect((await resend()).code).toBe(0);
    }
    test.clock.advance(60);
    expect(await resend()).toMatchObject({ code: -8, details: { retry_after_seconds: 3_300 } });
    expect(await messagesTo(test, FREE_PHONE)).toHaveLength(5);
    test.clock.advance(3_300);
    expect((await resend()).code).toBe(0);
  });

  it('refused ones do not count: the pause ends when it was said to', async () => {
    for (let n = 0; n < 10; n += 1) await begin(test);
    test.clock.advance(1_800);
    for (let n = 0; n < 10; n += 1) expect((await begin(test)).code).toBe(-8);
    test.clock.advance(1_800);
    expect((await begin(test)).code).toBe(0);
  });

  it('is the same for a phone that somebody has', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 7; n += 1) answers.push((await forget(test, '+380500000001')).code);
    expect(answers).toEqual([0, 0, 0, 0, 0, -8, -8]);
  });
});
