import { afterEach, expect, it, vi } from 'vitest';
import { createSessionStore } from '#shared/session/session-store.ts';
import { authProgressKey } from '#shared/session/tab-storage.ts';
import { type PendingSignUp, readAuthProgress, updateAuthProgress } from './auth-progress.ts';

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
  updateAuthProgress({ sign_up: null, password: null, typed: null, account: null });
});

it('keeps a registration and a forgotten password apart, and nothing when both are over', () => {
  updateAuthProgress({ sign_up: signUp });
  updateAuthProgress({ password });
  expect(readAuthProgress()).toMatchObject({ sign_up: signUp, password });
  updateAuthProgress({ sign_up: null });
  expect(readAuthProgress()).toMatchObject({ sign_up: null, password });
  updateAuthProgress({ password: null });
  expect(sessionStorage.getItem(authProgressKey)).toBeNull();
});

it('leaves out what is broken, and what does not belong there', () => {
  const stored = {
    sign_up: { ...signUp, password: 'secret' },
    password: { phone: '1' },
    typed: { full_name: 5 },
    account: { bank_mfo: '000000', iban: '' },
  };
  sessionStorage.setItem(authProgressKey, JSON.stringify(stored));
  expect(readAuthProgress()).toEqual({ sign_up: signUp, password: null, typed: null, account: null });
});

it('lasts as long as the page where the browser forbids storage', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  updateAuthProgress({ sign_up: signUp });
  expect(readAuthProgress().sign_up).toEqual(signUp);
  updateAuthProgress({ sign_up: null });
  expect(readAuthProgress().sign_up).toBeNull();
});

const refuse = (method: 'getItem' | 'setItem' | 'removeItem' | 'clear', why: string) =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException(why, why);
  });

it('counts what there was no room for before what was stored sooner, until there is room again', () => {
  updateAuthProgress({ sign_up: signUp });
  const full = refuse('setItem', 'QuotaExceededError');
  updateAuthProgress({ sign_up: { ...signUp, code_request_id: null } });
  expect(readAuthProgress().sign_up?.code_request_id).toBeNull();
  full.mockRestore();
  updateAuthProgress({ password });
  expect(JSON.parse(sessionStorage.getItem(authProgressKey) ?? '')).toMatchObject({
    sign_up: { code_request_id: null },
    password,
  });
  sessionStorage.clear();
  expect(readAuthProgress()).toMatchObject({ sign_up: null, password: null });
});

it('is forgotten at signing out, also what there was no room for and where local storage is blocked', () => {
  const session = createSessionStore();
  const full = refuse('setItem', 'QuotaExceededError');
  updateAuthProgress({ sign_up: signUp });
  session.clear();
  expect(readAuthProgress().sign_up).toBeNull();
  full.mockRestore();
  updateAuthProgress({ sign_up: signUp });
  refuse('clear', 'SecurityError');
  session.clear();
  expect([readAuthProgress().sign_up, sessionStorage.getItem(authProgressKey)]).toEqual([null, null]);
  session.dispose();
});
