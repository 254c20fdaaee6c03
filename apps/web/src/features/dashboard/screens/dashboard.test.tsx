import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';

const NOW = new Date('2026-11-20T09:00:00.000Z');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const figure = async (name: string) => {
  const terminals = await screen.findByRole('region', { name: 'Термінали' });
  const term = within(terminals).getByText(name);
  return within(term.parentElement as HTMLElement).getByRole('link');
};

describe('the dashboard', () => {
  it('shows sales and terminals, as of when', async () => {
    await renderApp('/dashboard', { as: 'accountant' });
    const sales = await screen.findByRole('region', { name: 'Продажі' });
    expect(sales.textContent).toMatch(/Чиста виручка сьогодні[\d\s\u00a0]+,\d\d\u00a0₴/);
    expect(sales.textContent).toMatch(/учора на цей час/i);
    expect(sales.textContent).toMatch(
      /Чиста виручка цього місяця.*На \d+ % (більше|менше), ніж минулого місяця на цей день і час/,
    );
    await waitFor(() => expect(document.title).toBe('Огляд · Каса'));
    expect(screen.getByText(/^Станом на \d\d:\d\d$/)).toBeTruthy();
    expect((await figure('Усього')).textContent).toBe('400');
  });

  it.each([
    ['Онлайн', /Онлайн/],
    ['Немає зв’язку', /Немає зв’язку/],
    ['Додані', /Доданий/],
    ['Заблоковані', /Заблокований/],
  ])('leads from %s to exactly those terminals', async (name, inRow) => {
    const { user } = await renderApp('/dashboard', { as: 'owner' });
    const link = await figure(name);
    const count = Number(link.textContent);
    await user.click(link);
    await screen.findByRole('heading', { level: 1, name: 'Термінали' });
    await screen.findByText(new RegExp(`^${count} термінал`));
    await waitFor(() => expect(document.querySelectorAll('tr[data-row-id]').length).toBeGreaterThan(0));
    for (const row of document.querySelectorAll('tr[data-row-id]')) expect(row.textContent).toMatch(inRow);
  });

  it.each(['Онлайн', 'Немає зв’язку'])('counts what the filter %s of the list shows', async (name) => {
    const { user, goTo } = await renderApp('/dashboard', { as: 'owner' });
    const count = Number((await figure(name)).textContent);
    expect(count).toBeGreaterThan(0);
    await goTo('/terminals');
    await user.click(await screen.findByRole('button', { name: 'Фільтр' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Зв’язок' }));
    await user.click(await screen.findByRole('option', { name }));
    await user.keyboard('{Enter}');
    await screen.findByText(new RegExp(`^${count} термінал`));
    expect(screen.getByRole('button', { name: 'Прибрати фільтр: Статус' })).toBeTruthy();
  });

  it('names what needs attention, and counts what the list shows', async () => {
    const { user, goTo } = await renderApp('/dashboard', { as: 'owner' });
    const names = within(await screen.findByRole('region', { name: 'Потребують уваги' }))
      .getAllByRole('link')
      .map((link) => String(link.textContent));
    expect(names.length).toBeGreaterThan(2);
    for (const known of [/^Нестабільний зв’язок/, /^Активні, але ще не були онлайн/]) {
      expect(names.some((name) => known.test(name))).toBe(true);
    }
    const silent = names.filter((name) => /Немає зв’язку|не були онлайн/.test(name));
    const sum = silent.reduce((all, name) => all + Number(/\d+$/.exec(name)?.[0]), 0);
    expect(sum).toBe(Number((await figure('Немає зв’язку')).textContent));
    expect(silent[0]).toMatch(/^Немає зв’язку від сьогодні/);
    expect(names[0]).toBe('Каси, що працюють офлайн або зупинилися1');
    for (const name of names.slice(1)) {
      await goTo('/dashboard');
      const part = await screen.findByRole('region', { name: 'Потребують уваги' });
      await user.click(await within(part).findByRole('link', { name }));
      await screen.findByText(new RegExp(`^${/\d+$/.exec(name)?.[0]} термінал`));
    }
  });

  it('says that a shop’s server takes no callbacks, and leads to them', async () => {
    const { user, goTo, deliverCallbacks, location } = await renderApp('/nowhere', { as: 'owner' });
    await deliverCallbacks(503);
    await goTo('/dashboard');
    const part = await screen.findByRole('region', { name: 'Потребують уваги' });
    await user.click(
      await within(part).findByRole('link', { name: /^Сервер магазину не приймає сповіщень/ }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Сповіщення магазинам' });
    expect(location()).toMatch(/state=waiting,given_up&terminal_id=[\da-f-]{36}/);
    await waitFor(() => expect(document.querySelectorAll('tr[data-row-id]').length).toBeGreaterThan(0));
  });

  it('names those that fell silent last, each with for how long, and leads to it', async () => {
    const { user } = await renderApp('/dashboard', { as: 'owner' });
    const part = await screen.findByRole('region', { name: 'Нещодавно втратили зв’язок' });
    const [first] = within(part).getAllByRole('listitem');
    expect(first?.textContent).toMatch(/S1\d{6}.*Немає зв’язку \d+\s(хв|год|дн|ден)/);
    const number = /S1\d{6}/.exec(first?.textContent ?? '')?.[0];
    await user.click(within(first as HTMLElement).getByRole('link'));
    await screen.findByText('1 термінал');
    expect(screen.getByText(String(number))).toBeTruthy();
  });

  it('speaks English', async () => {
    await renderApp('/dashboard', { as: 'owner', locale: 'en' });
    await screen.findByRole('heading', { level: 1, name: 'Overview' });
    await screen.findByRole('region', { name: 'Needs attention' });
    await screen.findByText(/by this time yesterday/);
    for (const name of ['Disconnected', 'Added', 'Total']) await screen.findByText(name);
    await screen.findByText(/^Disconnected since today/);
    expect(document.body.textContent?.replace('Registers that are offline', '')).not.toMatch(/\boffline\b/i);
  });
});
