import { RouterProvider } from 'react-aria-components';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { mount } from '../story-kit/mount.tsx';
import { Menu } from './menu.tsx';

test('opens by keyboard, moves by arrows and typing, acts on Enter and gives the focus back', async () => {
  const close = vi.fn();
  mount(
    <Menu
      label="Actions"
      trigger={<Button>Open</Button>}
      items={[
        { id: 'edit', label: 'Edit', onAction: vi.fn() },
        { id: 'copy', label: 'Copy', onAction: vi.fn() },
        { id: 'shift', label: 'Shift end', onAction: close },
      ]}
    />,
  );
  await expect.element(page.getByRole('button', { name: 'Open' })).toBeVisible();
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await userEvent.keyboard('s');
  await expect.element(page.getByRole('menuitem', { name: 'Shift end' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(close).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('an item with an address is a link of the app’s router', async () => {
  const navigate = vi.fn();
  mount(
    <RouterProvider navigate={navigate}>
      <Menu
        label="Actions"
        trigger={<Button>Open</Button>}
        groups={[{ id: 'go', title: 'Go to', items: [{ id: 'list', label: 'List', href: '/list' }] }]}
      />
    </RouterProvider>,
  );
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('group', { name: 'Go to' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'List' })).toHaveAttribute('href', '/list');
  await page.getByRole('menuitem', { name: 'List' }).click();
  expect(navigate.mock.calls[0]?.[0]).toBe('/list');
});

test('a choice of one says which is chosen and still acts', async () => {
  const dark = vi.fn();
  mount(
    <Menu
      label="Theme"
      trigger={<Button>Theme</Button>}
      groups={[
        {
          id: 'theme',
          title: 'Theme',
          items: [
            { id: 'light', label: 'Light', isChosen: true },
            { id: 'dark', label: 'Dark', isChosen: false, onAction: dark },
          ],
        },
        { id: 'out', items: [{ id: 'out', label: 'Sign out' }] },
      ]}
    />,
  );
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect
    .element(page.getByRole('menuitemradio', { name: 'Light' }))
    .toHaveAttribute('aria-checked', 'true');
  await expect.element(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  expect(dark).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});
