/**
 * What must not be told (security T16): secrets and personal data are sent to every operation, where they belong and
 * where they do not, and looked for in the log, in answers to others, and card numbers everywhere.
 */
import { operations } from '@kasa/contracts/operations';
import type { Operation } from '@kasa/contracts/shared/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secondMerchant } from './auth/seed.ts';
import { testDialect } from './db/test-support/open-test-database.ts';
import {
  type Caller,
  type CallInput,
  requestOf,
  send,
  signInAs,
  signInWith,
} from './http/test-support/call.ts';
import { databaseState, storedText } from './http/test-support/database-state.ts';
import type { HttpRequest } from './http/test-support/http-request.ts';
import { type InputPath, setAtPath } from './http/test-support/id-paths.ts';
import { startTestApp, type TestApp } from './http/test-support/start-test-app.ts';

const CARD = '4539578763621486';
const CANARIES: Readonly<Record<string, string>> = {
  password: 'canary-password-1',
  code: '918273',
  cookie: 'CanaryCookieCanaryCookieCanaryCo',
  secret: '918273645546372819918273645546372819',
  'HMAC key': 'ca4a7ca4a7ca4a7ca4a7ca4a7ca4a7ca4a7ca4a7ca4a7ca4a7ca4a7ca4a7ca4a',
  'RSA key': '-----BEGIN PRIVATE KEY----- MIICanaryCanary -----END PRIVATE KEY-----',
  'key password': 'canary-key-password-1',
  card: CARD,
  CVV: 'cvv-918',
  phone: '+380509182736',
  'tax number': '3184710691',
  signature: '918273'.repeat(10),
};
/** Card numbers as people write them. */
const CARDS = [CARD, '4539 5787 6362 1486', '4539-5787-6362-1486', '378282246310005', '5555555555554444'];
/** What could begin a line of its own in a log, or paint one. */
const BREAKING = ['a\r\n{"level":60}', '\u001b[31mred\u001b[2J', '\u2028{"level":60}', '"}\n{"a":"'];

const all = Object.values(operations) as Operation[];
/** A simulation has to be of something, and tells no texts that the list of discounts does not. */
const lists = all.filter(
  ({ id, method, params, session }) => method === 'GET' && !params && session && id !== 'simulateDiscounts',
);

/** Digits that could be a card, anywhere but in ids and behind a decimal point; Luhn as in ISO/IEC 7812. */
function cardsIn(text: string): string[] {
  const found = text.match(/(?<![\w.-])[2-6]\d{3}(?:[ -]?\d){9,15}(?![\w-])/g) ?? [];
  return found.filter((one) => {
    const digits = [...one.replace(/\D/g, '')].reverse().map(Number);
    const sum = digits.reduce((total, digit, n) => {
      const doubled = n % 2 === 0 ? digit : digit * 2;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
    // Barcodes have 13 and 14 digits, and the same check by chance.
    return sum % 10 === 0 && digits.length >= 15;
  });
}

/** Places of texts in the input of an operation, files left out. */
function textPlaces(value: unknown, place: InputPath = []): InputPath[] {
  if (typeof value === 'string' || value === null) return [place];
  if (typeof value !== 'object' || 'base64' in value) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textPlaces(inner, [...place, Array.isArray(value) ? Number(key) : key]),
  );
}

it('card numbers are found wherever they stand', () => {
  for (const card of CARDS) expect(cardsIn(`{"note":"card ${card}."}`)).toEqual([card]);
  for (const other of ['4539578763621487', '453957******1486', '01912d50-3c00-7000-8000-000000000032']) {
    expect(cardsIn(`{"note":"${other}"}`)).toEqual([]);
  }
});

// What is logged, masked and answered does not depend on the database.
describe.runIf(testDialect === 'sqlite')('canaries', () => {
  let test: TestApp;
  let lines: string[] = [];
  beforeAll(async () => {
    const stream = { write: (line: string) => lines.push(line) };
    test = await startTestApp({ requestsPerMinute: 0, log: { level: 'trace', stream } });
  });
  afterAll(() => test.close());

  /** Sends an operation with a text at some places. */
  const sendWith = async (op: Operation, caller: Caller, places: readonly InputPath[], text: string) => {
    const input = places.reduce<CallInput>((made, place) => setAtPath(made, place, text), {
      params: op.example.params,
      query: op.example.query,
      body: op.example.body,
    });
    return await send(test.app, requestOf(op, input, op.session ? caller : {}));
  };

  /** All that somebody can read; of files their text, for a sheet holds the same: contract-exports.test.ts. */
  async function readAll(caller: Caller): Promise<string> {
    const texts: string[] = [];
    for (const op of lists) {
      const query = op.file ? { format: 'csv' } : {};
      const { text, code } = await send(test.app, requestOf(op, { query }, caller));
      expect([op.id, code]).toEqual([op.id, 0]);
      texts.push(text);
    }
    return texts.join('\n');
  }

  /** Names of the canaries in a text. Six digits stand in ids, too, by chance: the code counts where it stands alone. */
  const canariesIn = (text: string) =>
    Object.entries(CANARIES)
      .filter(([name, canary]) =>
        name === 'code' ? new RegExp(`(?<![\\w-])${canary}(?![\\w-])`).test(text) : text.includes(canary),
      )
      .map(([name]) => name);
  const inLog = () => {
    const log = lines.join('');
    return [...canariesIn(log), ...CARDS.filter((card) => log.includes(card))];
  };

  const byTurns = (canaries: readonly string[], turn: number) =>
    process.env.KASA_DEEP === '1' ? canaries : canaries.filter((_, n) => (n + turn) % 4 === 0);

  it.each(all.map((op) => [op.id, op] as const))('%s', async (_id, op) => {
    await test.reset();
    const owner = await signInAs(test.app, 'owner');
    const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
    const places = textPlaces({ params: op.example.params, query: op.example.query, body: op.example.body });
    const fields = places.filter((place) => place.length > 1);
    const before = await databaseState(test.database);
    lines = [];
    const told: string[] = [];
    let sent = 0;
    const note = async (asking: Promise<{ text: string }>) => {
      sent += 1;
      told.push((await asking).text);
    };

    // A text that holds all of them, in each field by itself: valid where people may write what they like.
    const everything = Object.values(CANARIES).slice(0, 3).join(' ');
    for (const [n, place] of fields.entries()) {
      await note(sendWith(op, owner, [place], everything));
      await note(sendWith(op, owner, [place], `карта ${CARDS[n % CARDS.length]}`));
      await note(sendWith(op, owner, [place], String(BREAKING[n % BREAKING.length])));
    }
    // Each of them in all fields at once; in headers and in a body that breaks off three by turns, all in the deep run.
    for (const canary of Object.values(CANARIES)) await note(sendWith(op, owner, fields, canary));
    for (const canary of byTurns(Object.values(CANARIES), all.indexOf(op))) {
      const request: HttpRequest = requestOf(op, op.example, {
        cookie: `kasa_session=${canary.replaceAll(/[ +]/g, '')}`,
        headers: {
          ...{ 'payload-signature': canary, 'user-agent': canary, 'x-forwarded-for': canary },
          ...Object.fromEntries(Object.keys({ ...op.example.headers }).map((name) => [name, canary])),
        },
      });
      await note(send(test.app, request));
      if (op.body) {
        const headers = { cookie: String(owner.cookie), 'content-type': 'application/json' };
        await note(send(test.app, { ...request, headers, payload: `{"note":"${canary}"` }));
      }
    }

    expect(inLog()).toEqual([]);
    // One line for each, and each of them JSON; of a stream once it has noticed that nobody listens any more.
    const answered = () =>
      lines
        .map((line) => JSON.parse(line) as { msg: string })
        .filter(({ msg }) => msg === 'answered' || (op.stream && msg === 'aborted by the client'));
    await expect.poll(answered).toHaveLength(sent);
    for (const line of lines) expect(line.match(/\n/g)).toHaveLength(1);

    expect(cardsIn(told.join('\n'))).toEqual([]);
    expect(cardsIn(lines.join(''))).toEqual([]);
    // What was not written can be read by nobody.
    if ((await databaseState(test.database)) === before) return;
    expect(cardsIn((await storedText(test.database.db)).join('\n'))).toEqual([]);
    const again = await signInAs(test.app, 'owner').catch(() => undefined);
    if (again) expect(cardsIn(await readAll(again))).toEqual([]);
    const others = await readAll(stranger);
    expect([canariesIn(others), cardsIn(others)]).toEqual([[], []]);
  });
});
