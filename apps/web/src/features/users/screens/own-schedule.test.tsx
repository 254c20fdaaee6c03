import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { mondayOf } from '@kasa/contracts/users/schedule-rules';
import { TEST_NOW } from '@kasa/mock-server/http/test-support/test-now';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';
import { type Client, NAME, nine, ownerOf, POINT, plan, read } from '../test-support/schedule.ts';

afterEach(() => void vi.useRealTimers());

describe('one’s own schedule', () => {
  const today = kyivDay(TEST_NOW);
  const week = mondayOf(today);

  async function publishFor(app: Client, user_id: string) {
    const { client } = app.services;
    await client.operation('placeUsers')({ body: { user_ids: [user_id], from_id: null, to_id: POINT } });
    await plan(app, [nine(user_id, today)], week);
    const { version } = await read(app, week);
    await client.operation('publishSchedule')({ params: { id: POINT }, body: { week, version } });
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
    await screen.findByText('Наживо');
    const me = app.services.session.current()?.user.id ?? '';
    await publishFor(await ownerOf(app), me);
    const written = `${week.slice(8)}.${week.slice(5, 7)}–`;
    await screen.findByText(new RegExp(`^Ваш графік на ${written}.* опубліковано$`));
    await screen.findByText(NAME);
    expect(screen.getByText('09:00–18:00')).toBeTruthy();
    expect(screen.getByText(/сьогодні/)).toBeTruthy();
    expect(screen.getByText('Ви на зміні самі.')).toBeTruthy();
  });

  it('says so when it fails', async () => {
    const app = await renderApp('/nowhere', { as: 'dispatcher' });
    await app.fail('listOwnShifts');
    await app.goTo('/profile/schedule');
    await screen.findByText('Не вдалося завантажити');
  });
});
