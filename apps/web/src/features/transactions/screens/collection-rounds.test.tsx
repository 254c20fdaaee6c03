import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const { collectionRound, collectionRoundToFinish, roundStop } = exampleIds;
const address = (id: string) => `/cash/rounds/${id}`;
const as = 'director';

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const hasRows = () => waitFor(() => expect(rows().length).toBeGreaterThan(1));
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** What is shown beside the list. */
const shown = async (name: string | RegExp) =>
  within(
    (await screen.findByRole('heading', { level: 2, name })).closest('aside, [role=dialog]') as HTMLElement,
  );

/** Opens the menu of the first row and chooses from it. */
async function chooseInFirstRow({ user }: RenderedApp, name: string) {
  await user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: /^Дії: / }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

/** As a colleague does it. */
const skipStop = ({ services }: RenderedApp) =>
  services.client.operation('skipRoundStop')({ params: { id: roundStop }, body: { reason: 'Зачинено' } });

afterEach(() => vi.restoreAllMocks());

describe('the terminals with cash', () => {
  it('stand by cash inside, and a round is planned of those that were chosen', async () => {
    const app = await renderApp('/cash?kind=acquiring,transport', { as });
    await hasRows();
    const sums = rows().map((row) => {
      const [cash] = within(row).getAllByText(/\s₴$/);
      return Number(cash?.textContent?.replace(/\D/g, ''));
    });
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
    const names = rows()
      .slice(0, 2)
      .map((row) => within(row).getByRole('checkbox'));
    for (const box of names) await app.user.click(box);
    await screen.findAllByText('Вибрано 2 термінали');
    await app.user.click(screen.getByRole('button', { name: 'Спланувати обхід' }));
    const plan = await dialog('Спланувати обхід');
    expect(plan.getByText('До обходу ввійдуть 2 термінали.')).toBeTruthy();
    await app.user.click(plan.getByRole('button', { name: 'Спланувати обхід' }));
    await screen.findByText('Обхід заплановано!');
    await screen.findByRole('heading', { level: 1, name: /^Обхід № \d+$/ });
    expect(rows()).toHaveLength(2);
    expect(app.location()).toMatch(/^\/cash\/rounds\/[\da-f-]{36}$/);
  });

  it('are looked at, and planned by nobody who may not collect cash: the button says so', async () => {
    const app = await renderApp('/cash?kind=ptks', { as: 'accountant' });
    await hasRows();
    await app.user.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
    const plan = await screen.findByRole('button', { name: 'Спланувати обхід' });
    expect(plan.getAttribute('aria-disabled')).toBe('true');
    await app.user.click(plan);
    await screen.findByText(/^Потрібне право «Інкасація»/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are all taken at once, less those that are in other rounds, which can’t be chosen', async () => {
    const app = await renderApp('/cash?kind=ptks', { as });
    await hasRows();
    const planned = rows().find((row) => /Обхід № \d/.test(row.textContent ?? ''));
    expect(within(planned as HTMLElement).queryByRole('checkbox')).toBeNull();
    const free = rows().find((row) => within(row).queryByRole('checkbox') !== null);
    await app.user.click(within(free as HTMLElement).getByRole('checkbox'));
    await app.user.click(await screen.findByRole('button', { name: /^Вибрати всі / }));
    await app.user.click(screen.getByRole('button', { name: 'Спланувати обхід' }));
    const plan = await dialog('Спланувати обхід');
    expect(plan.getByText(/усі знайдені термінали, яких немає в інших обходах/)).toBeTruthy();
    await app.user.click(plan.getByRole('button', { name: 'Спланувати обхід' }));
    await screen.findByRole('heading', { level: 1, name: /^Обхід № \d+$/ });
    expect(rows().length).toBeGreaterThan(3);
  });

  it('open beside the list, with their cash and its last encashments; J shows the next one', async () => {
    const app = await renderApp('/cash?kind=ptks', { as });
    await hasRows();
    const name = (row: number) => rows()[row]?.querySelector('a')?.textContent ?? '';
    await app.user.click(within(rows()[0] as HTMLElement).getByRole('link', { name: name(0) }));
    const drawer = await shown(name(0));
    await drawer.findByText('Надійшло готівкою');
    await drawer.findByText('Останні інкасації');
    const collect = drawer.getByRole('link', { name: 'Інкасувати' });
    expect(collect.getAttribute('href')).toMatch(/^\/terminals\/[\da-f-]{36}\/encashment$/);
    await app.user.keyboard('j');
    await shown(name(1));
  });

  it('are not shown without the right, which is named', async () => {
    await renderApp('/cash', { as: 'cashier' });
    expect(await screen.findByText(/«Перегляд готівки»/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('a round', () => {
  it('is checked off by the encashment that is made in it, whose slip is shown', async () => {
    const app = await renderApp(address(collectionRound), { as });
    await hasRows();
    await app.user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: /^Інкасувати: / }));
    const form = await dialog(/^Інкасація: /);
    await app.user.click(await form.findByRole('button', { name: /^Вилучити / }));
    const ask = within(await screen.findByRole('alertdialog'));
    await app.user.click(ask.getByRole('button', { name: /^Вилучити / }));
    const slip = await dialog(/^Чек інкасації № /);
    const [close] = slip.getAllByRole('button', { name: 'Закрити' });
    await app.user.click(close as HTMLElement);
    await waitFor(() => expect(within(rows()[0] as HTMLElement).getByText('Інкасовано')).toBeTruthy());
    expect(within(rows()[0] as HTMLElement).queryByRole('button', { name: /^Інкасувати: / })).toBeNull();
    expect(screen.getByText('Триває')).toBeTruthy();
  });

  it('shows the cash of a terminal beside it, which is collected from there', async () => {
    const app = await renderApp(address(collectionRound), { as });
    await hasRows();
    const [first] = within(rows()[0] as HTMLElement).getAllByRole('link');
    await app.user.click(first as HTMLElement);
    const drawer = await shown(String(first?.textContent));
    await app.user.click(await drawer.findByRole('button', { name: 'Інкасувати' }));
    const form = await dialog(/^Інкасація: /);
    await app.user.click(await form.findByRole('button', { name: /^Вилучити / }));
    const ask = within(await screen.findByRole('alertdialog'));
    await app.user.click(ask.getByRole('button', { name: /^Вилучити / }));
    await dialog(/^Чек інкасації № /);
    await app.user.keyboard('{Escape}');
    await drawer.findByRole('button', { name: 'Показати чек' });
    expect(drawer.getAllByText(/^0,00\s₴$/)).toHaveLength(4);
  });

  it('is moved to another day, and says so in its heading', async () => {
    const app = await renderApp(address(collectionRound), { as });
    await hasRows();
    await app.user.click(screen.getByRole('button', { name: 'Редагувати' }));
    const form = await dialog(/^Редагувати обхід № /);
    const day = within(form.getByRole('group', { name: /^Дата обходу/ })).getAllByRole('spinbutton');
    await app.user.click(day[0] as HTMLElement);
    await app.user.keyboard('24122026');
    await app.user.click(form.getByRole('button', { name: 'Зберегти' }));
    await screen.findByText('Обхід змінено.');
    await screen.findByText(/^на 24\.12\.2026 · /);
  });

  it('is moved even though a colleague skips a stop meanwhile', async () => {
    const app = await renderApp(address(collectionRound), { as, isLive: true });
    await hasRows();
    await waitFor(() => expect(app.streams?.asked).toHaveLength(1));
    await app.user.click(screen.getByRole('button', { name: 'Редагувати' }));
    const form = await dialog(/^Редагувати обхід № /);
    const day = within(form.getByRole('group', { name: /^Дата обходу/ })).getAllByRole('spinbutton');
    await app.user.click(day[0] as HTMLElement);
    await app.user.keyboard('24122026');
    await skipStop(app);
    await screen.findByText(/^Зачинено · /);
    await app.user.click(form.getByRole('button', { name: 'Зберегти' }));
    await screen.findByText('Обхід змінено.');
  });

  it('that changed under the question whether to cancel it is asked about again', async () => {
    const app = await renderApp(address(collectionRound), { as });
    await hasRows();
    await app.user.click(screen.getByRole('button', { name: 'Інші дії' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Скасувати обхід' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Скасувати обхід?' }));
    await skipStop(app);
    await app.user.click(ask.getByRole('button', { name: 'Скасувати обхід' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await screen.findByText(/^Зачинено · /);
    expect(screen.queryByText('Скасовано')).toBeNull();
  });

  it('has terminals skipped with a reason, which must be given', async () => {
    const app = await renderApp(address(collectionRound), { as });
    await hasRows();
    await chooseInFirstRow(app, 'Пропустити…');
    const form = await dialog(/^Пропустити «/);
    await app.user.click(form.getByRole('button', { name: 'Пропустити' }));
    const reason = form.getByRole('textbox', { name: /^Причина пропуску/ });
    await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
    await app.user.type(reason, 'Точку зачинено');
    await app.user.click(form.getByRole('button', { name: 'Пропустити' }));
    await waitFor(() => expect(rows()[0]?.textContent).toContain('Точку зачинено'));
  });

  it('is finished once nothing is open, and says before how much is', async () => {
    // One stop has a terminal of no point, which only those see who see all points.
    const app = await renderApp(address(collectionRound), { as: 'owner' });
    await hasRows();
    const finish = screen.getByRole('button', { name: 'Завершити обхід' });
    expect(finish.getAttribute('aria-disabled')).toBe('true');
    await app.goTo(address(collectionRoundToFinish));
    await screen.findByText('Триває');
    await app.user.click(screen.getByRole('button', { name: 'Завершити обхід' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Завершити обхід?' }));
    await app.user.click(ask.getByRole('button', { name: 'Завершити обхід' }));
    await screen.findByText('Обхід завершено!');
    await screen.findByText('Завершено');
    expect(screen.queryByRole('button', { name: 'Завершити обхід' })).toBeNull();
  });

  it('is cancelled after asking once more', async () => {
    const app = await renderApp(address(collectionRound), { as });
    await hasRows();
    await app.user.click(screen.getByRole('button', { name: 'Інші дії' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Скасувати обхід' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Скасувати обхід?' }));
    await app.user.click(ask.getByRole('button', { name: 'Скасувати обхід' }));
    await screen.findByText('Скасовано');
  });

  it('is printed in the order of the addresses, with sums and their total', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const app = await renderApp(address(collectionRound), { as });
    await hasRows();
    await app.user.click(screen.getByRole('button', { name: 'Надрукувати' }));
    expect(print).toHaveBeenCalledOnce();
    const sheet = document.querySelector<HTMLElement>('.kasa-print');
    const { stops } = await app.services.client.operation('getCollectionRound')({
      params: { id: collectionRound },
    });
    const printed = [...(sheet?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent);
    expect(printed).toHaveLength(stops.length + 1);
    expect(stops.filter(({ terminal }, n) => !printed[n]?.includes(terminal.number))).toEqual([]);
    expect(printed.at(-1)).toContain('Разом');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('.kasa-print')).toBeNull());
  });
});

describe('the rounds', () => {
  it('are listed, the newest first; a row opens its round beside them, and from there its page', async () => {
    const { user, location } = await renderApp('/cash/rounds?state=planned', { as });
    await hasRows();
    expect(rows()[0]?.textContent).toContain('Заплановано');
    await user.click(within(rows()[0] as HTMLElement).getByText(/^№ \d+$/));
    const drawer = await shown(/^Обхід № \d+$/);
    expect(location()).toBe(`/cash/rounds?state=planned&open=${collectionRound}`);
    await drawer.findByRole('progressbar', { name: 'Відвідано' });
    expect(drawer.getAllByRole('listitem').length).toBeGreaterThan(3);
    await user.click(drawer.getByRole('link', { name: 'Відкрити сторінку' }));
    await screen.findByRole('heading', { level: 1, name: /^Обхід № \d+$/ });
    expect(location()).toBe(address(collectionRound));
  });

  it('are given to somebody else from the drawer', async () => {
    const { user } = await renderApp(`/cash/rounds?open=${collectionRound}`, { as });
    const drawer = await shown(/^Обхід № \d+$/);
    await user.click(drawer.getByRole('button', { name: 'Інші дії' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Редагувати' }));
    const form = await dialog(/^Редагувати обхід № /);
    await user.click(form.getByRole('button', { name: /Виконавець$/ }));
    await user.click(await screen.findByRole('option', { name: /^Коваль/ }));
    await user.click(form.getByRole('button', { name: 'Зберегти' }));
    await screen.findByText('Обхід змінено.');
    await drawer.findByText(/^Коваль/);
  });
});
