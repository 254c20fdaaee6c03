import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { objectOfCommand } from '../../shared/palette/command-palette.ts';
import { phoneByRole, type RenderOptions, renderApp } from '../test-support/render-app.tsx';

const Calm = () => <h1>Спокійний екран</h1>;
const dialog = () => screen.findByRole('dialog', { name: 'Пошук і команди' });
const section = async (name: string) => within(await dialog()).findByRole('group', { name });
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });

async function openPalette(options: RenderOptions = {}) {
  const app = await renderApp('/x', { screens: { '/x': Calm }, ...options });
  await app.user.keyboard('{Control>}k{/Control}');
  await dialog();
  return app;
}

describe('commands on what is found', () => {
  it('close the shift of a driver named after the command: the question stands beside the card', async () => {
    const app = await openPalette();
    const { items } = await app.services.client.operation('listDrivers')({ query: { shift: 'open' } });
    const [driver] = items;
    type(`закрити зміну ${driver?.name.split(' ')[0]}`);
    const found = await section('Закрити зміну');
    await app.user.click(
      await within(found).findByRole('menuitem', { name: new RegExp(driver?.name ?? '') }),
    );
    await screen.findByRole('dialog', { name: new RegExp(`Закрити зміну.*${driver?.name}`) });
    expect(app.location()).toBe(`/Drivers?open=${driver?.id}`);
  });

  it('open the rights of a person named after the command', async () => {
    const app = await openPalette({ as: 'owner' });
    type('права Кравчук');
    const found = await section('Права користувача');
    await app.user.click(await within(found).findByRole('menuitem', { name: /Кравчук Марія Олегівна/ }));
    await screen.findByRole('heading', { level: 2, name: 'Кравчук Марія Олегівна' });
    expect(await screen.findByRole('checkbox', { name: 'Інкасація' })).toBeTruthy();
    expect(app.location()).toMatch(/^\/users\?user=/);
  });

  it('are offered to who has the right, and to nobody else', async () => {
    const app = await openPalette({ as: 'accountant' });
    type('редагувати термінал S1100101');
    await screen.findByText(/^За запитом/);
    expect(app.requests.filter((request) => request.includes('q=S1100101'))).toEqual([]);
  });

  it('that need two rights say which of them is missing', async () => {
    const app = await renderApp('/x', { screens: { '/x': Calm }, as: 'director' });
    const rights = { phone: phoneByRole.director, roles: ['director' as const], tags_added: [] };
    await app.control.setRights({ body: { ...rights, tags_removed: ['reports_view'] } });
    app.services.session.store(await app.services.client.operation('getMe')());
    await app.user.keyboard('{Control>}k{/Control}');
    const actions = within(await section('Дії'));
    for (const name of ['Звіт про знижки', 'Спробувати чернетку на минулих чеках'])
      actions.getByRole('menuitem', { name: new RegExp(`^${name}Потрібне право «Перегляд звітів»`) });
    expect(actions.getByRole('menuitem', { name: 'Додати знижку' })).toBeDefined();
  });

  it.each([
    ['Інкасація', 'інкасація S1100279', 'S1100279'],
    ['Закрити зміну', 'закр Бойко Ігор', 'Бойко Ігор'],
    ['Права користувача', 'права Бойко', 'Бойко'],
    ['Закрити зміну', 'закрити зміну', ''],
    ['Закрити зміну', 'зміну закрити Бойко', null],
    ['Закрити зміну', 'Бойко', null],
  ])('%s, typed %j: of %j', (title, typed, object) => {
    expect(objectOfCommand(title, typed)).toBe(object);
  });
});
