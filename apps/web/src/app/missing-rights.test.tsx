/**
 * Every control without its permission says which one is missing and who grants it (design: "disabled is
 * explained"). The contract defines which controls need a line here.
 */
import { operations } from '@kasa/contracts/operations';
import { effectivePermissions, type Permission, permissions } from '@kasa/contracts/shared/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { menus } from './test-support/menu-controls.ts';
import { type RenderedApp, renderApp } from './test-support/render-app.tsx';
import { buttons, gates, manage, withRows } from './test-support/right-controls.ts';
import { told } from './test-support/right-notes.ts';

const usual = 'cashier' as const;
/** Only a user who has a permission can grant it. */
const givers = (tag: Permission) =>
  effectivePermissions(['director']).includes(tag)
    ? 'можуть: Коваль Олена Петрівна (Власниця), Мельник Сергій Іванович (Директор)'
    : 'може: Коваль Олена Петрівна (Власниця)';
const reason = (tag: Permission) => `Потрібне право «${permissions[tag].uk}». Надати його ${givers(tag)}`;

const changes = ({ requests }: RenderedApp) => requests.filter((request) => !request.startsWith('GET'));

describe('without the right', () => {
  it.each(gates)(
    '$path is not shown',
    async ({ path, tag, title = 'Тут потрібне право, якого у вас немає' }) => {
      const app = await renderApp(path, { as: usual });
      expect(await screen.findByText(reason(tag))).toBeTruthy();
      expect(screen.getByText(title)).toBeTruthy();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.queryByRole('table')).toBeNull();
      expect(changes(app)).toEqual([]);
    },
  );

  it.each(buttons)(
    'the buttons of $path can be reached, do nothing and say why',
    async ({ path, controls, as = usual }) => {
      const app = await renderApp(path, { as });
      for (const { name, tag = manage } of controls) {
        const control = await screen.findByRole('button', { name });
        expect(screen.queryByRole('link', { name })).toBeNull();
        expect([name, control.getAttribute('aria-disabled')]).toEqual([name, 'true']);
        control.focus();
        expect(document.activeElement).toBe(control);
        await app.user.keyboard('{Enter}');
        // By text: names on a map are tooltips, too.
        await screen.findByText(reason(tag));
        await app.user.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByText(reason(tag))).toBeNull());
      }
      expect(changes(app)).toEqual([]);
    },
  );

  it.each(menus)('the menu of $path says why at each entry', async ({ path, menu, controls, as = usual }) => {
    const app = await renderApp(path, { as });
    const [trigger] = await screen.findAllByRole('button', { name: menu });
    await app.user.click(trigger as HTMLElement);
    const list = within(await screen.findByRole('menu'));
    for (const { name, tag = manage } of controls) {
      const entry = list.getByRole('menuitem', { name: new RegExp(`^${name}`) });
      expect([name, entry.getAttribute('aria-disabled')]).toEqual([name, 'true']);
      expect(entry.textContent).toBe(`${name}${reason(tag)}`);
    }
    expect(changes(app)).toEqual([]);
  });

  it.each(told)('$path says why there is no field', async ({ path, tag, as = usual }) => {
    await renderApp(path, { as });
    expect(await screen.findByText((words) => words.includes(reason(tag)))).toBeTruthy();
  });
});

it('knows a control of every operation that needs a right', () => {
  const told_of = [gates, told].flat().flatMap(({ does }) => does);
  const pressed = [buttons, menus].flat().flatMap(({ controls }) => controls.flatMap(({ does }) => does));
  const needed = Object.values(operations).filter((operation) => operation.permission !== null);
  const known = new Set<string>([...told_of, ...pressed, ...withRows]);
  const without = needed.map(({ id }) => id).filter((id) => !known.has(id));
  expect(without).toEqual([]);
});
