import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';

const code = () => screen.findByRole('textbox', { name: /^Код активації/ });
const activate = () => screen.getByRole('button', { name: 'Активувати' });

describe('activating a terminal', () => {
  it('by its code, typed as it is printed, ends with a confirmation', async () => {
    const app = await renderApp('/Terminal/Activate', { as: 'director' });
    await app.user.type(await code(), 'k710 0106');
    await app.user.click(activate());
    const done = await screen.findByText('Термінал «Каса 6» активовано');
    const notice = within(done.closest('[role="status"]') as HTMLElement);
    expect(
      notice.getByText('Номер S1100106. Термінал прийматиме оплати, щойно вийде на зв’язок.'),
    ).toBeTruthy();
    const open = notice.getByRole('link', { name: 'Відкрити термінал' });
    expect(open.getAttribute('href')).toMatch(/^\/terminals\/[\da-f-]{36}\/edit$/);
    await screen.findByText('Термінал успішно активовано!');
    await waitFor(async () => expect(await code()).toHaveProperty('value', ''));
  });

  it('from the list of what waits for it', async () => {
    const app = await renderApp('/Terminal/Activate?q=S1100105', { as: 'owner' });
    await app.user.click(await screen.findByRole('button', { name: 'Активувати: Каса 5, S1100105' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Активувати' }));
    await screen.findByText('Термінал «Каса 5» активовано');
    await waitFor(() => expect(screen.queryByRole('row', { name: /S1100105/ })).toBeNull());
    // The search, which would have no results now, is cleared; other waiting terminals are listed.
    await screen.findByRole('row', { name: /S1100106/ });
    expect(app.location()).toBe('/Terminal/Activate');
  });

  it('from beside the list, where a click on its row shows it', async () => {
    const app = await renderApp('/Terminal/Activate?q=S1100105', { as: 'owner' });
    const row = await screen.findByRole('row', { name: /S1100105/ });
    await app.user.click(within(row).getByText('S1100105'));
    const drawer = within(await screen.findByRole('complementary', { name: 'Каса 5' }));
    expect(app.location()).toMatch(/^\/Terminal\/Activate\?q=S1100105&open=/);
    await app.user.click(drawer.getByRole('button', { name: 'Інші дії' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Активувати' }));
    await screen.findByRole('alertdialog');
  });

  it('from the list, narrowed by what it shows, and by nothing else', async () => {
    const app = await renderApp('/Terminal/Activate?kind=offline&status=active&added_from=2020-01-01', {
      as: 'owner',
    });
    const { client } = app.services;
    const { total } = await client.operation('listTerminals')({
      query: { status: ['added'], kind: ['offline'] },
    });
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Активувати: / })).toHaveLength(total));
    const chips = screen.getAllByRole('button', { name: /^Прибрати фільтр: / });
    expect(chips.map((chip) => chip.getAttribute('aria-label'))).toEqual([
      'Прибрати фільтр: Вид',
      'Прибрати фільтр: Додано',
    ]);
  });

  it('that was just added, by its code: the others that wait come back, other searches stay', async () => {
    const app = await renderApp('/Terminal/Activate?q=S1100106', { as: 'director' });
    await screen.findByRole('row', { name: /S1100106/ });
    await app.user.type(await code(), 'K7100106');
    await app.user.click(activate());
    await screen.findByText('Термінал «Каса 6» активовано');
    await screen.findByRole('row', { name: /S1100105/ });
    expect(app.location()).toBe('/Terminal/Activate');
    await app.goTo('/Terminal/Activate?q=Каса');
    const [first] = await screen.findAllByRole('button', { name: /^Активувати: Каса/ });
    await app.user.click(first as HTMLElement);
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Активувати' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(new URLSearchParams(app.location().split('?')[1]).get('q')).toBe('Каса');
  });

  it.each([
    ['ZZZZ9999', 'Неправильний код активації', null],
    ['K7100101', 'Термінал уже активовано', 'Відкрити термінал'],
    ['K7100105', /^Строк дії коду активації минув\. Доданий термінал активуйте зі списку/, null],
    ['K7900001', 'Спочатку додайте цей термінал за номером', 'Додати термінал'],
    ['K7110101', 'Неправильний код активації', null],
  ])('says of %s at the field why not, with the way on where there is one', async (typed, words, way) => {
    const app = await renderApp('/Terminal/Activate?q=nothing', { as: 'owner' });
    await app.user.type(await code(), typed);
    await app.user.click(activate());
    const field = await code();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(words)).toBeTruthy();
    expect(document.querySelectorAll('.Toastify__toast')).toHaveLength(0);
    const form = within(field.closest('form') as HTMLElement);
    expect(form.queryAllByRole('link').map((link) => link.textContent)).toEqual(way === null ? [] : [way]);
  });

  it('says at the field that the own company has blocked it', async () => {
    const app = await renderApp('/Terminal/Activate?q=nothing', { as: 'owner' });
    const query = { status: ['blocked' as const], perPage: 20 };
    const { items } = await app.services.client.operation('listTerminals')({ query });
    const blocked = items.find(({ blocked_by }) => blocked_by === 'merchant');
    await app.user.type(await code(), `K7${blocked?.number.slice(2)}`);
    await app.user.click(activate());
    await screen.findByText('Термінал заблоковано вашою компанією. Спочатку розблокуйте його');
    expect((await code()).getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelectorAll('.Toastify__toast')).toHaveLength(0);
  });
});
