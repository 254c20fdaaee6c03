import { afterEach, expect, it, vi } from 'vitest';
import { createSessionStore } from '#shared/session/session-store.ts';
import { stepsKey } from '#shared/session/tab-storage.ts';
import { type PendingSignUp, readPending, writePending } from './pending-steps.ts';

const signUp: PendingSignUp = {
  full_name: 'Гнатюк Ірина Романівна',
  phone: '+380671234567',
  tax_number: '3184710691',
  accepted: { terms: '2026-09-01', privacy_policy: '2026-11-20', public_offer: '2026-10-15' },
  code_request_id: '01912d50-3c00-7000-8000-000000000061',
  ticket: null,
};
const password = { phone: '+380500000004', code_request_id: '01912d50-3c00-7000-8000-000000000062' };

afterEach(() => {
  vi.restoreAllMocks();
  writePending({ sign_up: null, password: null, typed: null, account: null });
});

it('keeps a registration and a forgotten password apart, and nothing when both are over', () => {
  writePending({ sign_up: signUp });
  writePending({ password });
  expect(readPending()).toMatchObject({ sign_up: signUp, password });
  writePending({ sign_up: null });
  expect(readPending()).toMatchObject({ sign_up: null, password });
  writePending({ password: null });
  expect(sessionStorage.getItem(stepsKey)).toBeNull();
});

it('leaves out what is broken, and what does not belong there', () => {
  const stored = {
    sign_up: { ...signUp, password: 'secret' },
    password: { phone: '1' },
    typed: { full_name: 5 },
    account: { bank_mfo: '000000', iban: '' },
  };
  sessionStorage.setItem(stepsKey, JSON.stringify(stored));
  expect(readPending()).toEqual({ sign_up: signUp, password: null, typed: null, account: null });
});

it('lasts as long as the page where the browser forbids storage', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  writePending({ sign_up: signUp });
  expect(readPending().sign_up).toEqual(signUp);
  writePending({ sign_up: null });
  expect(readPending().sign_up).toBeNull();
});

const refuse = (method: 'getItem' | 'setItem' | 'removeItem' | 'clear', why: string) =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException(why, why);
  });

it('counts what there was no room for before what was stored sooner, until there is room again', () => {
  writePending({ sign_up: signUp });
  const full = refuse('setItem', 'QuotaExceededError');
  writePending({ sign_up: { ...signUp, code_request_id: null } });
  expect(readPending().sign_up?.code_request_id).toBeNull();
  full.mockRestore();
  writePending({ password });
  expect(JSON.parse(sessionStorage.getItem(stepsKey) ?? '')).toMatchObject({
    sign_up: { code_request_id: null },
    password,
  });
  sessionStorage.clear();
  expect(readPending()).toMatchObject({ sign_up: null, password: null });
});

it('is forgotten at signing out, also what there was no room for and where local storage is blocked', () => {
  const session = createSessionStore();
  const full = refuse('setItem', 'QuotaExceededError');
  writePending({ sign_up: signUp });
  session.clear();
  expect(readPending().sign_up).toBeNull();
  full.mockRestore();
  writePending({ sign_up: signUp });
  refuse('clear', 'SecurityError');
  session.clear();
  expect([readPending().sign_up, sessionStorage.getItem(stepsKey)]).toEqual([null, null]);
  session.dispose();
});
