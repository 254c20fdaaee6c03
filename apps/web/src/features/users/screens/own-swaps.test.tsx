import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { TEST_NOW } from '@kasa/mock-server/http/test-support/test-now';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RenderOptions, renderApp } from '#app/test-support/render-app.tsx';
import { emptyPoint, place } from '../test-support/places.ts';
import { button, dialogOf, nine, POINT } from '../test-support/schedule.ts';
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
  publish,
  twoColleagues,
} from '../test-support/swaps.ts';

afterEach(() => void vi.useRealTimers());

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
    const { app, show, owner, requester, colleague } = await open({}, (me, other) => [
      { user_id: me, ...ON_MONDAY },
      { user_id: other, day: ON_MONDAY.day, from: '12:00', to: '20:00' },
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
    expect(screen.getByText('Прохання про обмін надіслано')).toBeTruthy();
    expect(posts(app, '/own-swaps')).toHaveLength(1);
    const [made] = await ownSwaps(requester);
    expect(made).toMatchObject({ colleague: { id: colleague.id }, colleague_shift: ON_TUESDAY });
  });

  it('a shift is just given away, and who was asked is not asked again', async () => {
    const { app, show, requester } = await open();
    const dialog = await openDialog({ app, show });
    await app.user.click(await dialog.findByRole('button', { name: /Колега/ }));
    await app.user.click(await screen.findByRole('option', { name: new RegExp(COLLEAGUE) }));
    await app.user.click(dialog.getByRole('button', { name: 'Надіслати' }));
    await list('Ви просите');
    expect((await ownSwaps(requester))[0]?.colleague_shift).toBeNull();
    await app.user.click(await button(OFFER));
    const again = await dialogOf('Запропонувати обмін');
    await app.user.click(await again.findByRole('button', { name: /Колега/ }));
    const option = await screen.findByRole('option', { name: new RegExp(COLLEAGUE) });
    expect(option.getAttribute('aria-disabled')).toBe('true');
    expect(option.textContent).toContain('Ви вже просите про обмін цією зміною');
  });

  it('a colleague who works the same shift is not asked to take it over', async () => {
    const { app, show } = await open({}, (me, other) => [
      { user_id: me, ...ON_MONDAY },
      { user_id: other, ...ON_MONDAY },
    ]);
    const dialog = await openDialog({ app, show });
    await app.user.click(await dialog.findByRole('button', { name: /Колега/ }));
    const option = await screen.findByRole('option', { name: new RegExp(COLLEAGUE) });
    expect(option.getAttribute('aria-disabled')).toBe('true');
    expect(option.textContent).toContain('Працює в цю саму зміну');
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

  it.each([
    ['nobody else works', true],
    ['one works no more', false],
  ])('where %s it says that nobody can be asked', async (_, stays) => {
    const { app, show, owner, requester } = await open();
    await emptyPoint(owner, POINT);
    if (stays) await place(owner, [requester.id], null, POINT);
    // As it answers where they work no more.
    else await app.fail('listSwapOptions', { how: 'not_found' });
    const dialog = await openDialog({ app, show });
    await dialog.findByText('На цій точці немає кого попросити');
  });

  it('who is asked agrees, and may still decline', async () => {
    const { app, show, requester, colleague } = await open();
    await ask(colleague, requester.id, { shift: ON_TUESDAY, colleague_shift: ON_MONDAY });
    await show();
    const asked = await list('Вас просять');
    expect(asked.getByText('Чекає на вашу відповідь')).toBeTruthy();
    expect(asked.getByText(`${COLLEAGUE} віддає`)).toBeTruthy();
    const agree = asked.getByRole('button', { name: /^Погодитися: / });
    await app.user.dblClick(agree);
    await (await list('Вас просять')).findByText('Ви погодилися, рішення ще немає');
    expect(posts(app, '/answer')).toHaveLength(1);
    await app.user.click(await button(/^Відмовитися: /));
    const question = await dialogOf('Відмовитися від обміну змінами?', 'alertdialog');
    await app.user.click(question.getByRole('button', { name: 'Відмовитися' }));
    expect((await list('Завершені')).getByText(/^Відхилено/)).toBeTruthy();
    await waitFor(async () => expect((await ownSwaps(requester))[0]?.state).toBe('declined'));
  });

  it('what one has asked for is withdrawn', async () => {
    const { app, show, requester, colleague } = await open();
    await ask(requester, colleague.id);
    await show();
    await app.user.click(await button(`Відкликати: ${shiftOfAsker}`));
    const question = await dialogOf('Відкликати прохання про обмін?', 'alertdialog');
    await app.user.click(question.getByRole('button', { name: 'Відкликати' }));
    expect(await (await list('Завершені')).findByText('Відкликано')).toBeTruthy();
    expect(screen.queryByText('Прохання про обмін надіслано')).toBeNull();
  });

  it('what a colleague does comes at once, with a message', async () => {
    const { app, show, requester, colleague } = await open({ isLive: true });
    await show();
    await live();
    const { id, version } = await ask(colleague, requester.id, { shift: ON_TUESDAY });
    const agree = await button(/^Погодитися: /);
    await screen.findByText('Вас просять про обмін змінами');
    await app.user.click(agree);
    await (await list('Вас просять')).findByText('Ви погодилися, рішення ще немає');
    await colleague.services.client.operation('withdrawSwap')({
      ...{ params: { id }, body: { version: version + 1 } },
    });
    await screen.findByText('Прохання про обмін змінами відкликано');
    expect(await (await list('Завершені')).findByText('Відкликано')).toBeTruthy();
    const mine = await ask(requester, colleague.id);
    await answer(colleague, mine.id, mine.version, true);
    await screen.findByText('Колега погоджується на обмін змінами');
    await screen.findByText('Колега погоджується на обмін');
  });

  it('an approved swap changes one’s shifts at once, and is told once', async () => {
    const { app, show, owner, requester, colleague } = await open({ isLive: true });
    const { id, version } = await ask(requester, colleague.id, { colleague_shift: ON_TUESDAY });
    const agreed = await answer(colleague, id, version, true);
    await show();
    await live();
    await button(OFFER);
    await owner.services.client.operation('decideSwap')({
      ...{ params: { id }, body: { version: agreed.version, approves: true } },
    });
    await button('Запропонувати обмін: Вівторок, 24.11, 09:00–18:00');
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
    await screen.findByText('Обмін змінами затверджено');
    expect(screen.queryByText(/^Ваш графік на .* опубліковано$/)).toBeNull();
    expect(await (await list('Завершені')).findByText(/^Затверджено/)).toBeTruthy();
    expect(app.location()).toBe('/profile/schedule');
  });

  it('what is impossible by now is said, and shown as it is', async () => {
    const { app, show, requester, colleague } = await open();
    const { id, version } = await ask(colleague, requester.id, { shift: ON_TUESDAY });
    await show();
    await button(/^Погодитися: /);
    await colleague.services.client.operation('withdrawSwap')({ params: { id }, body: { version } });
    await app.user.click(await button(/^Погодитися: /));
    await screen.findByText(/^Дані вже змінено/);
    expect(await (await list('Завершені')).findByText('Відкликано')).toBeTruthy();
  });

  it('a swap whose shift is published differently lapses at once, with a message', async () => {
    const { show, owner, requester, colleague } = await open({ isLive: true });
    await ask(requester, colleague.id);
    await show();
    await live();
    await list('Ви просите');
    await publish(owner, [{ user_id: colleague.id, ...ON_TUESDAY }], ON_MONDAY.day);
    await screen.findByText('Прохання про обмін змінами вже не діє');
    expect(await (await list('Завершені')).findByText('Вже не діє')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: OFFER })).toBeNull());
  });

  it('nobody agrees to a swap of a shift that has begun meanwhile', async () => {
    const today = kyivDay(TEST_NOW);
    const { app, show, requester, colleague } = await open({}, (me, other) => [
      nine(me, today, '18:00', '20:00'),
      nine(other, today, '11:30', '17:30'),
    ]);
    await ask(colleague, requester.id, { shift: { day: today, from: '11:30', to: '17:30' } });
    const travel = (minutes: number) =>
      app.control.setClock({
        body: { now: TEST_NOW.toISOString(), advance_seconds: minutes * 60, frozen: true },
      });
    // In two steps: a session ends after half an hour.
    await travel(20);
    await show();
    const agree = await button(/^Погодитися: /);
    await travel(30);
    await app.user.click(agree);
    await screen.findByText(/^Цей обмін неможливий/);
    expect(await (await list('Завершені')).findByText('Вже не діє')).toBeTruthy();
  });

  it('what has ended is shown as a whole when it is asked for', async () => {
    const { app, show, requester, colleague } = await open();
    for (const note of ['Перше', 'Друге', 'Третє', 'Четверте']) {
      const { id, version } = await ask(requester, colleague.id, { note });
      await requester.services.client.operation('withdrawSwap')({ params: { id }, body: { version } });
    }
    await show();
    const ended = await list('Завершені');
    expect(ended.getAllByRole('listitem')).toHaveLength(3);
    expect(ended.queryByText('«Перше»')).toBeNull();
    await app.user.click(await button('Показати всі 4'));
    expect(ended.getAllByRole('listitem')).toHaveLength(4);
    expect(ended.getByText('«Перше»')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Показати всі/ })).toBeNull();
  });

  it('an answer that was lost on its way asks nobody twice', async () => {
    const { app, show, requester } = await open();
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
    expect(await ownSwaps(requester)).toHaveLength(1);
  });

  it('shifts are there though the swaps cannot be read, and those are read again', async () => {
    const { app, show, requester, colleague } = await open();
    await ask(requester, colleague.id);
    await app.fail('listOwnSwaps');
    await show();
    await screen.findByText('Не вдалося завантажити обміни змінами.');
    expect(screen.getByText(`${NINE.from}–${NINE.to}`)).toBeTruthy();
    await app.clearFaults();
    await app.user.click(await button('Спробувати ще раз'));
    await list('Ви просите');
  });
});
