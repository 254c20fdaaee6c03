import { createKasaClient } from '@kasa/client/http/kasa-client';
import { MAX_STREAMS_PER_SESSION } from '@kasa/contracts/events/event-types';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { loadAllOnDemand } from '@kasa/ui/on-demand';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD, phoneByRole, type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { liveOf } from '#shared/live/live.ts';

const status = () => document.querySelector('header [role="status"]')?.textContent;
const isLive = () => waitFor(() => expect(status()).toBe('Наживо'));
const lists = ({ requests }: RenderedApp) =>
  requests.filter((request) => request.includes('/terminals/terminals?'));

// What comes before the code that applies events has everything read anew.
beforeEach(() => loadAllOnDemand());

const row = () => document.querySelector('tr[data-row-id]')?.textContent;

/** Another user of the merchant, in a separate browser. */
async function colleague({ newBrowser }: RenderedApp) {
  const client = createKasaClient({
    baseUrl: window.location.origin,
    fetch: newBrowser(),
    locale: () => null,
    signingSecret: () => null,
  });
  await client.operation('signIn')({ body: { phone: phoneByRole.director, password: PASSWORD } });
  const find = async (number: string) => {
    const { items } = await client.operation('listTerminals')({ query: { q: number } });
    const { id } = items[0] ?? { id: '' };
    return client.operation('getTerminal')({ params: { id } });
  };
  return {
    endOtherSessions: () => client.operation('revokeOtherSessions')(),
    activate: async (number: string) => {
      const { id, version } = await find(number);
      await client.operation('activateTerminal')({ params: { id }, body: { version } });
    },
    changeTemplate: async (change: { name?: string; settings?: { sync_seconds: number } }) => {
      const { items } = await client.operation('listTerminalTemplates')({ query: { q: 'Міський' } });
      const { id = '', name = '', description = null, settings = {}, version = 1 } = items[0] ?? {};
      const body = {
        ...{ name: change.name ?? name, description, version },
        settings: { ...settings, ...change.settings },
      };
      await client.operation('updateTerminalTemplate')({ params: { id }, body });
    },
    block: async (number: string) => {
      const body = { kind: 'block' as const, target: { q: number } };
      const { previewed_at, digest } = await client.operation('previewBulkRun')({ body });
      await client.operation('startBulkRun')({ body: { ...body, previewed_at, digest } });
    },
    rename: async (number: string, name: string) => {
      const { id, point, template, vehicle, test_mode, website, extra_info, version } = await find(number);
      await client.operation('updateTerminal')({
        params: { id },
        body: {
          name,
          point_id: point?.id ?? null,
          template_id: template?.id ?? null,
          vehicle_id: vehicle?.id ?? null,
          test_mode,
          website,
          extra_info,
          settings: {},
          version,
        },
      });
    },
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a list that is open', () => {
  it('says that it is live, and has read everything by then', async () => {
    const app = await renderApp('/terminals', { as: 'cashier', isLive: true });
    await isLive();
    expect(app.streams?.asked).toEqual(['/api/v1/events']);
    expect(lists(app)).toHaveLength(2);
  });

  it('asks in the language that is stored, as every request does (spec §7)', async () => {
    const app = await renderApp('/terminals', { as: 'cashier', isLive: true, locale: 'en' });
    await waitFor(() => expect(app.streams?.asked).toEqual(['/api/v1/events?lng=EN']));
  });

  it('goes on where it was when the connection breaks, without reading everything anew', async () => {
    const app = await renderApp('/terminals', { as: 'cashier', isLive: true });
    await isLive();
    app.streams?.break();
    await waitFor(() => expect(app.streams?.asked).toHaveLength(2));
    expect(app.streams?.asked[1]).toMatch(/^\/api\/v1\/events\?after=\d+$/);
    await isLive();
    expect(lists(app)).toHaveLength(2);
  });

  it('says that it is reconnecting while the server refuses, and is live again once it does not', async () => {
    const app = await renderApp('/terminals', { as: 'cashier', isLive: true });
    await isLive();
    await app.fail('streamEvents', { how: 'internal' });
    app.streams?.break();
    await waitFor(() => expect(status()).toBe('Відновлюємо зв’язок…'));
    expect(document.querySelectorAll('.Toastify__toast')).toHaveLength(0);
    await app.clearFaults();
    await isLive();
  });

  it('is read anew where too many listen already, says as of when, and is live once there is room', async () => {
    const app = await renderApp('/profile', { as: 'director', isLive: true });
    const others = Array.from({ length: MAX_STREAMS_PER_SESSION }, () => app.streams?.open('/api/v1/events'));
    const opened = others.map((other) => new Promise((resolve) => other?.addEventListener('ready', resolve)));
    await Promise.all(opened);
    await app.goTo('/terminals');
    await waitFor(() => expect(status()).toMatch(/^Дані станом на \d\d:\d\d$/));
    expect(document.querySelectorAll('.Toastify__toast')).toHaveLength(0);
    expect(lists(app)).toHaveLength(2);
    others[0]?.close();
    // Returning to the tab reconnects at once.
    await waitFor(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      expect(status()).toBe('Наживо');
    });
    for (const other of others) other?.close();
  });

  it('leads to sign-in when the session has ended meanwhile, without a word', async () => {
    const app = await renderApp('/terminals?kind=ptks', { as: 'cashier', isLive: true });
    await isLive();
    await app.fail('streamEvents', { how: 'not_authenticated' });
    app.streams?.break();
    await screen.findByRole('heading', { name: 'Вхід' });
    expect(app.location()).toBe(`/signin?redirect=${encodeURIComponent('/terminals?kind=ptks')}`);
  });

  it('leads to sign-in when its session is ended from elsewhere, without anybody touching it', async () => {
    const app = await renderApp('/terminals?q=S1100105', { as: 'director', isLive: true });
    await isLive();
    const elsewhere = await colleague(app);
    await elsewhere.endOtherSessions();
    await elsewhere.activate('S1100105');
    await screen.findByRole('heading', { name: 'Вхід' });
  });
});

describe('what a colleague does', () => {
  it('is shown in the list as it happens, whatever happened to the connection', async () => {
    const app = await renderApp('/terminals?q=S1100105', { as: 'cashier', isLive: true });
    await isLive();
    const director = await colleague(app);
    expect(row()).toContain('Доданий');
    app.streams?.break();
    await director.activate('S1100105');
    await waitFor(() => expect(row()).toContain('Активний'));
    await director.rename('S1100105', 'Каса біля входу');
    await waitFor(() => expect(row()).toContain('Каса біля входу'));
    await isLive();
  });

  it('is told to whoever has the same terminal open, before anything is lost', async () => {
    const app = await renderApp('/terminals?q=S1100101', { as: 'owner', isLive: true });
    await isLive();
    await app.user.click(screen.getByText('S1100101'));
    await app.user.click(await screen.findByRole('link', { name: 'Відкрити сторінку' }));
    await screen.findByRole('heading', { level: 1, name: 'Термінал «Каса 1»' });
    await isLive();
    const director = await colleague(app);
    await director.rename('S1100101', 'Каса біля входу');
    await screen.findByText('Запис змінив хтось інший');
    await app.user.click(screen.getByRole('button', { name: 'Завантажити нову версію' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Назва/ }).value).toBe('Каса біля входу'),
    );
  });

  it('to a template is shown where templates are listed, and told where one of its terminals is open', async () => {
    const app = await renderApp('/terminals/templates', { as: 'owner', isLive: true });
    await screen.findByText('Міський транспорт');
    await isLive();
    const director = await colleague(app);
    await director.changeTemplate({ name: 'Міський транспорт і зал' });
    await screen.findByText('Міський транспорт і зал');

    const { client } = app.services;
    const query = { template_id: [exampleIds.terminalTemplate], connectivity: ['online' as const] };
    const [terminal] = (await client.operation('listTerminals')({ query })).items;
    await app.goTo(`/terminals/${terminal?.id}/edit`);
    const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Час синхронізації/ });
    expect((await field()).value).toBe('120');
    await isLive();
    await director.changeTemplate({ settings: { sync_seconds: 77 } });
    await app.user.click(await screen.findByRole('button', { name: 'Завантажити нову версію' }));
    await waitFor(async () => expect((await field()).value).toBe('77'));
    // The value is still inherited: saving does not make it own.
    await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
    await screen.findByRole('heading', { level: 1, name: 'Термінали' });
    const { setting_sources } = await client.operation('getTerminal')({ params: { id: terminal?.id ?? '' } });
    expect(setting_sources.sync_seconds).toBe('template');
  });
});

describe('a terminal', () => {
  const say = ({ control }: RenderedApp, connectivity: 'online' | 'offline') =>
    control.setConnectivity({ body: { number: 'S1100101', connectivity } });

  it('goes off line and comes back in its row, and leaves a list that it does not belong to any more', async () => {
    const app = await renderApp('/terminals?q=S1100101', { as: 'cashier', isLive: true });
    await isLive();
    expect(row()).toContain('Онлайн');
    await say(app, 'offline');
    await waitFor(() => expect(row()).toMatch(/Немає зв’язку 5.хв/));
    await say(app, 'online');
    await waitFor(() => expect(row()).not.toContain('Немає зв’язку'));

    await app.goTo('/terminals?q=S1100101&connectivity=online');
    await waitFor(() => expect(row()).toContain('Онлайн'));
    await say(app, 'offline');
    await screen.findByText('Немає данних');
  });

  it('whose connection comes and goes is marked, and says no more', async () => {
    const app = await renderApp('/terminals?q=S1100101', { as: 'cashier', isLive: true });
    await isLive();
    for (let n = 0; n < 3; n += 1) {
      await say(app, 'offline');
      await say(app, 'online');
    }
    await waitFor(() => expect(row()).toContain('Зв’язок нестабільний'));
  });

  it('is off line for longer and longer while one looks', async () => {
    const app = await renderApp('/terminals?q=S1100101', { as: 'cashier', isLive: true });
    await isLive();
    await say(app, 'offline');
    await waitFor(() => expect(row()).toMatch(/Немає зв’язку 5.хв/));
    vi.spyOn(liveOf(app.services), 'now').mockReturnValue(Date.parse('2026-11-20T10:00:00.000Z'));
    // Each time, as an answer under way may have been shown with the earlier time.
    await waitFor(() => {
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      expect(row()).toMatch(/Немає зв’язку 1.год 5.хв/);
    });
  });
});

describe('other screens', () => {
  it('where terminals wait to be activated, one that a colleague activates goes', async () => {
    const app = await renderApp('/Terminal/Activate?q=S110010', { as: 'owner', isLive: true });
    await screen.findByRole('row', { name: /S1100105/ });
    await isLive();
    await (await colleague(app)).activate('S1100105');
    await waitFor(() => expect(screen.queryByRole('row', { name: /S1100105/ })).toBeNull());
    expect(screen.getByRole('row', { name: /S1100106/ })).toBeTruthy();
  });

  it('where a template is applied, it and the terminals are shown as they are by now', async () => {
    const address = `/terminals/templates/${exampleIds.terminalTemplate}/apply?q=S1100101`;
    const app = await renderApp(address, { as: 'owner', isLive: true });
    await isLive();
    const director = await colleague(app);
    await director.rename('S1100101', 'Каса біля входу');
    await waitFor(() => expect(row()).toContain('Каса біля входу'));
    await director.changeTemplate({ name: 'Автобуси' });
    await screen.findByRole('heading', { level: 1, name: /Автобуси/ });
  });

  it('the list of runs shows one that a colleague begins', async () => {
    const app = await renderApp('/terminals/runs', { as: 'owner', isLive: true });
    await isLive();
    await waitFor(() => expect(row()).toContain('Відв’язування шаблону'));
    await (await colleague(app)).block('S1100101');
    await waitFor(() => expect(row()).toContain('Блокування терміналів'));
  });

  it('a run says that it is live', async () => {
    await renderApp(`/terminals/runs/${exampleIds.bulkRun}`, { as: 'director', isLive: true });
    await screen.findByText('Завершено');
    await isLive();
  });

  it.each(['/terminals/runs', `/terminals/runs/${exampleIds.bulkRun}`])(
    '%s says nothing of it to whoever is not told of runs',
    async (path) => {
      const app = await renderApp(path, { as: 'cashier', isLive: true });
      await waitFor(() => expect(app.streams?.asked).toHaveLength(1));
      expect(document.querySelector('header')?.textContent).not.toContain('Наживо');
    },
  );
});
