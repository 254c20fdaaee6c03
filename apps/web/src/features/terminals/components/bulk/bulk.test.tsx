import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD, phoneByRole, type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { toastTexts } from '#app/test-support/visit.ts';
import { createServices } from '#shared/services/services.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const rows = () => [...document.querySelectorAll<HTMLElement>('table tr[data-row-id]')];
const hasRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
const commands = ({ requests }: RenderedApp) => requests.filter((one) => one.startsWith('POST'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function choose(search: string, count: number): Promise<RenderedApp> {
  const app = await renderApp(`/terminals?${search}`, { as: 'owner' });
  await hasRows(count);
  await app.user.click(screen.getByRole('checkbox', { name: 'Вибрати всі рядки' }));
  return app;
}

async function activateOne({ newBrowser }: RenderedApp): Promise<void> {
  const services = createServices({ fetch: newBrowser() });
  const { client } = services;
  await client.operation('signIn')({ body: { phone: phoneByRole.director, password: PASSWORD } });
  const [one] = (await client.operation('listTerminals')({ query: { status: ['added'] } })).items;
  if (!one) throw new Error('None waits');
  const { id, version } = await client.operation('getTerminal')({ params: { id: one.id } });
  await client.operation('activateTerminal')({ params: { id }, body: { version } });
  services.dispose();
}

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('chosen terminals', () => {
  it('are blocked: looked at first, then begun once, then told of', async () => {
    const app = await choose('q=S110010', 9);
    await app.user.click(await screen.findByRole('button', { name: 'Заблокувати' }));
    const dialog = await dialogOf('Блокування терміналів');
    const list = within(await dialog.findByRole('list', { name: 'Що зміниться' }));
    expect(list.getByText(/^S1100101/).closest('li')?.textContent).toBe(
      'Каса 1S1100101 · Затишок на Городоцькій, ЛьвівСтатус: АктивнийЗаблокований',
    );
    const confirm = await dialog.findByRole('button', { name: /^Заблокувати \d терм/ });
    await app.user.dblClick(confirm);
    await screen.findByRole('heading', { level: 1, name: 'Блокування терміналів' });
    expect(app.location()).toMatch(/^\/terminals\/runs\/[\da-f-]{36}$/);
    expect(commands(app).filter((one) => one.endsWith('/bulk-runs'))).toHaveLength(1);
    expect(screen.getByText('Виконується')).toBeTruthy();
    await app.work();
    await screen.findByText('Завершено');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('9 з 9');
    await waitFor(() => expect(rows()[0]?.textContent).toMatch(/^Каса 1S1100101.*Виконано/));
    await app.user.click(screen.getByRole('link', { name: 'Масові дії' }));
    await screen.findByRole('heading', { level: 1, name: 'Масові дії' });
    await waitFor(() => expect(rows()[0]?.textContent).toMatch(/^Блокування терміналів.*Завершено/));
  });

  it('are left out where there is nothing to do, and the preview says why', async () => {
    const app = await choose('status=blocked', 10);
    const all = await screen.findByRole('button', { name: /^Вибрати всі \d+$/ });
    const count = all.textContent?.match(/\d+/)?.[0];
    await app.user.click(all);
    await app.user.click(screen.getByRole('button', { name: 'Заблокувати' }));
    const dialog = await dialogOf('Блокування терміналів');
    await dialog.findByText(`Уже заблокований: ${count}`);
    const confirm = dialog.getByRole('button', { name: /^Заблокувати 0/ });
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    await app.user.click(dialog.getByRole('tab', { name: 'Зміняться0' }));
    await dialog.findByText('Тут нічого немає.');
    await app.user.click(dialog.getByRole('tab', { name: `Без змін${count}` }));
    await dialog.findByText('1 з 2');
    await app.user.click(dialog.getByRole('button', { name: 'Наступні' }));
    await dialog.findByText('2 з 2');
    expect(commands(app).every((one) => one.endsWith('/preview'))).toBe(true);
  });

  it('get a template, whose changes are shown before', async () => {
    const app = await choose('q=S1100101', 1);
    await app.user.click(await screen.findByRole('button', { name: 'Шаблон' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Застосувати шаблон' }));
    const dialog = await dialogOf('Застосування шаблону');
    await app.user.click(dialog.getByRole('button', { name: /Шаблон/ }));
    await app.user.click(await screen.findByRole('option', { name: /^Міський транспорт/ }));
    await dialog.findByText('Час очікування картки, с:');
    expect(dialog.getByRole('list', { name: 'Що зміниться' }).textContent).toMatch(
      /Шаблон: без шаблонуМіський транспорт.*Час очікування картки, с: 6012/,
    );
    await app.user.click(dialog.getByRole('button', { name: 'Застосувати до 1 термінала' }));
    await screen.findByText(/^Шаблон «Міський транспорт» · /);
  });

  it('are all that the filter lets through, on whatever page', async () => {
    const app = await choose('kind=ptks', 10);
    await app.user.click(await screen.findByRole('button', { name: 'Вибрати всі 36' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Вибрати всі \d/ })).toBeNull());
    await app.user.click(screen.getByRole('button', { name: 'Розблокувати' }));
    await (await dialogOf('Розблокування терміналів')).findByRole('tab', { name: 'Усі36' });
    await app.user.keyboard('{Escape}');
    // Another filter clears the selection.
    await app.user.click(screen.getByRole('button', { name: 'Прибрати фільтр: Вид' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Розблокувати' })).toBeNull());
  });

  it('wait while such a run goes on, and the dialog leads to it', async () => {
    const app = await choose('q=S1100101', 1);
    await app.user.click(await screen.findByRole('button', { name: 'Шаблон' }));
    // The fixtures have an unfinished run that detaches templates.
    await app.user.click(await screen.findByRole('menuitem', { name: 'Відв’язати шаблон' }));
    const dialog = await dialogOf('Відв’язування шаблону');
    await dialog.findByText('Шаблону не було: 1');
    await app.user.keyboard('{Escape}');
    await app.goTo('/terminals?template_id=01912d50-3c00-7000-8000-000000000078');
    await hasRows(10);
    await app.user.click(screen.getByRole('checkbox', { name: 'Вибрати всі рядки' }));
    await app.user.click(await screen.findByRole('button', { name: 'Шаблон' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Відв’язати шаблон' }));
    const again = await dialogOf('Відв’язування шаблону');
    await app.user.click(await again.findByRole('button', { name: 'Відв’язати від 10 терміналів' }));
    const link = await again.findByRole('link', { name: 'Переглянути хід виконання' });
    expect(link.getAttribute('href')).toBe(`/terminals/runs/${ids.bulkRunToCancel}`);
  });

  it('that are others by now are shown anew, and only then begun', async () => {
    const app = await choose('status=added', 10);
    const all = await screen.findByRole('button', { name: /^Вибрати всі \d+$/ });
    const count = Number(all.textContent?.match(/\d+/)?.[0]);
    await app.user.click(all);
    await app.user.click(screen.getByRole('button', { name: 'Заблокувати' }));
    const dialog = await dialogOf('Блокування терміналів');
    await app.user.click(await dialog.findByRole('tab', { name: `Зміняться${count}` }));
    await app.user.click(await dialog.findByRole('button', { name: 'Наступні' }));
    await dialog.findByText(/^2 з \d+$/);
    await activateOne(app);
    await app.user.click(dialog.getByRole('button', { name: /^Заблокувати \d+ терм/ }));
    await dialog.findByText(/^Поки ви переглядали, дані змінилися/);
    const tab = await dialog.findByRole('tab', { name: `Усі${count - 1}` });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    await app.user.click(dialog.getByRole('button', { name: /^Заблокувати \d+ терм/ }));
    await screen.findByRole('heading', { level: 1, name: 'Блокування терміналів' });
    expect(commands(app).filter((one) => one.endsWith('/bulk-runs'))).toHaveLength(2);
  });

  it('are dealt with once when the answer is lost and somebody tries again', async () => {
    const app = await choose('q=S1100101', 1);
    await app.fail('startBulkRun', { how: 'drop', afterHandler: true, times: 1 });
    await app.user.click(await screen.findByRole('button', { name: 'Заблокувати' }));
    const dialog = await dialogOf('Блокування терміналів');
    await app.user.click(await dialog.findByRole('button', { name: 'Заблокувати 1 термінал' }));
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    await app.user.click(await dialog.findByRole('button', { name: 'Заблокувати 1 термінал' }));
    await screen.findByRole('heading', { level: 1, name: 'Блокування терміналів' });
    await app.goTo('/terminals/runs');
    await waitFor(() =>
      expect(rows().filter((row) => row.textContent?.includes('Блокування')).length).toBe(2),
    );
  });

  it('are not offered to those who may not edit them', async () => {
    await renderApp('/terminals?q=S110010', { as: 'cashier' });
    await hasRows(9);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('an update of all offline terminals', () => {
  it('is a button for whoever may, and begins after a look', async () => {
    const app = await renderApp('/terminals', { as: 'owner' });
    await hasRows(10);
    const button = screen.getByRole('button', { name: 'Оновити всі офлайн-термінали' });
    // Focused by keyboard, the tooltip appears at once.
    await app.user.tab();
    act(() => button.focus());
    expect((await screen.findByRole('tooltip')).textContent).toBe('Термінали виду «Офлайн»');
    await app.user.click(button);
    const dialog = await dialogOf('Оновлення всіх офлайн-терміналів');
    dialog.getByText(/^Це термінали виду «Офлайн»/);
    await dialog.findByRole('tab', { name: 'Усі34' });
    await app.user.click(dialog.getByRole('button', { name: /^Оновити \d+ терм/ }));
    await screen.findByRole('heading', { level: 1, name: 'Оновлення всіх офлайн-терміналів' });
    await app.work();
    await screen.findByText('Завершено');
    screen.getByText(/^«Виконано» означає, що оновлення призначено\..*щойно вийде на зв’язок\.$/);
  });
});

describe('a run', () => {
  it('is stopped after a question', async () => {
    const app = await renderApp(`/terminals/runs/${ids.bulkRunToCancel}`, { as: 'director' });
    await app.user.click(await screen.findByRole('button', { name: 'Зупинити' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Зупинити дію?' }));
    await app.user.click(question.getByRole('button', { name: 'Зупинити' }));
    await screen.findByText('Зупинено');
    await waitFor(() => expect(rows()[0]?.textContent).toMatch(/Пропущено.*Дію зупинено/));
  });

  it.each([
    ['edit_terminal', 'detach_template'],
    ['offline_all_update', 'offline_all_update'],
  ] as const)('is stopped by who holds %s when it is of kind %s', async (tag, kind) => {
    const app = await renderApp('/terminals/runs', { as: 'owner' });
    const { client } = app.services;
    const { id: update } = await client.operation('startOfflineUpdate')({ body: {} });
    // Of all points: others see their own runs alone.
    const rights = { roles: ['accountant' as const], tags_added: [tag], tags_removed: [] };
    await app.control.setRights({ body: { phone: phoneByRole.owner, ...rights } });
    const session = await client.operation('getMe')();
    act(() => app.services.session.store(session));
    for (const id of [ids.bulkRunToCancel, update]) {
      await app.goTo(`/terminals/runs/${id}`);
      await screen.findByText('Виконується');
      const isIts = (id === update) === (kind === 'offline_all_update');
      const stop = screen.getByRole('button', { name: 'Зупинити' });
      expect([id, stop.getAttribute('aria-disabled')]).toEqual([id, isIts ? null : 'true']);
      if (!isIts) continue;
      await app.user.click(stop);
      const question = within(await screen.findByRole('alertdialog', { name: 'Зупинити дію?' }));
      await app.user.click(question.getByRole('button', { name: 'Зупинити' }));
      await screen.findByText('Зупинено');
    }
  });

  it('shows its results, narrowed by how they ended, and hands out its protocol', async () => {
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.getAttribute('href') ?? '');
    });
    const app = await renderApp(`/terminals/runs/${ids.bulkRun}?state=failed`, { as: 'accountant' });
    await hasRows(1);
    expect(rows()[0]?.textContent).toMatch(/Не вдалося.*Термінал або шаблон тим часом хтось змінив/);
    await app.user.click(screen.getByRole('button', { name: 'Протокол XLSX' }));
    await waitFor(() =>
      expect(clicked).toEqual([`/api/v1/terminals/bulk-runs/${ids.bulkRun}/export?format=xlsx&state=failed`]),
    );
  });

  it('has its terminals searched, and narrowed by why something was not done', async () => {
    const app = await renderApp(`/terminals/runs/${ids.bulkRun}?reason=already_blocked`, {
      as: 'accountant',
    });
    await hasRows(3);
    await app.user.type(screen.getByRole('searchbox', { name: 'Пошук терміналів' }), 'нема такого');
    await screen.findByText('За запитом «нема такого» нічого не знайдено.');
    expect(new URLSearchParams(app.location().split('?')[1]).get('reason')).toBe('already_blocked');
  });

  it('is found among the others by what was done, when, and by whom', async () => {
    const app = await renderApp('/terminals/runs?kind=block&started_to=2026-11-18', { as: 'accountant' });
    await hasRows(1);
    await app.user.click(screen.getByRole('button', { name: 'Фільтр' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Хто розпочав' }));
    const [person] = await screen.findAllByRole('option');
    const name = String(person?.textContent);
    await app.user.click(person as HTMLElement);
    await app.user.keyboard('{Enter}');
    await screen.findByRole('button', { name: `Хто розпочав: ${name}` });
    expect(rows()[0]?.textContent).toContain(name);
    await app.goTo('/terminals/runs?has_failed=true');
    await hasRows(1);
    await app.user.click(rows()[0] as HTMLElement);
    const drawer = within(
      await screen.findByRole('complementary', { name: /^(Блок|Розблок|Застос|Відв|Онов)/ }),
    );
    expect(app.location()).toMatch(/&open=/);
    expect(drawer.getByText('Опрацьовано терміналів')).toBeTruthy();
    expect(drawer.getByRole('link', { name: 'Відкрити сторінку' })).toBeTruthy();
    await screen.findByRole('button', { name: 'Прибрати фільтр: Невдачі' });
    await app.goTo('/terminals/runs?kind=unblock');
    await screen.findByRole('button', { name: 'Скинути фільтри' });
  });

  it('that is none says so', async () => {
    await renderApp('/terminals/runs/nothing', { as: 'cashier' });
    await screen.findByText('Такої дії немає');
  });
});
