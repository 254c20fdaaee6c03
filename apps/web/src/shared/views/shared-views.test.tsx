import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const BY_OWNER = 'Спільне · Коваль Олена Петрівна';
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const choices = async ({ user }: RenderedApp) => {
  await user.click(await button(/^Подання/));
  const items = await screen.findAllByRole('menuitemradio');
  return items.map(({ textContent }) => textContent);
};
const choose = async ({ user }: RenderedApp, role: string, name: string | RegExp) => {
  await user.click(await button(/^Подання/));
  await user.click(await screen.findByRole(role, { name }));
};
const manage = async (app: RenderedApp) => {
  await choose(app, 'menuitem', 'Впорядкувати…');
  return within(await screen.findByRole('dialog', { name: 'Збережені подання' }));
};
const edit = async (app: RenderedApp, name: string) => {
  const dialog = await manage(app);
  await app.user.click(await dialog.findByRole('button', { name: new RegExp(`^Змінити: ?${name}`) }));
  return within(await screen.findByRole('dialog', { name: `Подання «${name}»` }));
};
const save = async ({ user }: RenderedApp, said: string) => {
  await user.click(await button('Зберегти'));
  await screen.findByText(said);
};
const close = async ({ user }: RenderedApp) => {
  await user.keyboard('{Escape}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const theView = async (app: RenderedApp, id: string = exampleIds.sharedView) => {
  const { items } = await app.services.client.operation('listSavedViews')({ query: { list: 'terminals' } });
  return items.find((view) => view.id === id);
};

describe('a shared view', () => {
  it('stands among the own ones with its author’s name', async () => {
    const app = await renderApp('/terminals', { as: 'cashier' });
    expect(await choices(app)).toEqual(['Увесь список', `Тестові${BY_OWNER}`]);
    await app.user.click(screen.getByRole('menuitemradio', { name: /^Тестові/ }));
    await button('Подання: Тестові');
    expect(app.location()).toContain('test_mode=true');
  });

  it('is made by who manages users, at its creation or later', async () => {
    const app = await renderApp('/terminals?kind=ptks', { as: 'director' });
    await choose(app, 'menuitem', 'Зберегти як подання…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Нове подання' }));
    await app.user.type(dialog.getByRole('textbox', { name: /^Назва/ }), 'Кіоски');
    await app.user.click(dialog.getByRole('checkbox', { name: 'Спільне для всіх' }));
    await save(app, 'Подання успішно збережено!');
    await button('Подання: Кіоски');
    expect(await choices(app)).toContain('КіоскиСпільне · Мельник Сергій Іванович');
    await app.user.keyboard('{Escape}');

    const form = await edit(app, 'Кіоски');
    await app.user.click(form.getByRole('checkbox', { name: 'Спільне для всіх' }));
    await save(app, 'Подання успішно змінено!');
    await close(app);
    expect(await choices(app)).toContain('Кіоски');
  });

  it('is neither renamed, saved nor deleted without the right; but put in order, hidden and opened with', async () => {
    const app = await renderApp('/terminals?kind=ptks', { as: 'cashier' });
    const dialog = await manage(app);
    expect(await dialog.findByText(BY_OWNER)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Видалити/ })).toBeNull();
    await app.user.click(dialog.getByRole('button', { name: /^Змінити: ?Тестові/ }));
    const form = within(await screen.findByRole('dialog', { name: 'Подання «Тестові»' }));
    expect(form.getByText(/^Спільне подання, автор: Коваль/)).toBeTruthy();
    expect(form.queryByRole('textbox')).toBeNull();
    expect(form.getAllByRole('checkbox')).toHaveLength(2);
    await app.user.click(form.getByRole('checkbox', { name: 'Відкривати список із цим поданням' }));
    await save(app, 'Подання успішно змінено!');
    await close(app);
    expect(await theView(app)).toMatchObject({ is_default: true, version: 1 });

    await choose(app, 'menuitemradio', /^Тестові/);
    await app.goTo(`${app.location()}&kind=ptks`);
    await app.user.click(await button('Подання: Тестові, змінено'));
    await screen.findByRole('menuitem', { name: 'Зберегти як нове…' });
    expect(screen.queryByRole('menuitem', { name: /^Зберегти зміни/ })).toBeNull();
    await app.user.keyboard('{Escape}');

    const hiding = await edit(app, 'Тестові');
    await app.user.click(hiding.getByRole('checkbox', { name: 'Не показувати в моєму меню' }));
    expect(
      hiding.getByRole<HTMLInputElement>('checkbox', { name: 'Відкривати список із цим поданням' }).disabled,
    ).toBe(true);
    await save(app, 'Подання успішно змінено!');
    await close(app);
    await app.goTo('/terminals');
    expect(await choices(app)).toEqual(['Увесь список']);
  });

  it('is copied into an own one under its name', async () => {
    const app = await renderApp('/terminals', { as: 'cashier' });
    await choose(app, 'menuitemradio', /^Тестові/);
    await button('Подання: Тестові');
    await choose(app, 'menuitem', 'Зберегти як нове…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Нове подання' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Назва/ }).value).toBe('Тестові');
    expect(dialog.queryByRole('checkbox', { name: 'Спільне для всіх' })).toBeNull();
    await save(app, 'Подання успішно збережено!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await choices(app)).toSorted()).toEqual(['Тестові', `Тестові${BY_OWNER}`, 'Увесь список']);
  });

  it('says at the name whose view is called so, too', async () => {
    const app = await renderApp('/terminals?kind=ptks', { as: 'director' });
    const { operation } = app.services.client;
    const view = { list: 'terminals', parameters: [], is_default: false };
    await operation('createSavedView')({ body: { ...view, name: 'Кіоски' } });
    await choose(app, 'menuitem', 'Зберегти як подання…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Нове подання' }));
    await app.user.type(dialog.getByRole('textbox', { name: /^Назва/ }), 'Кіоски');
    await save(app, 'У вас уже є подання з такою назвою.');
    await app.user.click(dialog.getByRole('checkbox', { name: 'Спільне для всіх' }));
    await waitFor(() => expect(dialog.queryByText(/У вас уже є/)).toBeNull());
    await save(app, 'Подання успішно збережено!');
    const form = await edit(app, 'Тестові');
    await app.user.clear(form.getByRole('textbox', { name: /^Назва/ }));
    await app.user.type(form.getByRole('textbox', { name: /^Назва/ }), 'Кіоски');
    await save(app, 'Спільне подання з такою назвою вже є.');
    expect(screen.queryByText('Подання успішно змінено!')).toBeNull();
  });

  it('that somebody else has changed meanwhile is loaded before it is saved', async () => {
    const app = await renderApp('/terminals?kind=ptks', { as: 'owner' });
    const form = await edit(app, 'Тестові');
    const { id, version, parameters, is_default } = (await theView(app)) ?? expect.fail();
    const theirs = { version, parameters, is_default, name: 'У тесті' };
    await app.services.client.operation('updateSavedView')({ params: { id }, body: theirs });
    await app.user.click(form.getByRole('checkbox', { name: 'Не показувати в моєму меню' }));
    await app.user.click(await button('Зберегти'));
    await app.user.click(await button('Завантажити нову версію'));
    const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Назва/ }).value;
    await waitFor(() => expect(name()).toBe('У тесті'));
    await save(app, 'Подання успішно змінено!');
    expect(await theView(app)).toMatchObject({ name: 'У тесті', is_hidden: true });
  });
});
