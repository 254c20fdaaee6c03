import { afterEach, expect, it, vi } from 'vitest';
import { stepsKey } from '../../../shared/session/storage.ts';
import { type PendingSignUp, readPending, writePending } from './pending-steps.ts';

const signUp: PendingSignUp = {
  full_name: 'Гнатюк Ірина Романівна',
  phone: '+380671234567',
  tax_number: '3184710691',
  accepted: { terms: '2026-09-01', privacy_policy: '2026-09-01', public_offer: '2026-10-15' },
  code_request_id: '01912d50-3c00-7000-8000-000000000061',
  ticket: null,
};
const password = { phone: '+380500000004', code_request_id: '01912d50-3c00-7000-8000-000000000062' };

afterEach(() => {
  vi.restoreAllMocks();
  writePending({ sign_up: null, password: null });
});

it('keeps a registration and a forgotten password apart, and nothing when both are over', () => {
  writePending({ sign_up: signUp });
  writePending({ password });
  expect(readPending()).toEqual({ sign_up: signUp, password });
  writePending({ sign_up: null });
  expect(readPending()).toEqual({ sign_up: null, password });
  writePending({ password: null });
  expect(sessionStorage.getItem(stepsKey)).toBeNull();
});

it('leaves out what is broken, and what does not belong there', () => {
  const stored = { sign_up: { ...signUp, password: 'secret' }, password: { phone: '1' } };
  sessionStorage.setItem(stepsKey, JSON.stringify(stored));
  expect(readPending()).toEqual({ sign_up: signUp, password: null });
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
