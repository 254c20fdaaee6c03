import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { phoneByRole, type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const hasRows = () =>
  waitFor(() => expect(document.querySelectorAll('table tr[data-row-id]')).toHaveLength(10));
const lists = (requests: readonly string[]) =>
  requests.filter((request) => request.includes('/audit/entries'));
const toasts = () =>
  [...document.querySelectorAll('.Toastify__toast')].map((toast) => toast.textContent ?? '');

afterEach(() => vi.restoreAllMocks());

describe('without the right', () => {
  it('the menu has no journal, and its address says which right is missing and who can give it', async () => {
    const { requests } = await renderApp('/audit', { as: 'dispatcher' });
    expect(await screen.findByText('Тут потрібне право, якого у вас немає')).toBeTruthy();
    expect(
      screen.getByText(
        /Потрібне право «Перегляд журналу змін»\. Надати його .+ Коваль Олена Петрівна \(Власниця\)/,
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Журнал змін' })).toBeNull();
    expect(lists(requests)).toEqual([]);
  });

  it('that was taken away meanwhile, the rows go and the screen says which one is missing', async () => {
    const app = await renderApp('/audit', { as: 'owner' });
    await hasRows();
    const tags = { tags_added: [], tags_removed: ['audit_view' as const] };
    await app.control.setRights({ body: { phone: phoneByRole.owner, roles: ['owner'], ...tags } });
    await app.user.click(screen.getByRole('button', { name: /^Час/ }));
    expect(await screen.findByText('Тут потрібне право, якого у вас немає')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Журнал змін' })).toBeNull();
  });

  it('of a role that is looked through, the screen is the one that the role sees', async () => {
    const app = await renderApp('/audit', { as: 'owner' });
    await hasRows();
    const look = async (role: 'accountant' | 'cashier') => {
      const session = await app.services.client.operation('viewAsRole')({ body: { role } });
      act(() => app.services.session.store(session));
    };
    await look('cashier');
    expect(await screen.findByText('Тут потрібне право, якого у вас немає')).toBeTruthy();
    await look('accountant');
    await hasRows();
  });
});

describe('the export', () => {
  const press = ({ user }: RenderedApp, name: string) => user.click(screen.getByRole('button', { name }));

  it('is of exactly the filter and language on the screen, fetched by the browser itself', async () => {
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.href);
    });
    const address = '/audit?page=2&object_type=route&from=2026-10-01&to=2026-11-20&sort=at';
    const app = await renderApp(address, { as: 'owner', locale: 'en' });
    await screen.findByRole('heading', { level: 1, name: 'Audit log' });
    await press(app, 'Export CSV');
    await waitFor(() => expect(clicked).toHaveLength(1));
    const url = new URL(String(clicked[0]));
    expect(url.pathname).toBe('/api/v1/audit/export');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      format: 'csv',
      object_type: 'route',
      from: '2026-10-01',
      to: '2026-11-20',
      lng: 'EN',
    });
    await press(app, 'Export XLSX');
    await waitFor(() => expect(clicked[1]).toContain('format=xlsx'));
    expect(toasts()).toEqual([]);
  });

  it.each([['internal' as const], ['drop' as const], ['rate_limited' as const]])(
    'that fails (%s) says so and saves nothing',
    async (how) => {
      const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      const app = await renderApp('/audit', { as: 'owner' });
      await hasRows();
      await app.fail('exportAuditEntries', { how });
      await press(app, 'Експорт XLSX');
      await waitFor(() => expect(toasts()).toHaveLength(1));
      expect(toasts()[0]).toMatch(/Щось пішло не так!|Забагато спроб/);
      expect(click).not.toHaveBeenCalled();
      expect(screen.getByRole('button', { name: 'Експорт XLSX' })).toBeTruthy();
    },
  );

  it('of a session that has ended leads to sign-in without a word', async () => {
    const app = await renderApp('/audit?q=33', { as: 'owner' });
    await screen.findByRole('heading', { level: 1, name: 'Журнал змін' });
    await app.fail('exportAuditEntries', { how: 'not_authenticated' });
    await press(app, 'Експорт CSV');
    await screen.findByRole('heading', { name: 'Вхід' });
    expect(app.location()).toBe(`/signin?redirect=${encodeURIComponent('/audit?q=33')}`);
    expect(toasts()).toEqual([]);
  });
});
