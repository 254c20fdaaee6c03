import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { mondayOf } from '@kasa/contracts/users/schedule-rules';
import { TEST_NOW } from '@kasa/mock-server/http/test-support/test-now';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RenderOptions, renderApp } from '#app/test-support/render-app.tsx';
import { emptyPoint, place } from '../test-support/places.ts';
import {
  button,
  type Client,
  dialogOf,
  NAME,
  nine,
  ownerOf,
  POINT,
  plan,
  read,
} from '../test-support/schedule.ts';
import {
  ASKER,
  answer,
  ask,
  COLLEAGUE,
  live,
  NINE,
  ON_MONDAY,
  ON_TUESDAY,
  ownSwaps,
  personOf,
  twoColleagues,
} from '../test-support/swaps.ts';

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

  it('says so when it fails', async () => {
    const app = await renderApp('/nowhere', { as: 'dispatcher' });
    await app.fail('listOwnShifts');
    await app.goTo('/profile/schedule');
    await screen.findByText('Не вдалося завантажити');
  });
});

describe('swaps of one’s own shifts', () => {
  const OFFER = 'Запропонувати обмін: Понеділок, 23.11, 09:00–18:00';
  const shiftOfAsker = `${ASKER}, пн 23.11, 09:00–18:00`;
  const swaps = () => screen.findByRole('region', { name: 'Обміни змінами' });
  const list = async (name: string) => within(await within(await swaps()).findByRole('list', { name }));
  const posts = (app: { requests: readonly string[] }, end: string) =>
    app.requests.filter((one) => one.startsWith('POST') && one.endsWith(end));

  async function open(options: RenderOptions = {}, shifts?: Parameters<typeof twoColleagues>[1]) {
    vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW });
    const app = await renderApp('/nowhere', options);
    const people = await twoColleagues(app, shifts);
    return { ...people, app, show: () => app.goTo('/profile/schedule') };
  }

  async function openDialog({ app, show }: Pick<Awaited<ReturnType<typeof open>>, 'app' | 'show'>) {
    await show();
    await app.user.click(await button(OFFER));
    return dialogOf('Запропонувати обмін');
  }

  it('a shift is offered to a colleague for one of theirs; those who are free then come first', async () => {
    const { app, show, owner, asker, colleague } = await open({}, (me, other) => [
      { user_id: me, ...ON_MONDAY },
      { user_id: other, ...ON_MONDAY },
      { user_id: other, ...ON_TUESDAY },
    ]);
    const third = await personOf(app, 'accountant');
    await place(owner, [third.id], null, POINT);
    const dialog = await openDialog({ app, show });
    await app.user.click(await dialog.findByRole('button', { name: /Колега/ }));
    const colleagues = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(colleagues).toEqual([
      'Ткаченко Наталія ВасилівнаУ цей час не працює',
      `${COLLEAGUE}У цей час працює`,
    ]);
    await app.user.click(screen.getByRole('option', { name: new RegExp(COLLEAGUE) }));
    await app.user.click(dialog.getByRole('button', { name: /Що берете навзаєм/ }));
    await app.user.click(await screen.findByRole('option', { name: 'Вівторок, 24.11, 09:00–18:00' }));
    await app.user.type(dialog.getByRole('textbox', { name: 'Примітка' }), 'Сімейне свято');
    await app.user.dblClick(dialog.getByRole('button', { name: 'Надіслати' }));
    await screen.findByText('Прохання про обмін надіслано!');
    const mine = await list('Ви просите');
    expect(mine.getByRole('listitem').textContent).toContain('Чекає на відповідь колеги');
    expect(mine.getByText('«Сімейне свято»')).toBeTruthy();
    expect(screen.getByText('Обмін запропоновано')).toBeTruthy();
    expect(posts(app, '/own-swaps')).toHaveLength(1);
    const [made] = await ownSwaps(asker);
    expect(made).toMatchObject({ colleague: { id: colleague.id }, colleague_shift: ON_TUESDAY });
  });

  it('a shift is just given away, and who was asked is not asked again', async () => {
    const { app, show, asker } = await open();
    const dialog = await openDialog({ app, show });
    await app.user.click(await dialog.findByRole('button', { name: /Колега/ }));
    await app.user.click(await screen.findByRole('option', { name: new RegExp(COLLEAGUE) }));
    await app.user.click(dialog.getByRole('button', { name: 'Надіслати' }));
    await list('Ви просите');
    expect((await ownSwaps(asker))[0]?.colleague_shift).toBeNull();
    await app.user.click(await button(OFFER));
    const again = await dialogOf('Запропонувати обмін');
    await app.user.click(await again.findByRole('button', { name: /Колега/ }));
    const option = await screen.findByRole('option', { name: new RegExp(COLLEAGUE) });
    expect(option.getAttribute('aria-disabled')).toBe('true');
    expect(option.textContent).toContain('Ви вже просите про обмін цієї зміни');
  });

  it('a shift that has begun is not offered', async () => {
    const today = kyivDay(TEST_NOW);
    const { show } = await open({}, (me) => [
      nine(me, today, '09:00', '10:30'),
      nine(me, today, '12:00', '18:00'),
    ]);
    await show();
    await screen.findByText('09:00–10:30');
    expect(screen.getAllByRole('button', { name: /^Запропонувати обмін/ })).toHaveLength(1);
  });

  it('where nobody else works it says so', async () => {
    const { app, show, owner, asker } = await open();
    await emptyPoint(owner, POINT);
    await place(owner, [asker.id], null, POINT);
    const dialog = await openDialog({ app, show });
    await dialog.findByText('Тут більше ніхто не працює');
  });

  it('who is asked agrees, and may still decline', async () => {
    const { app, show, asker, colleague } = await open();
    await ask(colleague, asker.id, { shift: ON_TUESDAY, colleague_shift: ON_MONDAY });
    await show();
    const asked = await list('Вас просять');
    expect(asked.getByText('Чекає на вашу відповідь')).toBeTruthy();
    expect(asked.getByText(`${COLLEAGUE} віддає`)).toBeTruthy();
    const agree = asked.getByRole('button', { name: /^Погодитися: / });
    await app.user.dblClick(agree);
    await (await list('Вас просять')).findByText('Ви погодилися, чекає на рішення');
    expect(posts(app, '/answer')).toHaveLength(1);
    await app.user.click(await button(/^Відмовитися: /));
    const question = await dialogOf('Відмовитися від обміну змінами?', 'alertdialog');
    await app.user.click(question.getByRole('button', { name: 'Відмовитися' }));
    expect((await list('Завершені')).getByText(/^Відхилено/)).toBeTruthy();
    await waitFor(async () => expect((await ownSwaps(asker))[0]?.state).toBe('declined'));
  });

  it('what one has asked for is withdrawn', async () => {
    const { app, show, asker, colleague } = await open();
    await ask(asker, colleague.id);
    await show();
    await app.user.click(await button(`Відкликати: ${shiftOfAsker}`));
    const question = await dialogOf('Відкликати прохання про обмін?', 'alertdialog');
    await app.user.click(question.getByRole('button', { name: 'Відкликати' }));
    expect(await (await list('Завершені')).findByText('Відкликано')).toBeTruthy();
    expect(screen.queryByText('Обмін запропоновано')).toBeNull();
  });

  it('what a colleague does comes at once, with a message', async () => {
    const { app, show, asker, colleague } = await open({ isLive: true });
    await show();
    await live();
    const { id, version } = await ask(colleague, asker.id, { shift: ON_TUESDAY });
    const agree = await button(/^Погодитися: /);
    await screen.findByText('Вас просять про обмін змінами');
    await app.user.click(agree);
    await (await list('Вас просять')).findByText('Ви погодилися, чекає на рішення');
    await colleague.services.client.operation('withdrawSwap')({
      ...{ params: { id }, body: { version: version + 1 } },
    });
    await screen.findByText('Прохання про обмін змінами відкликано');
    expect(await (await list('Завершені')).findByText('Відкликано')).toBeTruthy();
    const mine = await ask(asker, colleague.id);
    await answer(colleague, mine.id, mine.version, true);
    await screen.findByText('Колега погоджується на обмін змінами');
    await screen.findByText('Колега погоджується на обмін');
  });

  it('what is impossible by now is said, and shown as it is', async () => {
    const { app, show, asker, colleague } = await open();
    const { id, version } = await ask(colleague, asker.id, { shift: ON_TUESDAY });
    await show();
    await button(/^Погодитися: /);
    await colleague.services.client.operation('withdrawSwap')({ params: { id }, body: { version } });
    await app.user.click(await button(/^Погодитися: /));
    await screen.findByText(/^Дані вже змінено|^Цей обмін неможливий/);
    expect(await (await list('Завершені')).findByText('Відкликано')).toBeTruthy();
  });

  it('an answer that was lost on its way asks nobody twice', async () => {
    const { app, show, asker } = await open();
    const dialog = await openDialog({ app, show });
    await app.user.click(await dialog.findByRole('button', { name: /Колега/ }));
    await app.user.click(await screen.findByRole('option', { name: new RegExp(COLLEAGUE) }));
    await app.user.type(dialog.getByRole('textbox', { name: 'Примітка' }), 'Свято');
    await app.fail('askForSwap', { how: 'drop', afterHandler: true, times: 1 });
    await app.user.click(dialog.getByRole('button', { name: 'Надіслати' }));
    await waitFor(() => expect(posts(app, '/own-swaps')).toHaveLength(1));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Надіслати' }).getAttribute('aria-disabled')).not.toBe(
        'true',
      ),
    );
    expect(dialog.getByDisplayValue('Свято')).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Надіслати' }));
    await list('Ви просите');
    expect(await ownSwaps(asker)).toHaveLength(1);
  });

  it('shifts are there though the swaps cannot be read, and those are read again', async () => {
    const { app, show, asker, colleague } = await open();
    await ask(asker, colleague.id);
    await app.fail('listOwnSwaps');
    await show();
    await screen.findByText('Не вдалося завантажити обміни змінами.');
    expect(screen.getByText(`${NINE.from}–${NINE.to}`)).toBeTruthy();
    await app.clearFaults();
    await app.user.click(await button('Спробувати ще раз'));
    await list('Ви просите');
  });
});
