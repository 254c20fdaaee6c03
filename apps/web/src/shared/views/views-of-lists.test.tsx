import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const isUsed = ({ location }: RenderedApp) =>
  new URLSearchParams(location().split('?')[1]).get('is_used') ?? undefined;
const button = (name: string) => screen.findByRole('button', { name });
const choose = async ({ user }: RenderedApp, of: string, role: string, name: string) => {
  await user.click(await button(of));
  await user.click(await screen.findByRole(role, { name }));
};
async function saveUsed(app: RenderedApp) {
  await choose(app, 'Подання', 'menuitem', 'Зберегти як подання…');
  const dialog = await screen.findByRole('dialog', { name: 'Нове подання' });
  await app.user.type(within(dialog).getByRole('textbox', { name: /^Назва/ }), 'Чинні');
  await app.user.click(within(dialog).getByRole('checkbox', { name: /^Відкривати/ }));
  await app.user.click(within(dialog).getByRole('button', { name: 'Зберегти' }));
  await button('Подання: Чинні');
}

describe('any list', () => {
  it('has views, names the one it shows, and opens with the default one', async () => {
    const app = await renderApp('/terminals/templates?is_used=true&sort=-name', { as: 'owner' });
    await saveUsed(app);

    await app.user.click(await button('Прибрати фільтр: Використання'));
    await button('Подання: Чинні, змінено');
    await choose(app, 'Подання: Чинні, змінено', 'menuitemradio', 'Увесь список');
    await waitFor(() => expect(isUsed(app)).toBeUndefined());
    await choose(app, 'Подання', 'menuitemradio', 'Чинні');
    await waitFor(() => expect(isUsed(app)).toBe('true'));

    await app.goTo('/Drivers');
    await button('Подання');
    await app.goTo('/terminals/templates');
    await button('Подання: Чинні');
    expect(isUsed(app)).toBe('true');
  });

  it('shows no row of the whole list before those of its default view', async () => {
    const app = await renderApp('/terminals/templates?is_used=false', { as: 'owner' });
    await saveUsed(app);
    const ofView = await shownRows();
    // A page without rows of its own, which could come late.
    await app.goTo('/profile/password');
    await screen.findByRole('heading', { level: 1, name: 'Змінити пароль' });
    const seen = new Set<string>();
    const observer = new MutationObserver(() => {
      for (const row of rows()) seen.add(row);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await app.goTo('/terminals/templates');
    await button('Подання: Чинні');
    await waitFor(() => expect(rows()).toEqual(ofView));
    observer.disconnect();
    expect([...seen].filter((row) => !ofView.includes(row))).toEqual([]);
  });

  it('names its view on a phone for those who hear it', async () => {
    const app = await renderApp('/terminals/templates?is_used=true', { as: 'owner', width: 390 });
    await saveUsed(app);
    expect((await button('Подання: Чинні')).textContent).toBe('');
  });

  it('has its views in the order that one gives them, however fast', async () => {
    const app = await renderApp('/Drivers', { as: 'owner' });
    const create = app.services.client.operation('createSavedView');
    for (const name of ['А', 'Б', 'В', 'Г']) {
      const body = { list: 'terminal_templates', name, parameters: [], is_default: false };
      await create({ body }, { idempotencyKey: crypto.randomUUID() });
    }
    await app.goTo('/terminals/templates?is_used=true');
    await choose(app, 'Подання', 'menuitem', 'Впорядкувати…');
    const dialog = await screen.findByRole('dialog', { name: 'Збережені подання' });
    const press = async (name: string) => app.user.click(await within(dialog).findByRole('button', { name }));
    await press('Нижче: А');
    await press('Нижче: А');
    await press('Вище: Г');
    const names = async () => {
      const { items } = await app.services.client.operation('listSavedViews')({
        query: { list: 'terminal_templates' },
      });
      return items.map(({ name }) => name).join('');
    };
    await waitFor(async () => expect(await names()).toBe('БВГА'));
    // The first closes what the button says of itself.
    await app.user.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(await button('Подання'));
    const choices = await screen.findAllByRole('menuitemradio');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Увесь список', 'Б', 'В', 'Г', 'А']);
  });
});

const rows = () =>
  [...document.querySelectorAll<HTMLElement>('tr[data-row-id]')].map((row) => row.dataset.rowId ?? '');
const shownRows = () =>
  waitFor(() => {
    expect(rows()).not.toEqual([]);
    return rows();
  });
