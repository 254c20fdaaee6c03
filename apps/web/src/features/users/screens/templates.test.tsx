import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { phoneByRole, type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const { rightsTemplate, rightsTemplateToApply, rightsTemplateToEdit, userToEdit, userWithPhoto } = exampleIds;
const noReturns = 'Касир без повернень';
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const box = (name: string) => screen.findByRole('checkbox', { name });
const isTicked = async (name: string) => ((await box(name)) as HTMLInputElement).checked;
const person = ({ services: { client } }: RenderedApp, id: string) =>
  client.operation('getUser')({ params: { id } });
const template = ({ services: { client } }: RenderedApp, id: string) =>
  client.operation('getRightsTemplate')({ params: { id } });
const menuOf = async ({ user }: RenderedApp, name: string) => {
  await user.click(await button(`Дії: ${name}`));
  return (action: RegExp) => screen.findByRole('menuitem', { name: action });
};
const askToApply = async (app: RenderedApp, name: string) => {
  const action = await menuOf(app, name);
  await app.user.click(await action(/^Застосувати ще раз/));
  return within(await screen.findByRole('dialog', { name: `Застосувати шаблон «${name}» ще раз` }));
};
async function choose({ user }: RenderedApp, name: string) {
  await user.click(await button(/Шаблон$|^Шаблон/));
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
}

describe('the list of templates', () => {
  it('is reached from the users, says how many have one and how many differ, and is searched', async () => {
    const app = await renderApp('/users', { as: 'owner' });
    await app.user.click(await button('Інші дії'));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Шаблони прав' }));
    await waitFor(() => expect(app.location()).toBe('/users/templates'));
    const row = within(await screen.findByRole('row', { name: new RegExp(noReturns) }));
    expect(row.getByText('1 з іншими правами')).toBeTruthy();
    expect(row.getByText('1 право')).toBeTruthy();
    await app.user.type(screen.getByRole('searchbox', { name: 'Пошук шаблонів' }), 'старший');
    await waitFor(() => expect(screen.queryByText(noReturns)).toBeNull());
    await app.user.click(screen.getByRole('link', { name: 'Старший касир' }));
    const drawer = within(await screen.findByRole('complementary', { name: 'Старший касир' }));
    expect(within(drawer.getByRole('region', { name: 'Усі права' })).getByText('Інкасація')).toBeTruthy();
  });

  it('deletes one and leaves people their rights', async () => {
    const app = await renderApp('/users/templates', { as: 'owner' });
    const action = await menuOf(app, noReturns);
    await app.user.click(await action(/^Видалити/));
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Видалити' }));
    await screen.findByText('Шаблон видалено!');
    await waitFor(() => expect(screen.queryByRole('link', { name: noReturns })).toBeNull());
    expect(await person(app, userWithPhoto)).toMatchObject({ template: null, tags_removed: [] });
  });

  it('says why one cannot be applied or deleted by who lacks what it gives', async () => {
    const app = await renderApp('/users/templates', { as: 'director' });
    const action = await menuOf(app, 'Бухгалтер без журналу');
    for (const name of [/^Застосувати ще раз/, /^Видалити/]) {
      const item = await action(name);
      expect(item.getAttribute('aria-disabled')).toBe('true');
      expect(item.textContent).toContain('Шаблон містить право «');
    }
  });
});

describe('a template', () => {
  it('is made of roles and single rights', async () => {
    const app = await renderApp('/users/templates/create', { as: 'owner' });
    await app.user.type(await screen.findByRole('textbox', { name: /^Назва/ }), 'Нічна зміна');
    await app.user.click(await button('Створити'));
    await screen.findByText('Виберіть хоча б одну роль');
    await app.user.click(await box('Касир'));
    await app.user.click(await box('Інкасація'));
    await app.user.click(await button('Створити'));
    await screen.findByText('Шаблон створено!');
    const id = new URLSearchParams(app.location().split('?')[1]).get('open') ?? '';
    expect(await template(app, id)).toMatchObject({
      ...{ name: 'Нічна зміна', roles: ['cashier'], tags_added: ['encashment_perform'], tags_removed: [] },
    });
  });

  it('is told at its field that its name is taken', async () => {
    const app = await renderApp(`/users/templates/${rightsTemplateToEdit}/edit`, { as: 'owner' });
    const name = await screen.findByRole('textbox', { name: /^Назва/ });
    await app.user.clear(name);
    await app.user.type(name, noReturns);
    await app.user.click(await button('Зберегти'));
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  });

  it('says, when it is changed, that people keep their rights until it is applied', async () => {
    const app = await renderApp(`/users/templates/${rightsTemplate}/edit`, { as: 'owner' });
    await app.user.click(await box('Повернення коштів'));
    await app.user.click(await button('Зберегти'));
    await screen.findByText(/^Шаблон збережено! Права 1 людини не змінилися/);
    expect((await template(app, rightsTemplate)).changed_count).toBe(1);
  });
});

describe('applied again', () => {
  it('a template shows who loses what, and changes them by a button that carries how many', async () => {
    const app = await renderApp('/users/templates', { as: 'owner' });
    const dialog = await askToApply(app, noReturns);
    const changed = within(await dialog.findByRole('region', { name: 'Права зміняться в 1 людини' }));
    expect(changed.getByText('Іваненко Петро Андрійович')).toBeTruthy();
    expect(changed.getByText('Втратить: Повернення коштів')).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Змінити права 1 людини' }));
    await screen.findByText('Права змінено в 1 людини!');
    expect((await person(app, userWithPhoto)).tags_removed).toEqual(['facq_transac_reversal']);
    const again = await askToApply(app, noReturns);
    expect(await again.findByText('1 людина вже має саме такі права.')).toBeTruthy();
    const none = again.getByRole('button', { name: 'Застосувати' });
    expect(none.getAttribute('aria-disabled')).toBe('true');
  });

  it('names whom it skips, and why', async () => {
    const app = await renderApp('/users/templates', { as: 'owner' });
    const { client } = app.services;
    const single = { tags_added: ['audit_view' as const], tags_removed: [] };
    const [found] = (await client.operation('listUsers')({ query: { q: 'Кравчук' } })).items;
    if (found === undefined) throw new Error('There is no such person');
    const body = { roles: ['cashier' as const], ...single, version: found.version };
    await client.operation('updateUserRights')({
      params: { id: found.id },
      body: { ...body, template_id: rightsTemplateToApply },
    });
    // The owner is a director meanwhile, who lacks what the cashier has.
    const rights = { roles: ['director' as const], tags_added: [], tags_removed: [] };
    await app.control.setRights({ body: { phone: phoneByRole.owner, ...rights } });
    const dialog = await askToApply(app, noReturns);
    const skipped = within(await dialog.findByRole('region', { name: 'Пропустимо 1 людину' }));
    expect(skipped.getByText('Кравчук Марія Олегівна')).toBeTruthy();
    expect(skipped.getByText('Ви не маєте права «Перегляд журналу змін».')).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Змінити права 1 людини' }));
    await screen.findByText('Права змінено в 1 людини, пропущено: 1.');
  });

  it('as somebody else has just changed it, it is shown anew before anything changes', async () => {
    const app = await renderApp('/users/templates', { as: 'owner' });
    const dialog = await askToApply(app, noReturns);
    await dialog.findByText('Втратить: Повернення коштів');
    await app.services.client.operation('updateRightsTemplate')({
      params: { id: rightsTemplateToApply },
      body: { name: noReturns, roles: ['driver'], tags_added: [], tags_removed: [], version: 1 },
    });
    await app.user.click(dialog.getByRole('button', { name: 'Змінити права 1 людини' }));
    await dialog.findByText(/^Шаблон щойно змінив хтось інший/);
    await dialog.findByText('Нова роль: Водій');
    expect((await person(app, userWithPhoto)).version).toBe(1);
  });
});

describe('a template in a form of rights', () => {
  it('fills roles and rights, which may be changed, and the person keeps it', async () => {
    const app = await renderApp(`/users?user=${userToEdit}`, { as: 'owner' });
    await choose(app, 'Старший касир');
    await waitFor(async () => expect(await isTicked('Інкасація')).toBe(true));
    await app.user.click(await box('Перегляд звітів'));
    await screen.findByText('Права відрізняються від шаблону.');
    await app.user.click(await button('Зберегти'));
    await screen.findByText('Права збережено!');
    expect(await person(app, userToEdit)).toMatchObject({
      ...{ template: { id: rightsTemplate }, tags_added: ['encashment_perform', 'reports_view'] },
    });
  });

  it('that gives more than one has says so, and fills nothing', async () => {
    const app = await renderApp(`/users?user=${userToEdit}`, { as: 'director' });
    await choose(app, 'Бухгалтер без журналу');
    await screen.findByText(/^Шаблон містить право «/);
    expect([await isTicked('Бухгалтер'), await isTicked('Касир')]).toEqual([false, true]);
  });

  it('is kept of what is ticked, under a name', async () => {
    const app = await renderApp(`/users?user=${userToEdit}`, { as: 'owner' });
    await app.user.click(await box('Інкасація'));
    await app.user.click(await button('Зберегти як шаблон'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Зберегти права як шаблон' }));
    await app.user.type(dialog.getByRole('textbox', { name: /^Назва/ }), 'Касир-інкасатор');
    await app.user.click(dialog.getByRole('button', { name: 'Зберегти' }));
    await screen.findByText('Шаблон створено!');
    await app.user.click(await button('Зберегти'));
    await screen.findByText('Права збережено!');
    const { template: own, tags_added } = await person(app, userToEdit);
    expect([own?.name, tags_added]).toEqual(['Касир-інкасатор', ['encashment_perform']]);
  });
});
