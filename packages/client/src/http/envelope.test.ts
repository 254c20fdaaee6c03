import { describe, expect, it } from 'vitest';
import { unwrap } from './envelope.ts';
import {
  type ClientError,
  GenericError,
  MissingDataError,
  NotAuthenticatedError,
  ServerError,
} from './errors.ts';

const FALLBACK = 'Щось пішло не так!';
const origin = { requestId: 'req-1', httpStatus: 422 };

function failureOf(body: unknown): ClientError {
  try {
    unwrap(body, FALLBACK, origin);
  } catch (error) {
    return error as ClientError;
  }
  throw new Error('It answered data.');
}

describe('success', () => {
  it('answers data of code 0, from text or from what JSON made of it', () => {
    const envelope = { code: 0, msg: 'Виконано', details: null, data: { id: 1 } };
    expect(unwrap(envelope, FALLBACK, origin)).toEqual({ id: 1 });
    expect(unwrap(JSON.stringify(envelope), FALLBACK, origin)).toEqual({ id: 1 });
  });

  it('does not mind keys that it does not know', () => {
    expect(unwrap({ code: 0, data: [], extra: true }, FALLBACK, origin)).toEqual([]);
  });

  it.each([0, false, ''])('takes %j for data', (data) => {
    expect(unwrap({ code: 0, data }, FALLBACK, origin)).toBe(data);
  });
});

describe('code 0 without data', () => {
  it.each([{ code: 0 }, { code: 0, data: null }, { code: 0, data: undefined, msg: 'x' }])(
    'is missing data: %j',
    (body) => {
      const error = failureOf(body);
      expect(error).toBeInstanceOf(MissingDataError);
      expect(error.message).toBe('Undefined required data in response envelope');
      expect(error.userMessage).toBe('Undefined required data in response envelope');
    },
  );
});

describe('what is no envelope (U11)', () => {
  it.each([
    undefined,
    null,
    [],
    {},
    '',
    '""',
    'null',
    '[]',
    'true',
    '{',
    '<html><body>502 Bad Gateway</body></html>',
    42,
    { code: '0', data: {} },
    { code: null, data: {} },
    { code: 1.5, data: {} },
    { code: Number.NaN },
    { code: [0] },
    { code: {} },
    { msg: 'no code', data: {} },
    { data: { code: 0 } },
    'x'.repeat(1_000_000),
  ])('is a generic error: %.60j', (body) => {
    const error = failureOf(body);
    expect(error).toBeInstanceOf(GenericError);
    expect(error).toMatchObject({
      kind: 'generic',
      userMessage: FALLBACK,
      requestId: 'req-1',
      httpStatus: 422,
    });
  });
});

describe('a code other than 0', () => {
  it('is a server error with code, name, message and details', () => {
    const details = { fields: [{ path: 'name', rule: 'required', message: "Поле обов'язкове" }] };
    expect(failureOf({ code: -2, msg: 'Перевірте заповнення полів', details, data: null })).toMatchObject({
      kind: 'server',
      code: -2,
      codeName: 'validation_failed',
      userMessage: 'Перевірте заповнення полів',
      details,
      requestId: 'req-1',
      httpStatus: 422,
    });
  });

  it('keeps a code that this version of the contract does not know', () => {
    expect(failureOf({ code: 9999, msg: 'Нове', details: null })).toMatchObject({
      code: 9999,
      codeName: null,
    });
  });

  it.each([undefined, null, '', '  ', 5, {}, ['x']])('shows the default message for msg %j', (msg) => {
    expect(failureOf({ code: -1, msg })).toMatchObject({ kind: 'server', userMessage: FALLBACK });
  });

  it('cuts a message of a megabyte', () => {
    const { userMessage } = failureOf({ code: -1, msg: 'ж'.repeat(1_000_000) });
    expect(userMessage).toBe(`${'ж'.repeat(500)}…`);
  });

  it.each([[[]], ['text'], [5], [[{ path: 'a' }]]])('reads details %j as none', (details) => {
    const error = failureOf({ code: -7, msg: 'x', details });
    expect(error).toBeInstanceOf(ServerError);
    expect((error as ServerError).details).toBeNull();
  });
});

it('code −4 is not authenticated and shows nothing', () => {
  const error = failureOf({ code: -4, msg: 'Увійдіть, щоб продовжити', details: null, data: null });
  expect(error).toBeInstanceOf(NotAuthenticatedError);
  expect(error.userMessage).toBeNull();
});
