/** U10: the app starts with any content of local storage. */
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../../shared/session/storage.ts';
import { renderApp } from '../test-support/render-app.tsx';
import { shownText, toastTexts, watchForCrashes } from '../test-support/visit.ts';
import { CRASH_TEXT } from './test-support/resilience-checks.ts';

afterEach(() => vi.restoreAllMocks());

const { user, userRoles, token, userMenu, userMenuIcons, route, locale, signingSecret } = storageKeys;

/** Values that no version of the app wrote; `stays`: the user stays signed in. */
const broken: readonly { key: string; value: string; stays: boolean }[] = [
  { key: user, value: '{', stays: false },
  { key: user, value: 'null', stays: false },
  { key: user, value: '[]', stays: false },
  { key: user, value: '"user"', stays: false },
  { key: user, value: '', stays: false },
  { key: user, value: '{"id":null}', stays: false },
  {
    key: user, // As much as jsdom stores.
    value: 'x'.repeat(4_900_000),
    stays: false,
  },
  { key: userRoles, value: '{', stays: true },
  { key: userRoles, value: '"owner"', stays: true },
  { key: userRoles, value: '{"0":"owner"}', stays: true },
  { key: userRoles, value: '[null,1,{"a":1}]', stays: true },
  { key: userMenu, value: '{', stays: true },
  { key: userMenu, value: '[{"id":1,"path":"javascript:alert(1)"}]', stays: true },
  { key: userMenu, value: '{"groups":null}', stays: true },
  { key: userMenuIcons, value: '[1,2]', stays: true },
  { key: userMenuIcons, value: '{"routes":"__proto__"}', stays: true },
  { key: token, value: '', stays: true },
  { key: token, value: 'null', stays: true },
  { key: route, value: '{"id":', stays: true },
  { key: route, value: '{"id":"x","places":null}', stays: true },
  { key: locale, value: 'klingon', stays: true },
  { key: locale, value: '{"locale":"en"}', stays: true },
  { key: signingSecret, value: 'not a number', stays: true },
  { key: signingSecret, value: '9'.repeat(10_000), stays: true },
];

describe('a broken local storage', () => {
  it('is tried with 24 values', () => expect(broken).toHaveLength(24));

  it.each(broken)('%# ($key) does not keep the app from starting', async ({ key, value, stays }) => {
    const crashes = watchForCrashes();
    const { location } = await renderApp('/Route', { before: () => localStorage.setItem(key, value) });
    expect(location()).toBe(stays ? '/Route' : `/signin?redirect=${encodeURIComponent('/Route')}`);
    expect(shownText()).not.toBe('');
    expect(shownText()).not.toContain(CRASH_TEXT);
    expect([document.documentElement.lang, crashes, toastTexts()]).toEqual(['uk', [], []]);
  });

  it('that takes no more is no reason to stay outside', async () => {
    const crashes = watchForCrashes();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const { user: person, location } = await renderApp('/signin?redirect=%2FDrivers', { as: null });
    await person.type(screen.getByLabelText(/Телефон/), '+380500000005');
    await person.type(screen.getByLabelText(/^Пароль/), 'kasa-demo{Enter}');
    await screen.findByRole('heading', { name: 'Водії' });
    expect([full.mock.calls.length > 0, location(), crashes]).toEqual([true, '/Drivers', []]);
  });

  it('that the browser forbids is none', async () => {
    const crashes = watchForCrashes();
    for (const method of ['getItem', 'setItem', 'removeItem', 'clear'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      });
    }
    await renderApp('/Routes', { as: null });
    expect(screen.getByRole('heading', { name: 'Вхід' })).toBeTruthy();
    expect(crashes).toEqual([]);
    vi.restoreAllMocks();
  });
});
