import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const rows = () => [...document.querySelectorAll<HTMLElement>('table tr[data-row-id]')];
const hasRows = (count = 10) => waitFor(() => expect(rows()).toHaveLength(count));
const search = ({ location }: RenderedApp) => new URLSearchParams(location().split('?')[1]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const openMenu = async ({ user }: RenderedApp) => {
  await user.click(await screen.findByRole('button', { name: /^Подання/ }));
  return screen.findByRole('menu', { name: 'Збережені подання' });
};
const choose = async (app: RenderedApp, name: string | RegExp) => {
  const menu = await openMenu(app);
  await app.user.click(
    await within(menu).findByRole(/…|Зберегти/.test(String(name)) ? 'menuitem' : 'menuitemradio', { name }),
  );
};
async function save(app: RenderedApp, name: string, isDefault = false) {
  await choose(app, 'Зберегти як подання…');
  const dialog = await screen.findByRole('dialog', { name: 'Нове подання' });
  await app.user.type(within(dialog).getByRole('textbox', { name: /^Назва/ }), name);
  if (isDefault) await app.user.click(within(dialog).getByRole('checkbox', { name: /^Відкривати/ }));
  await app.user.click(within(dialog).getByRole('button', { name: 'Зберегти' }));
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a view of the terminals', () => {
  it('is kept by a name, and shows the same rows again', async () => {
    const app = await renderApp('/terminals?kind=ptks&sort=-name', { as: 'cashier' });
    await hasRows();
    await save(app, 'Кіоски');
    await screen.findByText('Подання успішно збережено!');
    await isClosed();
    await waitFor(() => expect(search(app).get('view')).not.toBeNull());
    const shown = rows().map((row) => row.textContent);
    await choose(app, 'Увесь список');
    await waitFor(() => expect(app.location()).toBe('/terminals'));
    await waitFor(() => expect(rows().map((row) => row.textContent)).not.toEqual(shown));
    await choose(app, 'Кіоски');
    await waitFor(() =>
      expect(Object.fromEntries(search(app))).toMatchObject({ kind: 'ptks', sort: '-name' }),
    );
    await waitFor(() => expect(rows().map((row) => row.textContent)).toEqual(shown));
  });

  it('by default is what the list opens with; the whole list has an address of its own then', async () => {
    const app = await renderApp('/terminals?status=blocked', { as: 'cashier' });
    await hasRows();
    await save(app, 'Заблоковані', true);
    await isClosed();
    await app.goTo('/Drivers');
    await app.goTo('/terminals');
    await waitFor(() => expect(search(app).get('status')).toBe('blocked'));
    await hasRows();
    for (const row of rows()) expect(row.textContent).toContain('Заблокований');
    await choose(app, 'Увесь список');
    await waitFor(() => expect(app.location()).toBe('/terminals?view=all'));
    await waitFor(() => expect(rows().some((row) => row.textContent?.includes('Активний'))).toBe(true));
    // Removing a filter of the view must not restore the default view.
    await choose(app, 'Заблоковані');
    await app.user.click(await screen.findByRole('button', { name: 'Прибрати фільтр: Статус' }));
    await waitFor(() => expect(search(app).get('status')).toBeNull());
    await waitFor(() => expect(rows().some((row) => row.textContent?.includes('Активний'))).toBe(true));
  });

  it('can be changed to what is seen, renamed and deleted', async () => {
    const app = await renderApp('/terminals?kind=ptks', { as: 'cashier' });
    await hasRows();
    await save(app, 'Кіоски');
    await isClosed();
    await app.goTo(`/terminals?${search(app)}&status=active`);
    await choose(app, 'Зберегти зміни у «Кіоски»');
    await screen.findByText('Подання успішно змінено!');
    await choose(app, 'Впорядкувати…');
    await app.user.click(await screen.findByRole('button', { name: /^Змінити: ?Кіоски/ }));
    const name = await screen.findByRole('textbox', { name: /^Назва/ });
    await app.user.clear(name);
    await app.user.type(name, 'Чинні кіоски');
    await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
    await app.user.click(await screen.findByRole('button', { name: 'Видалити подання «Чинні кіоски»' }));
    await app.user.click(await screen.findByRole('button', { name: 'Видалити' }));
    await screen.findByText('Подання успішно видалено!');
    await waitFor(() => expect(screen.queryByRole('row', { name: 'Чинні кіоски' })).toBeNull());
  });

  it('keeps its columns, apart from those of the device', async () => {
    const app = await renderApp('/terminals?kind=ptks', { as: 'cashier', width: 1920 });
    await hasRows();
    const hasModel = () =>
      screen.getAllByRole('columnheader').some(({ textContent }) => textContent === 'Модель');
    const toggleModel = async () => {
      await app.user.click(screen.getByRole('button', { name: 'Колонки та порядок' }));
      await app.user.click(await screen.findByRole('menuitemcheckbox', { name: 'Модель' }));
      await app.user.keyboard('{Escape}');
    };
    await toggleModel();
    await save(app, 'Без моделей');
    await isClosed();
    await waitFor(() => expect(search(app).get('hidden')).toBe('model'));

    await choose(app, 'Увесь список');
    await waitFor(() => expect(search(app).get('hidden')).toBeNull());
    await toggleModel();
    await waitFor(() => expect(hasModel()).toBe(true));
    await choose(app, 'Без моделей');
    await waitFor(() => expect(hasModel()).toBe(false));

    // Columns hidden in a view are saved with the view, not in the cookie.
    await toggleModel();
    await waitFor(() => expect(hasModel()).toBe(true));
    await choose(app, 'Зберегти зміни у «Без моделей»');
    await screen.findByText('Подання успішно змінено!');
    await choose(app, 'Увесь список');
    await choose(app, 'Без моделей');
    await waitFor(() => expect(search(app).get('hidden')).toBe('-'));
    expect(hasModel()).toBe(true);
    expect(document.cookie).not.toContain('columns_terminals=model');
  });

  it('needs a name of its own, and says so at the field', async () => {
    const app = await renderApp('/terminals?connectivity=offline', { as: 'owner' });
    await hasRows();
    await save(app, 'Додані');
    await screen.findByText('У вас уже є подання з такою назвою.');
    expect(screen.getByRole('dialog', { name: 'Нове подання' })).toBeTruthy();
  });

  it('has nothing to keep where nothing is chosen', async () => {
    const app = await renderApp('/terminals', { as: 'cashier' });
    await hasRows();
    const menu = await openMenu(app);
    expect(within(menu).getByRole('menuitem', { name: /^Зберегти як подання…/ }).textContent).toContain(
      'Спершу виберіть фільтри, порядок рядків або колонки',
    );
  });

  it('is not what keeps one from the list: it shows also when the views do not come', async () => {
    const app = await renderApp('/Drivers', { as: 'cashier' });
    await app.fail('listSavedViews');
    await app.goTo('/terminals');
    await hasRows();
    await app.user.click(await screen.findByRole('button', { name: /^Подання/ }));
    await screen.findByRole('menuitem', { name: /^Не вдалося завантажити подання/ });
    await app.clearFaults();
    await app.user.click(screen.getByRole('menuitem', { name: /^Не вдалося завантажити подання/ }));
    await openMenu(app);
    await screen.findByRole('menuitemradio', { name: 'Увесь список' });
  });
});

describe('the terminals are narrowed', () => {
  it('by the days they were last online or activated', async () => {
    const app = await renderApp('/terminals?online_to=2026-11-19', { as: 'owner' });
    await hasRows();
    const chip = await screen.findByRole('button', { name: 'Прибрати фільтр: Востаннє онлайн' });
    for (const row of rows()) expect(row.textContent).toContain('Немає зв’язку');
    await app.user.click(chip);
    await waitFor(() => expect(search(app).get('online_to')).toBeNull());
    await app.user.click(screen.getByRole('button', { name: 'Фільтр' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Активовано' }));
    await app.user.click(await screen.findByRole('button', { name: '30 днів' }));
    await waitFor(() => expect(search(app).get('activated_to')).toBe('2026-11-20'));
    expect(search(app).get('activated_from')).toBe('2026-10-22');
  });

  it('by whether they have their present settings', async () => {
    await renderApp('/terminals?settings_taken=false', { as: 'owner' });
    await screen.findByRole('button', { name: 'Прибрати фільтр: Чинні налаштування' });
    await screen.findByText(/Ще не отримано/);
    await hasRows();
  });

  it('by the vehicle that they are on', async () => {
    const app = await renderApp('/terminals', { as: 'owner' });
    await hasRows();
    await app.user.click(screen.getByRole('button', { name: 'Фільтр' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Транспорт' }));
    const [first, second] = await screen.findAllByRole('option');
    await app.user.click(second as HTMLElement);
    await app.user.click(first as HTMLElement);
    await app.user.click(screen.getByRole('button', { name: 'Застосувати' }));
    await waitFor(() => expect(search(app).get('vehicle_id')).toMatch(/^[\da-f-]{36},[\da-f-]{36}$/));
    await screen.findByRole('button', { name: 'Прибрати фільтр: Транспорт' });
  });
});
