import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { mondayOf } from '@kasa/contracts/users/schedule-rules';
import { TEST_NOW } from '@kasa/mock-server/http/test-support/test-now';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';
import { place } from '../test-support/places.ts';
import { type Client, NAME, nine, ownerOf, POINT } from '../test-support/schedule.ts';
import { live, publish } from '../test-support/swaps.ts';

afterEach(() => void vi.useRealTimers());

describe('one’s own schedule', () => {
  const today = kyivDay(TEST_NOW);
  const week = mondayOf(today);

  async function publishFor(app: Client, user_id: string, times = 1) {
    await place(app, [user_id], null, POINT);
    await publish(app, Array(times).fill(nine(user_id, today)), week);
  }

  it('is empty until something is published, and is reached from the profile', async () => {
    const app = await renderApp('/profile', { as: 'dispatcher' });
    await app.user.click(await screen.findByRole('link', { name: 'Відкрити графік' }));
    await screen.findByText('Для вас ще не опубліковано змін');
    expect(app.location()).toBe('/profile/schedule');
  });

  it('shows shifts by week with point and hours, and says at once when something is published', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW });
    const app = await renderApp('/profile/schedule', { as: 'dispatcher', isLive: true });
    await screen.findByText('Для вас ще не опубліковано змін');
    await live();
    const me = app.services.session.current()?.user.id ?? '';
    await publishFor(await ownerOf(app), me);
    const written = `${week.slice(8)}.${week.slice(5, 7)}–`;
    await screen.findByText(new RegExp(`^Ваш графік на ${written}.* опубліковано$`));
    await screen.findByText(NAME);
    expect(screen.getByText('09:00–18:00')).toBeTruthy();
    expect(screen.getByText(/сьогодні/)).toBeTruthy();
    expect(screen.getByText('Ви на зміні самі.')).toBeTruthy();
  });

  it('shows two equal shifts as two', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW });
    const complaints = vi.spyOn(console, 'error');
    const app = await renderApp('/nowhere', { as: 'dispatcher' });
    await publishFor(await ownerOf(app), app.services.session.current()?.user.id ?? '', 2);
    await app.goTo('/profile/schedule');
    expect(await screen.findAllByText('09:00–18:00')).toHaveLength(2);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('says so when it fails', async () => {
    const app = await renderApp('/nowhere', { as: 'dispatcher' });
    await app.fail('listOwnShifts');
    await app.goTo('/profile/schedule');
    await screen.findByText('Не вдалося завантажити');
  });
});
