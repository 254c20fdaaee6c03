import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { paths } from '#shared/paths.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const cells = () => [...document.querySelectorAll<HTMLElement>('table tr[data-row-id]')];
const row = (n: number) => cells()[n] as HTMLElement;
const hasRows = () => waitFor(() => expect(cells().length).toBeGreaterThan(0));
const idOf = (element: HTMLElement) => element.dataset.rowId;
const openId = ({ location }: RenderedApp) => new URLSearchParams(location().split('?')[1]).get('open');
const drawer = (name: string) => screen.findByRole('complementary', { name });
const address = `/terminals?open=${exampleIds.terminal}`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a terminal beside its list', () => {
  it('opens by a click on its row, and stands in the address', async () => {
    const app = await renderApp('/terminals?q=S110010', { as: 'accountant' });
    await hasRows();
    await app.user.click(within(row(0)).getByText('S1100101'));
    const shown = within(await drawer('Каса 1'));
    expect(openId(app)).toBe(idOf(row(0)));
    expect(shown.getByText('Онлайн')).toBeTruthy();
    expect(row(0).getAttribute('aria-current')).toBe('true');
  });

  it('shows money, connection, payments, its own settings and who changed it', async () => {
    await renderApp(address, { as: 'accountant' });
    const shown = within(await drawer('Каса 1'));
    expect(shown.getByText('Сьогодні').parentElement?.textContent).toMatch(/^Сьогодні[\d\s]+,\d\d\s₴$/);
    expect(shown.getByRole('region', { name: 'Зв’язок за 24 години' }).textContent).toMatch(/зв’язку/);
    const payments = within(shown.getByRole('region', { name: 'Останні оплати' }));
    await waitFor(() => expect(payments.getAllByRole('listitem')).toHaveLength(5));
    const own = shown.getByRole('region', { name: 'Власні налаштування' }).textContent;
    expect(own).toContain('Тип з’єднанняМережа Wi-Fiстандартно: Кабель (Ethernet)');
    expect(shown.getByText('Остання зміна')).toBeTruthy();
  });

  it('is there again after a reload on its address, also when its row is on another page', async () => {
    await renderApp(`${address}&status=blocked`, { as: 'driver' });
    const shown = within(await drawer('Каса 1'));
    expect(shown.queryByRole('button', { name: 'Наступний рядок' })).toBeNull();
  });

  it('says which right its sums need to those who lack it', async () => {
    await renderApp(address, { as: 'cashier' });
    const shown = within(await drawer('Каса 1'));
    expect(
      shown.getByText(
        /^Виторг і готівку термінала приховано\. Потрібне право «Перегляд звітів»\. Надати його можуть: /,
      ),
    ).toBeTruthy();
    expect(shown.queryByText('Готівка всередині')).toBeNull();
    expect(shown.queryByRole('link', { name: 'Відкрити сторінку' })).toBeNull();
    expect(shown.getByRole('button', { name: 'Дії' })).toBeTruthy();
  });

  it('leads to its page for whoever may edit it', async () => {
    const app = await renderApp(address, { as: 'director' });
    const shown = within(await drawer('Каса 1'));
    await app.user.click(shown.getByRole('link', { name: 'Відкрити сторінку' }));
    await screen.findByRole('heading', { level: 1, name: 'Термінал «Каса 1»' });
    expect(app.location()).toBe(paths.terminalEdit({ id: exampleIds.terminal }));
  });

  it('goes on to the next and the previous row by buttons and by J and K; back closes it', async () => {
    const app = await renderApp('/terminals?q=S110010', { as: 'accountant' });
    await hasRows();
    await app.user.click(within(row(0)).getByText('S1100101'));
    const first = within(await drawer('Каса 1'));
    expect(first.getByRole('button', { name: 'Попередній рядок' })).toHaveProperty('disabled', true);
    await app.user.click(first.getByRole('button', { name: 'Наступний рядок' }));
    await waitFor(() => expect(openId(app)).toBe(idOf(row(1))));
    await drawer('Каса 2');
    await app.user.keyboard('{j}');
    await waitFor(() => expect(openId(app)).toBe(idOf(row(2))));
    await drawer('Каса 3');
    await app.user.keyboard('{k}');
    await waitFor(() => expect(openId(app)).toBe(idOf(row(1))));
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(app.location()).toBe('/terminals?q=S110010');
  });

  it('gives the focus to the row that was shown last when it closes', async () => {
    const app = await renderApp('/terminals?q=S110010', { as: 'accountant' });
    await hasRows();
    await app.user.click(within(row(0)).getByText('S1100101'));
    await drawer('Каса 1');
    await app.user.keyboard('{j}');
    await drawer('Каса 2');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(row(1)));
  });

  it('says so when there is no such terminal, and offers another try when it could not be read', async () => {
    const app = await renderApp('/terminals?open=01912d50-3c00-7000-8000-ffffffffffff', { as: 'driver' });
    const lost = within(await drawer('Термінал'));
    await lost.findByText(/^Можливо, посилання скопійовано не повністю/);
    await app.fail('getTerminalOverview');
    await app.goTo(address);
    const failed = within(await drawer('Термінал'));
    await app.clearFaults();
    await app.user.click(await failed.findByRole('button', { name: 'Спробувати ще раз' }));
    await drawer('Каса 1');
  });
});

it('whoever may not edit a terminal goes from its locked page to what they may see', async () => {
  const app = await renderApp(paths.terminalEdit({ id: exampleIds.terminal }), { as: 'driver' });
  await app.user.click(await screen.findByRole('link', { name: 'До списку' }));
  await drawer('Каса 1');
});

it('is released by its owner for a reason: it leaves the list and stays to be looked at', async () => {
  const app = await renderApp('/terminals?q=S1100105', { as: 'owner' });
  await hasRows();
  await app.user.click(screen.getByRole('button', { name: /^Дії: Каса 5/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Відкріпити' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Відкріпити «Каса 5»?' }));
  await app.user.click(dialog.getByRole('button', { name: 'Відкріпити' }));
  await dialog.findByText("Поле обов'язкове");
  await app.user.type(dialog.getByRole('textbox', { name: /^Причина/ }), 'Магазин закрито');
  await app.user.click(dialog.getByRole('button', { name: 'Відкріпити' }));
  await screen.findByText('Термінал успішно відкріплено!');
  await waitFor(() => expect(cells()).toHaveLength(0));
  await app.goTo('/terminals?q=S1100105&status=released');
  await screen.findByRole('row', { name: /Каса 5.*Відкріплений/ });
  // No bulk action reaches it: not by its row, nor by all that match.
  expect(screen.queryByRole('checkbox', { name: /^Вибрати/ })).toBeNull();
  await app.goTo('/terminals?q=S110010&status=active,released');
  await app.user.click(await screen.findByRole('checkbox', { name: 'Вибрати: Каса 1, S1100101' }));
  expect(screen.queryByRole('checkbox', { name: /^Вибрати: Каса 5, / })).toBeNull();
  await screen.findAllByText('Вибрано 1 термінал');
  expect(screen.queryByRole('button', { name: /^Вибрати всі/ })).toBeNull();
  await app.goTo(paths.terminalEdit({ id: exampleIds.terminalToActivate }));
  await screen.findByText(/Причина: Магазин закрито/);
  expect(screen.queryByRole('button', { name: 'Зберегти' })).toBeNull();
});
