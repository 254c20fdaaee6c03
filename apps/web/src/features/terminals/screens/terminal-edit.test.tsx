import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { phoneByRole, type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { lit } from '#shared/table/lit-rows.ts';

const { terminal: id, terminalToEdit } = exampleIds;
const address = `/terminals/${id}/edit`;
const section = (name: string) => within(screen.getByRole('region', { name }));
const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((one) => document.getElementById(one)?.textContent)
    .join(' ');
const save = () => screen.getByRole('button', { name: 'Зберегти' });
const saved = async ({ services: { client } }: RenderedApp, which = id) =>
  client.operation('getTerminal')({ params: { id: which } });

lit.ms = 60_000;

describe('editing a terminal', () => {
  it('shows it in its sections, with the source of every setting', async () => {
    await renderApp(address, { as: 'owner' });
    await screen.findByRole('heading', { level: 1, name: 'Термінал «Каса 1»' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual([
      'Загальне',
      'Еквайринг і комісії',
      'Зміна та чеки',
      'Час і робота офлайн',
      'Сповіщення про оплати',
      'Додаткові налаштування',
      'Додаткова інформація',
      'Що отримує термінал',
    ]);
    const links = within(screen.getByRole('navigation', { name: 'Розділи форми' })).getAllByRole('button');
    expect(links.map((link) => link.textContent)).toEqual(headings);
    const sync = section('Час і робота офлайн').getByRole('textbox', { name: 'Час синхронізації, с' });
    expect(sync).toHaveProperty('value', '120');
    expect(section('Час і робота офлайн').getAllByText(/^Власне значення/)).toHaveLength(1);
    expect(describedBy(sync)).toMatch(/^Власне значення/);
    for (const name of ['Час очікування картки, с', 'Максимальна сума офлайн']) {
      expect(describedBy(screen.getByRole('textbox', { name }))).toContain('Стандартне значення.');
    }
    expect(screen.getByText(/^Термінал отримав налаштування \d\d\.\d\d\.2026/)).toBeTruthy();
  });

  it('refuses what is too much in the unit that was typed', async () => {
    const app = await renderApp(address, { as: 'director' });
    for (const [name, typed] of [
      ['Комісія торговця', '150'],
      ['Максимальна сума офлайн', '99999999999'],
    ] as const) {
      const field = await screen.findByRole('textbox', { name });
      await app.user.clear(field);
      await app.user.paste(typed);
    }
    await app.user.click(save());
    await screen.findByText('Не більше ніж 100');
    expect(screen.getByText('Не більше ніж 10 000 000 000')).toBeTruthy();
  });

  it('is on the screen afterwards, where the filter no longer finds it; the toast leads to it', async () => {
    const app = await renderApp('/terminals?q=Каса 1', { as: 'owner' });
    await screen.findAllByRole('row', { name: /Каса 1/ });
    await app.goTo(address);
    const name = await screen.findByRole('textbox', { name: 'Назва' });
    await app.user.clear(name);
    await app.user.type(name, 'Ярмарок');
    await app.user.click(save());
    await screen.findByText('Термінал успішно змінено!');
    await waitFor(() => expect(decodeURIComponent(app.location())).toMatch(/^\/terminals\?q=Каса/));
    const changed = await screen.findByRole('row', { name: /Ярмарок/ });
    expect(changed.closest('[data-lit]')).not.toBeNull();
    // The figures that only a list reads are unknown there.
    expect(changed.textContent).toContain('——');
    await app.user.click(screen.getByRole('link', { name: 'Відкрити' }));
    await screen.findByRole('complementary', { name: /Ярмарок/ });
  });

  it('saves what was changed as its own, and nothing besides', async () => {
    const app = await renderApp(address, { as: 'director' });
    const before = await saved(app);
    const wait = await screen.findByRole('textbox', { name: 'Час очікування картки, с' });
    await app.user.clear(wait);
    await app.user.paste('45');
    const rate = screen.getByRole('textbox', { name: 'Комісія торговця' });
    await app.user.clear(rate);
    await app.user.paste('1,55');
    await app.user.click(screen.getByRole('checkbox', { name: 'Тестовий режим' }));
    await app.user.click(save());
    await screen.findByText('Термінал успішно змінено!');
    // The user's own change shows no conflict while the list is loading.
    expect(screen.queryByText('Запис змінив хтось інший')).toBeNull();
    await waitFor(() => expect(app.location()).toBe('/terminals'));
    const after = await saved(app);
    expect(after.settings).toEqual({
      ...before.settings,
      card_waiting_seconds: 45,
      merchant_commission_bp: 155,
    });
    expect(after.setting_sources).toEqual({
      ...before.setting_sources,
      card_waiting_seconds: 'own',
      merchant_commission_bp: 'own',
    });
    expect([after.test_mode, after.has_secret_key_phrase]).toEqual([
      !before.test_mode,
      before.has_secret_key_phrase,
    ]);
  });

  it('gives a setting back to the standard of its kind, and the focus stays with it', async () => {
    const app = await renderApp(address, { as: 'owner' });
    await app.user.click(
      await screen.findByRole('button', { name: 'Повернути стандартне значення: Час синхронізації, с' }),
    );
    const field = screen.getByRole('textbox', { name: 'Час синхронізації, с' });
    expect(field).toHaveProperty('value', '300');
    expect(document.activeElement).toBe(field);
    await app.user.click(save());
    await screen.findByText('Термінал успішно змінено!');
    const after = await saved(app);
    expect([after.settings.sync_seconds, after.setting_sources.sync_seconds]).toEqual([300, 'standard']);
  });

  it('says who set an own value, until another one is typed', async () => {
    const app = await renderApp(address, { as: 'owner' });
    const sync = await screen.findByRole('textbox', { name: 'Час синхронізації, с' });
    const who = /^Власне значення\. Змінено: Мельник Сергій Іванович, \d\d\.\d\d\.2026, \d\d:\d\d/;
    await waitFor(() => expect(describedBy(sync)).toMatch(who));
    await app.user.click(screen.getByRole('button', { name: /Знайти налаштування/ }));
    await app.user.type(screen.getByRole('searchbox'), 'синхронізація');
    const found = await screen.findByRole('option', { name: /^Час синхронізації, с/ });
    expect(found.textContent).toMatch(/120\s·\sВласне значення\. Змінено: Мельник/);
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(sync));
    await app.user.type(sync, '5');
    expect(describedBy(sync)).not.toMatch(/Змінено/);
  });

  it('can be saved as a template, or says why not', async () => {
    const app = await renderApp(`/terminals/${terminalToEdit}/edit`, { as: 'owner' });
    const button = await screen.findByRole('button', { name: 'Зберегти як шаблон' });
    await app.user.click(button);
    expect(await screen.findByText('Усі налаштування стандартні, зберігати в шаблон нічого')).toBeTruthy();
  });

  it('takes over from a template what is not its own', async () => {
    const app = await renderApp(address, { as: 'owner' });
    await app.user.click(await screen.findByRole('button', { name: /Шаблон налаштувань/ }));
    await app.user.click(await screen.findByRole('option', { name: /^Міський транспорт/ }));
    const timings = section('Час і робота офлайн');
    await waitFor(() =>
      expect(timings.getAllByText('З шаблону «Міський транспорт»').length).toBeGreaterThan(0),
    );
    expect(timings.getByRole('textbox', { name: 'Час синхронізації, с' })).toHaveProperty('value', '120');
    expect(timings.getByText(/^Власне значення/)).toBeTruthy();
    await app.user.click(save());
    await screen.findByText('Термінал успішно змінено!');
    const after = await saved(app);
    expect(after.template?.name).toBe('Міський транспорт');
    expect(after.setting_sources.card_waiting_seconds).toBe('template');
    expect(after.setting_sources.sync_seconds).toBe('own');
  });

  it('shows what stands on the receipt, and says which placeholder there is none of', async () => {
    const app = await renderApp(address, { as: 'owner' });
    const lines = await screen.findByRole('textbox', { name: 'Шаблон чека' });
    await app.user.clear(lines);
    await app.user.paste('Дякуємо! {{point_name}}');
    expect(screen.getByRole('figure').textContent).toContain('Дякуємо! Затишок на Городоцькій');
    await app.user.paste(' {{nonsense}}');
    await app.user.click(save());
    await waitFor(() => expect(lines.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(lines);
  });

  it('takes headers of the callback line by line', async () => {
    const app = await renderApp(address, { as: 'owner' });
    await screen.findByRole('heading', { level: 1 });
    const headers = within(screen.getByRole('group', { name: 'Заголовки' }));
    await app.user.click(headers.getByRole('button', { name: 'Додати рядок' }));
    await app.user.click(headers.getByRole('textbox', { name: 'Назва, рядок 1' }));
    await app.user.paste('X-Shop');
    await app.user.type(headers.getByRole('textbox', { name: 'Значення, рядок 1' }), '12');
    await app.user.click(save());
    await screen.findByText('Термінал успішно змінено!');
    expect((await saved(app)).settings.callback_headers).toEqual([{ name: 'X-Shop', value: '12' }]);
  });

  it('puts a transport terminal on another vehicle', async () => {
    const app = await renderApp(`/terminals/${terminalToEdit}/edit`, { as: 'owner' });
    await screen.findByRole('heading', { level: 1 });
    await app.user.click(section('Транспорт').getByRole('button', { name: /Транспортний засіб/ }));
    await app.user.type(await screen.findByRole('searchbox', { name: 'Пошук ТС' }), '1204');
    await app.user.click(await screen.findByRole('option', { name: /^1204/ }));
    await app.user.click(save());
    await screen.findByText('Термінал успішно змінено!');
    expect((await saved(app, terminalToEdit)).vehicle?.name).toBe('1204');
  });

  it('leaves it on its vehicle for whoever may not see which one that is', async () => {
    const app = await renderApp('/terminals', { as: 'director' });
    const { vehicle } = await saved(app, terminalToEdit);
    const rights = { phone: phoneByRole.director, roles: ['director' as const], tags_added: [] };
    const give = async (...tags_removed: ('transport_view' | 'own_shift_view')[]) => {
      await app.control.setRights({ body: { ...rights, tags_removed } });
      app.services.session.store(await app.services.client.operation('getMe')());
    };
    await give('transport_view', 'own_shift_view');
    await app.goTo(`/terminals/${terminalToEdit}/edit`);
    await app.user.type(await screen.findByRole('textbox', { name: /^Назва/ }), ' 2');
    expect(screen.queryByRole('region', { name: 'Транспорт' })).toBeNull();
    expect((await saved(app, terminalToEdit)).vehicle).toBeNull();
    await app.user.click(save());
    await screen.findByText('Термінал успішно змінено!');
    await give();
    const after = await saved(app, terminalToEdit);
    expect(after.name).toMatch(/ 2$/);
    expect([after.vehicle, vehicle !== null]).toEqual([vehicle, true]);
  });

  it('takes the key phrase away only when that is asked for', async () => {
    const app = await renderApp(address, { as: 'owner' });
    await app.user.click(await screen.findByRole('checkbox', { name: 'Прибрати ключову фразу' }));
    await app.user.click(save());
    await screen.findByText('Термінал успішно змінено!');
    expect((await saved(app)).has_secret_key_phrase).toBe(false);
  });

  it('says the words of the specification to whoever may not, in English, too', async () => {
    const app = await renderApp(address, { as: 'cashier', locale: 'en' });
    await screen.findByText('You do not have permission to edit terminal settings');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(app.requests.some((request) => request.startsWith('PUT'))).toBe(false);
  });

  it('says when somebody else has changed it meanwhile, and keeps what was typed', async () => {
    const app = await renderApp(address, { as: 'owner' });
    const name = await screen.findByRole('textbox', { name: /^Назва/ });
    await app.user.click(name);
    await app.user.paste(' нова');
    const { services } = app;
    const { version, point, template, vehicle, ...other } = await saved(app);
    await services.client.operation('updateTerminal')({
      params: { id },
      body: {
        name: other.name,
        point_id: point?.id ?? null,
        template_id: template?.id ?? null,
        vehicle_id: vehicle?.id ?? null,
        test_mode: other.test_mode,
        website: other.website,
        extra_info: 'Примітка колеги',
        settings: { sync_seconds: 90 },
        version,
      },
    });
    await app.user.click(save());
    await app.user.click(await screen.findByRole('button', { name: 'Завантажити нову версію' }));
    await screen.findByText(/^Нову версію завантажено/);
    expect(name).toHaveProperty('value', 'Каса 1 нова');
    expect(screen.getByRole('textbox', { name: 'Примітка' })).toHaveProperty('value', 'Примітка колеги');
    await app.user.click(save());
    await screen.findByText('Термінал успішно змінено!');
    const after = await saved(app);
    expect([after.name, after.settings.sync_seconds]).toEqual(['Каса 1 нова', 90]);
  });

  it('says that there is no such terminal', async () => {
    await renderApp('/terminals/01912d50-3c00-7000-8000-00000000ffff/edit', { as: 'owner' });
    await screen.findByText('Такого термінала немає');
  });
});

it('says that an update was asked for and has not come, as the list counts it', async () => {
  const app = await renderApp('/terminals', { as: 'owner' });
  const { client } = app.services;
  const query = {
    kind: ['offline' as const],
    status: ['active' as const],
    settings_taken: 'true' as const,
  };
  const [taken, other] = (await client.operation('listTerminals')({ query })).items;
  await app.goTo(`/terminals/${other?.id}/edit`);
  await screen.findByText(/^Термінал отримав налаштування \d/);
  await client.operation('startOfflineUpdate')({ body: {} });
  await app.work();
  await app.goTo(`/terminals/${taken?.id}/edit`);
  await screen.findByText(
    /^Оновлення призначено \d.+\. Термінал його ще не отримав\. Попередні налаштування він отримав \d/,
  );
  expect(screen.queryByText(/^Термінал отримав налаштування/)).toBeNull();
  expect((await client.operation('listTerminals')({ query })).total).toBe(0);
});
