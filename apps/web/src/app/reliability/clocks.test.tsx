/** U20: "today" is Kyiv's day, whatever the device's clock and season; countdowns use the server's time. */
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAtCodeStep } from '../../features/auth/test-support/registration.ts';
import { renderApp } from '../test-support/render-app.tsx';

afterEach(() => void vi.useRealTimers());

const clocks = [
  {
    when: 'a second before midnight in winter',
    now: '2026-11-20T21:59:59.000Z',
    from: '14',
    to: '20.11.2026',
  },
  { when: 'midnight in winter', now: '2026-11-20T22:00:00.000Z', from: '15', to: '21.11.2026' },
  {
    when: 'a second before midnight in summer',
    now: '2026-07-01T20:59:59.000Z',
    from: '25',
    to: '01.07.2026',
  },
  { when: 'midnight in summer', now: '2026-07-01T21:00:00.000Z', from: '26', to: '02.07.2026' },
  { when: 'the day that has 23 hours', now: '2026-03-29T21:30:00.000Z', from: '24', to: '30.03.2026' },
  { when: 'the day that has 25 hours', now: '2026-10-25T21:30:00.000Z', from: '19', to: '25.10.2026' },
] as const;

describe('the last seven days of the journal', () => {
  it.each(clocks)('at $when end with the day of Kyiv', async ({ now, from, to }) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    const app = await renderApp('/audit', { as: 'owner' });
    await app.user.click(await screen.findByRole('button', { name: /Період: за весь час/ }));
    await app.user.click(await screen.findByRole('button', { name: '7 днів' }));
    await waitFor(() => expect(app.location()).toContain('to='));
    const chosen = new URLSearchParams(app.location().split('?')[1]);
    expect(chosen.get('to')?.split('-').reverse().join('.')).toBe(to);
    expect(chosen.get('from')?.slice(-2)).toBe(from);
    expect(kyivDay(new Date(now))).toBe(chosen.get('to'));
  });
});

describe('the countdown to another code', () => {
  it.each([
    ['a year behind', -365],
    ['a year ahead', 365],
  ] as const)('on a device whose clock is %s is as long as the server says', async (_, days) => {
    vi.useFakeTimers({
      now: Date.now() + days * 86_400_000,
      shouldAdvanceTime: true,
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    await renderAtCodeStep();
    const button = () => screen.queryByRole('button', { name: /ще раз|новий код/i });
    await screen.findByText(/через/);
    expect(button()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(button()).not.toBeNull();
  });
});
