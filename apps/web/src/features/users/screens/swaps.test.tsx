import { TEST_NOW } from '@kasa/mock-server/http/test-support/test-now';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RenderOptions, renderApp } from '#app/test-support/render-app.tsx';
import { address, button, dialogOf, NAME, plan, read } from '../test-support/schedule.ts';
import {
  ASKER,
  answer,
  ask,
  live,
  MONDAY,
  ON_TUESDAY,
  ownSwaps,
  publish,
  twoColleagues,
} from '../test-support/swaps.ts';

afterEach(() => void vi.useRealTimers());

const APPROVE = `Затвердити: ${ASKER}, пн 23.11, 09:00–18:00`;
const DECLINE = `Відхилити: ${ASKER}, пн 23.11, 09:00–18:00`;
const requests = () => screen.queryByRole('region', { name: /^Прохання про обмін/ });

async function open(options: RenderOptions = {}, shifts?: Parameters<typeof twoColleagues>[1]) {
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW });
  const app = await renderApp('/nowhere', { as: 'owner', ...options });
  const people = await twoColleagues(app, shifts);
  return {
    ...people,
    app,
    show: async () => {
      await app.goTo(address(MONDAY));
      await screen.findByRole('heading', { level: 1, name: `Графік: ${NAME}` });
    },
  };
}

/** Who is published to work on a day. */
const publishedOn = async (owner: Parameters<typeof read>[0], day: string) =>
  ((await read(owner, MONDAY)).published?.shifts ?? [])
    .filter((shift) => shift.day === day)
    .map(({ user_id }) => user_id);

describe('requests to swap shifts, on the schedule of the point', () => {
  it('are not shown where there are none', async () => {
    const { show } = await open();
    await show();
    await button(/^Савчук Тарас: пн 23\.11/);
    expect(requests()).toBeNull();
  });

  it('one that both agree to is approved once, and what is published and planned changes', async () => {
    const { app, show, owner, requester, colleague } = await open();
    const { id, version } = await ask(requester, colleague.id, {
      colleague_shift: ON_TUESDAY,
      note: 'Свято',
    });
    await answer(colleague, id, version, true);
    await show();
    const shown = within(await screen.findByRole('region', { name: 'Прохання про обмін (1)' }));
    expect(shown.getByText('«Свято»')).toBeTruthy();
    await app.user.click(await button(APPROVE));
    const question = await dialogOf('Затвердити обмін змінами?', 'alertdialog');
    expect(question.getByText('Нових зауважень не буде.')).toBeTruthy();
    await app.user.dblClick(question.getByRole('button', { name: 'Затвердити' }));
    await screen.findByText('Обмін змінами затверджено!');
    await button(/^Бондаренко Андрій: пн 23\.11/);
    expect(requests()).toBeNull();
    expect(app.requests.filter((one) => one.endsWith('/decide'))).toHaveLength(1);
    expect(await publishedOn(owner, MONDAY)).toEqual([colleague.id]);
    expect((await ownSwaps(requester))[0]?.state).toBe('approved');
  });

  it('one that the colleague has not answered can only be declined', async () => {
    const { app, show, requester, colleague } = await open();
    await ask(requester, colleague.id);
    await show();
    const approve = await button(APPROVE);
    expect(approve.getAttribute('aria-disabled')).toBe('true');
    await app.user.click(approve);
    await screen.findByText('Чекаємо на відповідь колеги');
    await app.user.click(await button(DECLINE));
    const question = await dialogOf('Відхилити прохання про обмін?', 'alertdialog');
    await app.user.click(question.getByRole('button', { name: 'Відхилити' }));
    await waitFor(() => expect(requests()).toBeNull());
    expect((await ownSwaps(requester))[0]?.state).toBe('declined');
  });

  it('approving says what will be wrong then', async () => {
    const { app, show, requester, colleague } = await open({}, (asking, other) => [
      { user_id: asking, day: MONDAY, from: '09:00', to: '18:00' },
      { user_id: other, day: MONDAY, from: '12:00', to: '20:00' },
    ]);
    const { id, version } = await ask(requester, colleague.id);
    await answer(colleague, id, version, true);
    await show();
    await app.user.click(await button(APPROVE));
    const question = await dialogOf('Затвердити обмін змінами?', 'alertdialog');
    expect(question.getByText('Бондаренко Андрій: пн 23.11 — дві зміни одночасно')).toBeTruthy();
  });

  it('of two weeks: approving says that the other one is to be looked at', async () => {
    const { app, show, owner, requester, colleague } = await open();
    const nextMonday = '2026-11-30';
    await publish(
      owner,
      [{ user_id: colleague.id, day: nextMonday, from: '09:00', to: '18:00' }],
      nextMonday,
    );
    const colleague_shift = { day: nextMonday, from: '09:00', to: '18:00' };
    const { id, version } = await ask(requester, colleague.id, { colleague_shift });
    await answer(colleague, id, version, true);
    await show();
    await app.user.click(await button(APPROVE));
    const question = await dialogOf('Затвердити обмін змінами?', 'alertdialog');
    expect(question.getByText('Зауваження щодо тижня 30.11–06.12.2026 перевірте в ньому.')).toBeTruthy();
    expect(question.queryByText('Нових зауважень не буде.')).toBeNull();
    expect(question.queryByText(/^У плані ці зміни вже інші/)).toBeNull();
  });

  it('approving says that the plan has other shifts by now, and publishing that it ends the request', async () => {
    const { app, show, owner, requester, colleague } = await open();
    const { id, version } = await ask(requester, colleague.id);
    await answer(colleague, id, version, true);
    await plan(owner, [{ user_id: colleague.id, ...ON_TUESDAY }], MONDAY);
    await show();
    await app.user.click(await button(APPROVE));
    const question = await dialogOf('Затвердити обмін змінами?', 'alertdialog');
    expect(question.getByText('У плані ці зміни вже інші: внесіть обмін і туди.')).toBeTruthy();
    await app.user.click(question.getByRole('button', { name: 'Скасувати' }));
    await app.user.click(await button('Опублікувати'));
    const publication = await dialogOf('Опублікувати графік на 23.11–29.11.2026?', 'alertdialog');
    expect(publication.getByText('Перестануть діяти прохання про обмін: 1.')).toBeTruthy();
  });

  it('what is edited just before is saved before a swap is approved', async () => {
    const { app, show, owner, requester, colleague } = await open();
    const { id, version } = await ask(requester, colleague.id);
    await answer(colleague, id, version, true);
    await show();
    const cell = await screen.findByRole('gridcell', { name: 'Савчук Тарас, ср 25.11: змін немає' });
    cell.focus();
    await app.user.keyboard('{Enter}');
    await app.user.click(await button(APPROVE));
    const question = await dialogOf('Затвердити обмін змінами?', 'alertdialog');
    await app.user.click(question.getByRole('button', { name: 'Затвердити' }));
    await button(/^Бондаренко Андрій: пн 23\.11/);
    await button(/^Савчук Тарас: ср 25\.11/);
    const { shifts } = await read(owner, MONDAY);
    expect(shifts.map(({ user_id, day }) => [user_id === requester.id, day])).toEqual([
      [false, MONDAY],
      [false, ON_TUESDAY.day],
      [true, '2026-11-25'],
    ]);
  });

  it('nothing is approved while what is planned cannot be saved', async () => {
    const { app, show, requester, colleague } = await open();
    const { id, version } = await ask(requester, colleague.id);
    await answer(colleague, id, version, true);
    await show();
    await app.fail('updateSchedule');
    (await screen.findByRole('gridcell', { name: 'Савчук Тарас, ср 25.11: змін немає' })).focus();
    await app.user.keyboard('{Enter}');
    await app.user.click(await button(APPROVE));
    const question = await dialogOf('Затвердити обмін змінами?', 'alertdialog');
    await app.user.click(question.getByRole('button', { name: 'Затвердити' }));
    await waitFor(() => expect(app.requests.some((one) => one.startsWith('PUT'))).toBe(true));
    await waitFor(() =>
      expect(question.getByRole('button', { name: 'Затвердити' }).getAttribute('aria-disabled')).not.toBe(
        'true',
      ),
    );
    expect(app.requests.filter((one) => one.endsWith('/decide'))).toEqual([]);
    expect((await ownSwaps(requester))[0]?.state).toBe('agreed');
  });

  it('come at once, and go once somebody else has decided', async () => {
    const { show, owner, requester, colleague } = await open({ isLive: true });
    await show();
    await live();
    const { id, version } = await ask(requester, colleague.id);
    await answer(colleague, id, version, true);
    await waitFor(async () => expect((await button(APPROVE)).getAttribute('aria-disabled')).toBeNull());
    await owner.services.client.operation('decideSwap')({
      ...{ params: { id }, body: { version: version + 1, approves: false } },
    });
    await waitFor(() => expect(requests()).toBeNull());
  });

  it('one that has changed meanwhile is read anew', async () => {
    const { app, show, requester, colleague } = await open();
    const { id, version } = await ask(requester, colleague.id);
    const agreed = await answer(colleague, id, version, true);
    await show();
    await app.user.click(await button(APPROVE));
    const question = await dialogOf('Затвердити обмін змінами?', 'alertdialog');
    await answer(colleague, id, agreed.version, false);
    await app.user.click(question.getByRole('button', { name: 'Затвердити' }));
    await screen.findByText(/^Дані вже змінено/);
    await waitFor(() => expect(requests()).toBeNull());
  });
});
