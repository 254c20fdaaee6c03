import { House, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { AppShell } from './app-shell.tsx';
import { shellTexts } from './story-texts.ts';

const home = { id: 'home', label: 'Home', href: '/', icon: House };
const routes = { id: 'routes', label: 'Routes', href: '/Routes', icon: MapIcon, count: '20' };
const signOut = vi.fn();

function Shell() {
  const [isCollapsed, setCollapsed] = useState(false);
  return (
    <AppShell
      brand="Kasa"
      brandHref="/"
      navigation={[{ id: 'all', title: 'Overview', items: [home, routes] }]}
      bottomItems={[home]}
      activeId="routes"
      user={{
        name: 'Olena Koval',
        caption: 'Owner',
        menu: [{ id: 'out', items: [{ id: 'out', label: 'Sign out', onAction: signOut }] }],
      }}
      texts={shellTexts.en}
      isCollapsed={isCollapsed}
      onCollapsedChange={setCollapsed}
    >
      <h1>Page</h1>
    </AppShell>
  );
}

afterEach(() => page.viewport(1280, 800));

test('the first Tab leads past the menu into the page', async () => {
  mount(<Shell />);
  await expect.element(page.getByRole('heading', { name: 'Page' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('the menu says where one is and keeps its names as icons', async () => {
  mount(<Shell />);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const current = menu.getByRole('link', { name: /Routes/ });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  const toggle = page.getByRole('button', { name: 'Collapse the menu' });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect
    .element(page.getByRole('button', { name: 'Expand the menu' }))
    .toHaveAttribute('aria-expanded', 'false');
  await expect.element(menu.getByRole('link', { name: 'Routes, 20' })).toBeVisible();
});

test('the user’s menu opens and acts by keyboard', async () => {
  mount(<Shell />);
  const user = page.getByRole('button', { name: /^Olena Koval/ });
  await expect.element(user).toBeVisible();
  (user.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(signOut).toHaveBeenCalledOnce();
});

test('on a phone the whole menu is behind "more" and closes when it led somewhere', async () => {
  await page.viewport(360, 780);
  const navigate = vi.fn();
  mount(
    <RouterProvider navigate={navigate}>
      <Shell />
    </RouterProvider>,
  );
  const bar = page.getByRole('navigation', { name: 'Main areas' });
  await expect.element(bar.getByRole('link', { name: 'Home' })).toBeVisible();
  await bar.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog', { name: 'Main menu' });
  await sheet.getByRole('link', { name: /Routes/ }).click();
  expect(navigate.mock.calls[0]?.[0]).toBe('/Routes');
  await expect.element(sheet).not.toBeInTheDocument();
});

test('on a phone the sheet also closes when the user’s menu acted', async () => {
  await page.viewport(360, 780);
  signOut.mockClear();
  mount(<Shell />);
  await page.getByRole('navigation', { name: 'Main areas' }).getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog', { name: 'Main menu' });
  await sheet.getByRole('button', { name: /^Olena Koval/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  expect(signOut).toHaveBeenCalledOnce();
  await expect.element(sheet).not.toBeInTheDocument();
});
