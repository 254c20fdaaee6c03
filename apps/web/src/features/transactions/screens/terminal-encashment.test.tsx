import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { formatKopiykas } from '@kasa/contracts/shared/money';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const { terminalWithCash: id, terminal: till, encashment } = exampleIds;
const address = `/terminals/${id}/encashment`;
const cash = ({ services: { client } }: RenderedApp, of = id) =>
  client.operation('getTerminalCash')({ params: { id: of } });
const money = (kopiykas: number) => formatKopiykas(kopiykas, 'uk');
/** With plain spaces, as text queries normalise them. */
const shown = (kopiykas: number) => money(kopiykas).replace(/\s/g, ' ');
const section = (name: string) => within(screen.getByRole('region', { name }));
const open = async (as: 'owner' | 'director' | 'accountant' = 'director') => {
  const app = await renderApp(address, { as });
  await screen.findByRole('heading', { level: 1, name: 'Інкасація: Термінал самообслуговування 16' });
  return app;
};
const submit = (amount: number) => screen.getByRole('button', { name: `Вилучити ${money(amount)}` });
const confirm = async ({ user }: RenderedApp, amount: number) => {
  const dialog = within(
    await screen.findByRole('alertdialog', { name: `Вилучити з термінала ${money(amount)}?` }),
  );
  await user.click(dialog.getByRole('button', { name: `Вилучити ${money(amount)}` }));
};

afterEach(() => void vi.useRealTimers());

describe('encashment', () => {
  it('shows the cash inside, how it comes about, and what was taken out before', async () => {
    const app = await open('owner');
    const { inside_amount, received_amount, payments_count } = await cash(app);
    const account = section('Готівка в терміналі');
    // Both sums are equal if nothing remained after the previous encashment.
    expect(account.getByText('Зараз у терміналі').nextElementSibling?.textContent).toBe(money(inside_amount));
    expect(account.getAllByText(shown(received_amount)).length).toBeGreaterThan(0);
    expect(account.getByText(new RegExp(`^${payments_count} платеж`))).toBeTruthy();
    expect(account.getByText(/^Остання інкасація: 13\.11\.2026/)).toBeTruthy();
    const history = await screen.findByRole('table', { name: 'Історія інкасацій' });
    await waitFor(() => expect(within(history).getAllByText(/^№ \d$/)).toHaveLength(4));
  });

  it('is asked about at once by whoever came to take all of it out, by no more than Enter', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const app = await renderApp(`${address}?take=all`, { as: 'director' });
    const { inside_amount } = await cash(app);
    const button = { name: `Вилучити ${money(inside_amount)}` };
    const ask = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(document.activeElement).toBe(ask.getByRole('button', button)));
    expect(app.location()).toBe(address);
    // The second of two quick presses in the palette.
    await app.user.keyboard('{Enter}');
    vi.setSystemTime(Date.now() + 600);
    await app.user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Чек інкасації № 5' });
    expect(app.location()).toMatch(/encashment\?slip=[\da-f-]{36}$/);
    expect((await cash(app)).inside_amount).toBe(0);
  });

  it('is asked about on the open page, too, whatever was typed there', async () => {
    const app = await open();
    const { inside_amount } = await cash(app);
    await app.user.click(screen.getByRole('radio', { name: 'Частина' }));
    await app.user.type(screen.getByRole('textbox', { name: /^Сума вилучення/ }), '100');
    await app.goTo(`${address}?take=all`);
    await screen.findByRole('alertdialog', { name: `Вилучити з термінала ${money(inside_amount)}?` });
    expect(app.location()).toBe(address);
    await app.user.keyboard('{Escape}');
    await app.goTo(`${address}?take=all`);
    await screen.findByRole('alertdialog');
    expect(screen.getByRole('radio', { name: /^Уся готівка/, hidden: true })).toHaveProperty('checked', true);
  });

  it('narrows what was taken out before by amount, day and person', async () => {
    const app = await renderApp(`${address}?taken_to=2026-11-12`, { as: 'owner' });
    const { client } = app.services;
    const { items } = await client.operation('listEncashments')({ params: { id } });
    const shownNumbers = () => screen.queryAllByText(/^№ \d$/).map((cell) => cell.textContent);
    const numbers = (some: typeof items) => some.map(({ number }) => `№ ${number}`);
    const earlier = items.filter(({ taken_at }) => taken_at < '2026-11-12T22:00:00.000Z');
    await waitFor(() => expect(shownNumbers()).toEqual(numbers(earlier)));
    await app.user.click(screen.getByRole('button', { name: 'Прибрати фільтр: Дата й час' }));
    await app.user.click(screen.getByRole('button', { name: 'Фільтр' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Вилучено' }));
    const most = Math.max(...items.map(({ amount }) => amount));
    await app.user.type(await screen.findByRole('textbox', { name: 'Від суми' }), String(most / 100));
    const largest = items.filter(({ amount }) => amount === most);
    await waitFor(() => expect(shownNumbers()).toEqual(numbers(largest)));
    await app.goTo(`${address}?user_id=${items[0]?.by.id}`);
    await screen.findByText(`Хто провів: ${items[0]?.by.name}`);
  });

  it('saves what was taken out before as a file: exactly what is filtered, in its order', async () => {
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.getAttribute('href') ?? '');
    });
    const filter = { sort: '-amount', amount_from: '100', taken_to: '2026-11-12' };
    const app = await renderApp(`${address}?${new URLSearchParams(filter)}&page=2`, { as: 'accountant' });
    for (const format of ['xlsx', 'csv']) {
      clicked.length = 0;
      await app.user.click(await screen.findByRole('button', { name: `Експорт ${format.toUpperCase()}` }));
      await waitFor(() => expect(clicked).toHaveLength(1));
      const [path, query] = String(clicked[0]).split('?');
      expect(path).toBe(`/api/v1/transactions/terminals/${id}/encashments/export`);
      expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ format, ...filter });
    }
  });

  it('takes all out after asking once more, and shows the slip, which can be printed', async () => {
    const app = await open();
    const { inside_amount } = await cash(app);
    await app.user.click(submit(inside_amount));
    await confirm(app, inside_amount);
    await screen.findByText('Інкасацію успішно проведено!');
    const slip = within(await screen.findByRole('dialog', { name: 'Чек інкасації № 5' }));
    expect(slip.getByText('ВИЛУЧЕНО').nextElementSibling?.textContent).toBe(
      formatKopiykas(inside_amount, 'uk'),
    );
    expect(slip.getByText('Відповідальна особа: Мельник Сергій Іванович')).toBeTruthy();
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await app.user.click(slip.getByRole('button', { name: 'Надрукувати' }));
    expect(print).toHaveBeenCalledOnce();
    expect(document.querySelector('.kasa-print')?.textContent).toContain('Чек інкасації № 5');
    expect(app.location()).toMatch(/\?slip=[\da-f-]{36}$/);
    const [close] = slip.getAllByRole('button', { name: 'Закрити' });
    await app.user.click(close as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.location()).toBe(address);
    expect(await screen.findByText('У терміналі немає готівки: вилучати нічого.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Провести інкасацію' })).toHaveProperty('disabled', true);
    expect((await cash(app)).inside_amount).toBe(0);
  });

  it('takes a part out with a comment, and says beforehand what stays', async () => {
    const app = await open();
    const { inside_amount } = await cash(app);
    await app.user.click(screen.getByRole('radio', { name: 'Частина' }));
    const amount = screen.getByRole('textbox', { name: /^Сума вилучення/ });
    await app.user.click(screen.getByRole('button', { name: 'Провести інкасацію' }));
    await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(amount);
    await app.user.type(amount, '500');
    expect(screen.getByText(`Залишиться в терміналі: ${shown(inside_amount - 50_000)}`)).toBeTruthy();
    await app.user.type(screen.getByRole('textbox', { name: 'Коментар' }), 'Решту на здачу');
    await app.user.click(submit(50_000));
    await confirm(app, 50_000);
    const slip = within(await screen.findByRole('dialog', { name: 'Чек інкасації № 5' }));
    expect(slip.getByText('Коментар: Решту на здачу')).toBeTruthy();
    expect(await cash(app)).toMatchObject({
      inside_amount: inside_amount - 50_000,
      carried_amount: inside_amount - 50_000,
    });
  });

  it('refuses more than is inside at the field, and sends nothing', async () => {
    const app = await open();
    const { inside_amount } = await cash(app);
    await app.user.click(screen.getByRole('radio', { name: 'Частина' }));
    await app.user.type(screen.getByRole('textbox', { name: /^Сума вилучення/ }), '90000');
    // The amount is too high: the button shows no amount, and the hint says why before it is pressed.
    expect(screen.queryByRole('button', { name: /^Вилучити/ })).toBeNull();
    expect(screen.getByText(`У терміналі лише ${shown(inside_amount)}`)).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Провести інкасацію' }));
    const amount = screen.getByRole('textbox', { name: /^Сума вилучення/ });
    await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(`У терміналі лише ${shown(inside_amount)}`)).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(app.requests.filter((request) => request.startsWith('POST'))).not.toContainEqual(
      expect.stringContaining('encashments'),
    );
  });

  it('says that somebody else took cash out meanwhile, and shows what is inside now', async () => {
    const app = await open();
    const { inside_amount } = await cash(app);
    await app.services.client.operation('encashTerminal')({
      params: { id },
      body: { amount: 100_000, takes_all: false, comment: null },
    });
    await app.user.click(submit(inside_amount));
    await confirm(app, inside_amount);
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText(`Зараз у терміналі ${shown(inside_amount - 100_000)}.`)).toBeTruthy();
    await app.user.click(
      await screen.findByRole('button', { name: `Вилучити ${money(inside_amount - 100_000)}` }),
    );
    await confirm(app, inside_amount - 100_000);
    await screen.findByRole('dialog', { name: 'Чек інкасації № 6' });
  });

  it('takes out twice when it is asked twice, and once when it is pressed twice', async () => {
    const app = await open();
    const { inside_amount } = await cash(app);
    await app.user.click(screen.getByRole('radio', { name: 'Частина' }));
    for (const number of [5, 6]) {
      if (number === 6) await app.user.click(await screen.findByRole('radio', { name: 'Частина' }));
      await app.user.type(screen.getByRole('textbox', { name: /^Сума вилучення/ }), '100');
      await app.user.click(submit(10_000));
      const asked = within(await screen.findByRole('alertdialog'));
      await app.user.dblClick(asked.getByRole('button', { name: `Вилучити ${money(10_000)}` }));
      const slip = within(await screen.findByRole('dialog', { name: `Чек інкасації № ${number}` }));
      await app.user.click(slip.getAllByRole('button', { name: 'Закрити' })[0] as HTMLElement);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect((await cash(app)).inside_amount).toBe(inside_amount - 20_000);
  });

  it('shows a payment in cash as it happens, and what a colleague takes out', async () => {
    const app = await renderApp(address, { as: 'director', isLive: true });
    const { inside_amount } = await cash(app);
    await screen.findByRole('button', { name: `Вилучити ${money(inside_amount)}` });
    await screen.findByText('Наживо');
    await app.control.makePayment({ body: { number: 'S1100281', amount: 30_000, in_cash: true } });
    await screen.findByRole('button', { name: `Вилучити ${money(inside_amount + 30_000)}` });
    await app.services.client.operation('encashTerminal')({
      params: { id },
      body: { amount: inside_amount + 20_000, takes_all: false, comment: null },
    });
    await screen.findByRole('button', { name: `Вилучити ${money(10_000)}` });
    const history = screen.getByRole('table', { name: 'Історія інкасацій' });
    expect(await within(history).findByText('№ 5')).toBeTruthy();
  });

  it('opens one of the history beside it by a click on its row, with its slip to print', async () => {
    const app = await open('accountant');
    const row = await screen.findByRole('row', { name: /№ 4/ });
    await app.user.click(within(row).getByText('№ 4'));
    const drawer = within(await screen.findByRole('complementary', { name: 'Інкасація № 4' }));
    expect(app.location()).toBe(`${address}?open=${encashment}`);
    expect(drawer.getByText('ТОВ «Затишок»')).toBeTruthy();
    expect(drawer.getByRole('button', { name: 'Надрукувати' })).toBeTruthy();
  });

  it('opens a slip of the history by its address', async () => {
    const app = await renderApp(`${address}?slip=${encashment}`, { as: 'accountant' });
    const slip = within(await screen.findByRole('dialog', { name: 'Чек інкасації № 4' }));
    expect(slip.getByText('ТОВ «Затишок»')).toBeTruthy();
    await app.goTo(`${address}?slip=01912d50-3c00-7000-8000-00000000ffff`);
    expect(await screen.findByText('Такої інкасації немає.')).toBeTruthy();
    await app.fail('getEncashment');
    await app.goTo(`${address}?slip=01912d50-3c00-7000-8000-00000000fffe`);
    const failed = within(await screen.findByRole('dialog'));
    expect(await failed.findByText(/^Номер запиту/)).toBeTruthy();
  });

  it('shows the cash, and why they cannot take it out, to whoever lacks the right', async () => {
    await open('accountant');
    expect(screen.getByText(/^Потрібне право «Інкасація»/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(section('Готівка в терміналі').getByText('Зараз у терміналі')).toBeTruthy();
  });

  it('of a terminal that took no cash says that there is nothing', async () => {
    await renderApp(`/terminals/${till}/encashment`, { as: 'owner' });
    expect(await screen.findByText('У терміналі немає готівки: вилучати нічого.')).toBeTruthy();
    expect(screen.getByText('Інкасацій ще не було')).toBeTruthy();
    expect(await screen.findByText('Тут будуть проведені інкасації та їхні чеки.')).toBeTruthy();
  });

  it('says that there is no such terminal', async () => {
    const app = await renderApp('/terminals/01912d50-3c00-7000-8000-00000000ffff/encashment', {
      as: 'owner',
    });
    await screen.findByText('Такого термінала немає');
    await app.goTo('/terminals/nonsense/encashment');
    await screen.findByText('Такого термінала немає');
  });

  it('is done once when its answer was lost and it is sent again', async () => {
    const app = await open();
    const { inside_amount } = await cash(app);
    await app.fail('encashTerminal', { how: 'drop', times: 1, afterHandler: true });
    await app.user.click(screen.getByRole('radio', { name: 'Частина' }));
    await app.user.type(screen.getByRole('textbox', { name: /^Сума вилучення/ }), '100');
    for (let press = 0; press < 2; press += 1) {
      await app.user.click(await screen.findByRole('button', { name: `Вилучити ${money(10_000)}` }));
      await confirm(app, 10_000);
      if (press === 0) await screen.findByText('Щось пішло не так!');
    }
    await screen.findByRole('dialog', { name: 'Чек інкасації № 5' });
    expect((await cash(app)).inside_amount).toBe(inside_amount - 10_000);
  });
});
