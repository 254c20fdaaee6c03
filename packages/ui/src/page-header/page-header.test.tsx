import { Undo2 } from 'lucide-react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { PageHeader } from './page-header.tsx';

const print = vi.fn();

function Header() {
  return (
    <PageHeader
      title="Route 38"
      moreLabel="More actions"
      back={{ label: 'Routes', href: '/Routes' }}
      primaryAction={{ id: 'edit', label: 'Edit', href: '/Route/Update' }}
      actions={[
        { id: 'export', label: 'Export', hint: 'All of this list', onAction: vi.fn() },
        { id: 'copy', label: 'Copy', onAction: vi.fn(), isDisabled: true, disabledReason: 'Ask the owner' },
        { id: 'print', label: 'Print', onAction: print },
      ]}
    />
  );
}

afterEach(() => page.viewport(1280, 800));

test('shows two other actions and keeps the rest in a menu', async () => {
  mount(<Header />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Route 38' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Routes' })).toHaveAttribute('href', '/Routes');
  await expect.element(page.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/Route/Update');
  await expect.element(page.getByRole('button', { name: 'Copy' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Export' })).toHaveFocus();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('All of this list');
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect.poll(() => document.activeElement?.closest('[role=menu]') ?? null).not.toBeNull();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(print).toHaveBeenCalledOnce();
});

test('on a phone all other actions are in the menu', async () => {
  await page.viewport(360, 780);
  mount(<Header />);
  await expect.element(page.getByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Export All of this list' })).toBeVisible();
  expect(page.getByRole('menuitem').elements()).toHaveLength(3);
});

test('what stands out is not put into the menu, however narrow the page is', async () => {
  await page.viewport(360, 780);
  mount(
    <PageHeader
      title="Payments"
      moreLabel="More actions"
      actions={[
        { id: 'refund', label: 'Refund', icon: Undo2, href: '#refund', isProminent: true },
        { id: 'print', label: 'Print', onAction: print },
      ]}
    />,
  );
  await expect.element(page.getByRole('link', { name: 'Refund' })).toHaveAttribute('href', '#refund');
  await page.viewport(800, 780);
  await expect.element(page.getByText('Refund')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  expect(page.getByRole('menuitem').elements()).toHaveLength(1);
});
