import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { lit } from '#shared/table/lit-rows.ts';

const { terminal, terminalTemplate: id, terminalTemplateToDelete } = exampleIds;
const list = '/terminals/templates';
const address = `${list}/${id}/edit`;
const field = (name: string) => screen.getByRole('textbox', { name });
const picker = () => screen.findByRole('button', { name: /Додати налаштування/ });
async function take({ user }: RenderedApp, label: string): Promise<void> {
  await user.click(await picker());
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${label}`) }));
}
const leave = (label: string) => screen.getByRole('button', { name: `Прибрати з шаблону: ${label}` });
const save = () => screen.getByRole('button', { name: 'Зберегти' });
const saved = async ({ services: { client } }: RenderedApp, which: string = id) =>
  client.operation('getTerminalTemplate')({ params: { id: which } });
const row = (name: RegExp) => screen.findByRole('row', { name });
async function act({ user }: RenderedApp, name: string, action: string | RegExp): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: `Дії: ${name}` }));
  return screen.findByRole('menuitem', { name: action });
}

lit.ms = 60_000;

describe('the templates', () => {
  it('stand with the number of their terminals and settings, and are searched', async () => {
    const app = await renderApp(list, { as: 'owner' });
    const shown = await row(/Міський транспорт/);
    expect(within(shown).getByText('3')).toBeTruthy();
    await app.user.type(screen.getByRole('searchbox', { name: 'Пошук шаблонів' }), 'трамваях');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(app.location()).toContain('q=');
  });

  it('are narrowed by whether any terminal has them, and by the day', async () => {
    const app = await renderApp(`${list}?is_used=false`, { as: 'cashier' });
    const { name } = await saved(app, terminalTemplateToDelete);
    await row(new RegExp(name));
    expect(screen.queryByRole('row', { name: /Міський транспорт/ })).toBeNull();
    await app.goTo(`${list}?created_to=2020-01-01`);
    await screen.findByText('За цими умовами нічого не знайдено.');
    screen.getByRole('button', { name: 'Прибрати фільтр: Створено' });
  });

  it('open beside the list with what they set, for all, and lead who may to their page', async () => {
    const app = await renderApp(list, { as: 'cashier' });
    await app.user.click(await row(/Міський транспорт/));
    const drawer = within(await screen.findByRole('complementary', { name: 'Міський транспорт' }));
    expect(app.location()).toBe(`${list}?open=${id}`);
    expect(drawer.queryByRole('link', { name: 'Відкрити сторінку' })).toBeNull();
    const facts = within(drawer.getByRole('region', { name: 'Що задає шаблон' }));
    expect(facts.getByText('Максимальна сума офлайн')).toBeTruthy();
    expect(facts.getByText(/^100,00\s₴$/)).toBeTruthy();
  });

  it('lead from the page of one, which is locked for whoever may not edit it, to what they may see', async () => {
    const app = await renderApp(address, { as: 'driver' });
    await app.user.click(await screen.findByRole('link', { name: 'До списку' }));
    await screen.findByRole('complementary', { name: 'Міський транспорт' });
  });

  it('are deleted after a question, and not while terminals have them', async () => {
    const app = await renderApp(list, { as: 'owner' });
    await row(/Міський транспорт/);
    const used = await act(app, 'Міський транспорт', /^Видалити/);
    expect(used.getAttribute('aria-disabled')).toBe('true');
    await app.user.keyboard('{Escape}');
    const { name } = await saved(app, terminalTemplateToDelete);
    await app.user.click(await row(new RegExp(name)));
    await screen.findByRole('complementary', { name });
    await app.user.click(await act(app, name, 'Видалити'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Видалити' }));
    await screen.findByText('Шаблон успішно видалено!');
    await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).toBeNull());
    expect(app.location()).toBe(list);
  });
});

describe('making a template', () => {
  it('of nothing at first: a setting is taken in, filled in, and left out again', async () => {
    const app = await renderApp(`${list}/create`, { as: 'director' });
    await app.user.type(await screen.findByRole('textbox', { name: /^Назва/ }), 'Ярмарок');
    expect(screen.queryByRole('textbox', { name: /^Час синхронізації, с/ })).toBeNull();
    await take(app, 'Час синхронізації, с');
    const sync = screen.getByRole('textbox', { name: /^Час синхронізації, с/ });
    await waitFor(() => expect(document.activeElement).toBe(sync));
    await app.user.clear(sync);
    await app.user.click(screen.getByRole('button', { name: 'Створити' }));
    await waitFor(() => expect(sync.getAttribute('aria-invalid')).toBe('true'));
    await app.user.type(sync, '90');
    await take(app, 'Друкувати чек');
    await take(app, 'Максимальна сума офлайн');
    await app.user.click(leave('Максимальна сума офлайн'));
    expect(document.activeElement).toBe(await picker());
    await app.user.click(screen.getByRole('button', { name: 'Створити' }));
    await screen.findByText('Шаблон успішно створено!');
    await waitFor(() => expect(app.location()).toBe(list));
    const { items } = await app.services.client.operation('listTerminalTemplates')({
      query: { q: 'Ярмарок' },
    });
    expect(items[0]?.settings).toEqual({ sync_seconds: 90, print_receipt: true });
  });

  it('of a terminal: what it does in another way than the standard of its kind', async () => {
    const app = await renderApp(`/terminals/${terminal}/edit`, { as: 'owner' });
    await app.user.click(await screen.findByRole('link', { name: 'Зберегти як шаблон' }));
    await waitFor(() => expect(app.location()).toBe(`${list}/create?from=${terminal}`));
    await screen.findByRole('heading', { level: 1, name: 'Новий шаблон налаштувань' });
    expect(await screen.findByText(/^Шаблон задає 2 налаштування із/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Назва/ })).toHaveProperty('value', 'Каса 1');
    expect(screen.getByRole('textbox', { name: /^Час синхронізації, с/ })).toHaveProperty('value', '120');
  });

  it('of another template begins as its copy; a name that is taken is said at the field', async () => {
    const app = await renderApp(`${list}/create?copy=${id}`, { as: 'owner' });
    const name = await screen.findByRole('textbox', { name: /^Назва/ });
    expect(name).toHaveProperty('value', 'Міський транспорт (копія)');
    await app.user.clear(name);
    await app.user.type(name, 'Міський транспорт');
    await app.user.click(screen.getByRole('button', { name: 'Створити' }));
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Таке значення вже використано')).toBeTruthy();
  });
});

describe('changing a template', () => {
  it('shows only what it sets; a word finds the rest, with values and sources', async () => {
    const app = await renderApp(address, { as: 'owner' });
    expect(await screen.findByRole('region', { name: 'Час і робота офлайн' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Еквайринг і комісії' })).toBeNull();
    await app.user.click(await picker());
    await app.user.type(screen.getByRole('searchbox'), 'комісія');
    const found = () => screen.getAllByRole('option').map((option) => option.textContent);
    await waitFor(() => expect(found()).toHaveLength(3));
    expect(found()).toContainEqual(expect.stringMatching(/^Комісія торговця1,7\s%\s·\sСтандартне значення$/));
    await app.user.clear(screen.getByRole('searchbox'));
    await app.user.type(screen.getByRole('searchbox'), 'картки');
    await waitFor(() => expect(found()).toHaveLength(1));
    expect(found()[0]).toMatch(/^Час очікування картки, с12\s·\sЗадає шаблон/);
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('Час очікування картки, с')));
  });

  it('saves what it holds by now', async () => {
    const app = await renderApp(address, { as: 'owner' });
    await screen.findByRole('heading', { level: 1, name: 'Шаблон «Міський транспорт»' });
    await app.user.click(leave('Час очікування картки, с'));
    await take(app, 'Потрібна зміна');
    await app.user.click(screen.getByRole('checkbox', { name: 'Потрібна зміна' }));
    await app.user.click(save());
    await screen.findByText('Шаблон успішно змінено!');
    expect((await saved(app)).settings).toEqual({
      max_offline_amount: 10_000,
      sync_seconds: 120,
      shift_required: true,
    });
  });

  it('is on the screen afterwards, lit, where the filter no longer finds it; the toast leads to it', async () => {
    const app = await renderApp(`${list}?q=міський`, { as: 'owner' });
    await row(/Міський транспорт/);
    await app.user.click(await act(app, 'Міський транспорт', 'Редагувати'));
    const name = await screen.findByRole('textbox', { name: 'Назва' });
    await app.user.clear(name);
    await app.user.type(name, 'Яремче');
    await app.user.click(save());
    await screen.findByText('Шаблон успішно змінено!');
    await waitFor(() => expect(decodeURIComponent(app.location())).toBe(`${list}?q=міський`));
    const changed = await row(/Яремче/);
    expect(changed.closest('[data-lit]')).not.toBeNull();
    await app.user.click(screen.getByRole('link', { name: 'Відкрити' }));
    await screen.findByRole('complementary', { name: /Яремче/ });
    expect(app.location()).toBe(`${list}?open=${id}`);
  });

  it('brings together what a colleague took in meanwhile and what was typed', async () => {
    const app = await renderApp(address, { as: 'owner' });
    await take(app, 'Потрібна зміна');
    const { name, description, settings, version } = await saved(app);
    await app.services.client.operation('updateTerminalTemplate')({
      params: { id },
      body: { name, description, settings: { ...settings, print_receipt: false, sync_seconds: 75 }, version },
    });
    await app.user.click(save());
    await app.user.click(await screen.findByRole('button', { name: 'Завантажити нову версію' }));
    await screen.findByText(/^Нову версію завантажено/);
    expect(field('Час синхронізації, с')).toHaveProperty('value', '75');
    await app.user.click(save());
    await screen.findByText('Шаблон успішно змінено!');
    expect((await saved(app)).settings).toEqual({
      ...settings,
      sync_seconds: 75,
      print_receipt: false,
      shift_required: false,
    });
  });

  it('says that there is no such template', async () => {
    await renderApp(`${list}/${exampleIds.merchant}/edit`, { as: 'owner' });
    await screen.findByText('Такого шаблону немає');
  });
});
