import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { TerminalHeaders } from '@kasa/contracts/shared/terminal-headers';
import { describe, expect, it } from 'vitest';
import { authenticateTerminal } from '../http/session/terminal-auth.ts';
import { signInAs } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import {
  requestConfig,
  type TerminalRequestOptions,
  terminalHeaders,
} from './test-support/terminal-requests.ts';

const test = await startFreshApp({ trustedProxies: ['loopback'] });
const { db } = test.database;

const from = (address: string, asking: TerminalRequestOptions = {}) =>
  requestConfig(test, { ...asking, headers: { 'x-forwarded-for': address, ...asking.headers } });
const ask = (asking?: TerminalRequestOptions) => from('10.0.0.1', asking);
const wrong = (address: string, number = 'S1100101') =>
  from(address, { number, phrase: 'a guess, a wild guess' });
const codes = async (count: number, work: (n: number) => Promise<{ code: number }>) => {
  const seen: number[] = [];
  for (let n = 0; n < count; n += 1) seen.push((await work(n)).code);
  return seen;
};

describe('a terminal proves itself by its signature', () => {
  it('and by nothing else: a session of its merchant is none', async () => {
    const { cookie } = await signInAs(test.app, 'owner');
    const phrase = 'another phrase';
    expect((await ask({ phrase, headers: { cookie: String(cookie) } })).code).toBe(1321);
  });

  it('over method, path and query, time and number', async () => {
    const time = '2026-11-20T09:01:00Z';
    expect((await ask({ headers: { 'x-terminal-time': time } })).code).toBe(1321);
    expect((await ask({ time })).code).toBe(0);
    expect((await ask({ headers: { 'x-terminal-number': 'S1100102' } })).code).toBe(1321);
    const target = '/api/v1/Config/get?lng=EN';
    expect((await ask({ target })).code).toBe(0);
    const ofAnother = await ask({ target, headers: terminalHeaders(test.clock.now()) });
    expect(ofAnother.code).toBe(1321);
  });

  it('over the method that is called, not one that fits the body', async () => {
    const target = '/api/v1/loyalty/quote';
    const bodyBytes = Buffer.from('{}');
    const headers = TerminalHeaders.parse(terminalHeaders(test.clock.now(), { target, body: '{}' }));
    const { database, clock } = test;
    const asked = { db: database, clock, target, bodyBytes, exchange: { address: '10.0.0.1' } };
    expect(await authenticateTerminal(asked, { method: 'POST' }, headers)).toMatchObject({
      id: ids.terminal,
    });
    await expect(authenticateTerminal(asked, { method: 'PUT' }, headers)).rejects.toMatchObject({
      codeName: 'terminal_not_authenticated',
    });
  });

  it('the same answer, to the byte, for a number that nobody has, without a phrase, and for a wrong one', async () => {
    await db
      .updateTable('terminals')
      .set({ secret_key_phrase: null })
      .where('id', '=', ids.terminalToEdit)
      .execute();
    const answers = await Promise.all([
      ask({ phrase: 'another phrase' }),
      ask({ number: 'S1999999' }),
      ask({ number: 'S1001206', phrase: 'a phrase that no terminal has' }),
      ask({ number: 'S1110101' }),
    ]);
    const told = answers.map(({ status, text, headers }) => {
      const { date: _date, 'x-request-id': _id, ...rest } = headers;
      return { status, text, rest };
    });
    expect(told[0]?.text).toContain('"code":1321');
    for (const one of told) expect(one).toEqual(told[0]);
  });

  it.each([
    ['08:55:00.000', 0],
    ['08:54:59.999', 1322],
    ['09:05:00.000', 0],
    ['09:05:00.001', 1322],
  ])('its clock may be five minutes off: %s at nine', async (time, code) => {
    expect((await ask({ time: `2026-11-20T${time}Z` })).code).toBe(code);
    const stranger = await ask({ time: `2026-11-20T${time}Z`, number: 'S1999999' });
    expect(stranger.code).toBe(code === 0 ? 1321 : code);
  });

  it('once more within its minutes does no harm, and is nothing afterwards', async () => {
    const time = test.clock.nowIso();
    expect(await codes(3, () => ask({ time }))).toEqual([0, 0, 0]);
    test.clock.advance(301);
    expect((await ask({ time })).code).toBe(1322);
  });

  it.each([
    ['x-terminal-number', ['', 's1100101', 'S11001011', 'S1100101, S1100101']],
    [
      'x-terminal-time',
      [
        '',
        'now',
        '2026-11-20',
        '2026-11-20T09:00:00+00:00',
        '2026-02-30T09:00:00Z',
        `2026-11-20T09:00:00.${'0'.repeat(20)}Z`,
      ],
    ],
    ['x-terminal-signature', ['', '0', 'F'.repeat(64), 'g'.repeat(64), '0'.repeat(65)]],
  ])('a header that is none says which it is: %s', async (name, values) => {
    for (const value of values) {
      const answer = await ask({ headers: { [name]: value } });
      expect([value, answer.code, answer.details.fields?.map(({ path }) => path)]).toEqual([
        value,
        -2,
        [name],
      ]);
    }
  });
});

describe('guessing of phrases', () => {
  it('is slowed down by number, whether or not a terminal has it', async () => {
    const guesses = async (number: string, address: string) => {
      const seen = await codes(11, () => wrong(address, number));
      test.clock.advance(61);
      return [...seen, ...(await codes(2, () => wrong(address, number)))];
    };
    const expected = [...Array<number>(10).fill(1321), -8, 1321, -8];
    expect(await guesses('S1100101', '10.0.1.1')).toEqual(expected);
    expect(await guesses('S1999999', '10.0.1.2')).toEqual(expected);
  });

  it('says how long to wait', async () => {
    await codes(10, () => wrong('10.0.0.9'));
    const answer = await wrong('10.0.0.9');
    expect([answer.status, answer.headers['retry-after'], answer.details]).toEqual([
      429,
      '60',
      { retry_after_seconds: 60 },
    ]);
  });

  it('from many addresses at once has ten attempts together', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => wrong(`10.0.2.${n}`)));
    const examined = answers.filter(({ code }) => code === 1321).length;
    expect(examined).toBe(10);
    expect(answers.filter(({ code }) => code === -8)).toHaveLength(30);
  });

  it('does not keep the terminal waiting where it asked from before', async () => {
    expect((await ask()).code).toBe(0);
    await codes(20, (n) => wrong(`10.0.3.${n}`));
    expect(await codes(20, () => ask())).toEqual(Array<number>(20).fill(0));
    // From another address it waits for the pause, and is then known there.
    expect((await from('10.0.0.2')).code).toBe(-8);
    test.clock.advance(61);
    expect((await from('10.0.0.2')).code).toBe(0);
    await codes(20, (n) => wrong(`10.0.3.${n}`));
    expect((await from('10.0.0.2')).code).toBe(0);
  });

  it.each(['S1100101', 'S1999999'])(
    'where the terminal asked from before ends after a hundred, also while the number waits: %s',
    async (number) => {
      expect((await from('10.0.7.1')).code).toBe(0);
      const seen = await codes(100, () => wrong('10.0.7.1', number));
      expect(seen).toEqual([...Array<number>(10).fill(1321), ...Array<number>(90).fill(-8)]);
      const right = await from('10.0.7.1');
      expect([right.code, right.headers['retry-after']]).toEqual([-8, '900']);
    },
  );

  it('gets no more attempts by what the terminal does, and the terminal uses none up', async () => {
    expect(await codes(25, (n) => from(`10.0.4.${n}`))).toEqual(Array<number>(25).fill(0));
    await codes(9, () => wrong('10.0.5.1'));
    expect((await from('10.0.4.99')).code).toBe(0);
    expect(await codes(3, () => wrong('10.0.5.1'))).toEqual([1321, -8, -8]);
  });

  it('of many numbers from one address ends after a hundred, and then nobody there is let in', async () => {
    expect((await from('10.0.6.1')).code).toBe(0);
    const number = (n: number) => `S15${String(n).padStart(5, '0')}`;
    const seen = await codes(101, (n) => wrong('10.0.6.1', number(n)));
    expect(seen.filter((code) => code === 1321)).toHaveLength(100);
    expect(seen.at(-1)).toBe(-8);
    expect((await from('10.0.6.1')).code).toBe(-8);
    expect((await from('10.0.6.2')).code).toBe(0);
  });
});
