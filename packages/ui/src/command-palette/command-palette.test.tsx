import { Bus, Map as MapIcon, Plus } from 'lucide-react';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { mount } from '../story-kit/mount.tsx';
import { type CommandItem, CommandPalette } from './command-palette.tsx';
import { paletteTexts } from './story-texts.ts';

const navigate = vi.fn();
const opened = vi.fn();
const retry = vi.fn();
const create = vi.fn();
const all: CommandItem[] = [
  { id: 'routes', label: 'Routes', icon: MapIcon, href: '/Routes' },
  { id: 'vehicles', label: 'Vehicles', icon: Bus, href: '/Transports', onAction: opened },
  { id: 'create', label: 'Create a route', icon: Plus, onAction: create },
  {
    id: 'denied',
    label: 'Create a driver',
    icon: Plus,
    href: '/no',
    onAction: opened,
    disabledReason: 'Ask the owner',
  },
  { id: 'retry', label: 'Try again', icon: Plus, onAction: retry, isStaying: true },
];

function Palette({ isLoading = false }: { isLoading?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const found = all.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  return (
    <RouterProvider navigate={navigate}>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <CommandPalette
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        query={query}
        onQueryChange={setQuery}
        sections={[
          { id: 'go', title: 'Go to', items: found.filter(({ href }) => href) },
          { id: 'do', title: 'Do', items: found.filter(({ href }) => !href) },
        ]}
        isLoading={isLoading}
        empty={{ title: 'Nothing', text: 'Look for something else' }}
        status={`${found.length} results`}
        texts={paletteTexts.en}
      />
    </RouterProvider>
  );
}

const dialog = page.getByRole('dialog', { name: 'Search and commands' });
const field = dialog.getByRole('textbox', { name: 'Search and commands' });
const item = (name: string | RegExp) => dialog.getByRole('menuitem', { name });

async function open(props: { isLoading?: boolean } = {}) {
  mount(<Palette {...props} />);
  await expect.element(page.getByRole('button', { name: 'Open' })).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(field).toHaveFocus();
}
/** The item a screen reader announces as active. */
const marked = () => document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '');

beforeEach(() => vi.clearAllMocks());
afterEach(() => page.viewport(1280, 800));

test('offers the first item at once, arrows move through all sections, Enter opens, focus stays in the field', async () => {
  await open();
  await expect.element(dialog.getByRole('group', { name: 'Go to' })).toBeVisible();
  await expect.poll(() => marked()?.textContent).toContain('Routes');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => marked()?.textContent).toContain('Vehicles');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/Transports']);
  expect(opened).toHaveBeenCalledOnce();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('typing and Enter open the first that is found, at once', async () => {
  await open();
  await userEvent.keyboard('create a route{Enter}');
  expect(create).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('after deleting, Enter still means the first', async () => {
  await open();
  await userEvent.keyboard('vehix{Backspace}{Enter}');
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/Transports']);
  expect(opened).toHaveBeenCalledOnce();
});

test('what is not allowed can be reached and read, and does nothing', async () => {
  await open();
  await userEvent.keyboard('create a driver');
  const denied = item(/^Create a driver/);
  await expect.element(denied.getByText('Ask the owner')).toBeVisible();
  await expect.element(denied).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  // Playwright would wait for it to be enabled.
  await denied.click({ force: true });
  expect(navigate).not.toHaveBeenCalled();
  expect(opened).not.toHaveBeenCalled();
  await expect.element(dialog).toBeVisible();
});

test('an item may leave it open', async () => {
  await open();
  await item('Try again').click();
  expect(retry).toHaveBeenCalledOnce();
  await expect.element(dialog).toBeVisible();
});

test('Esc closes it whatever is typed; the count is read out; the button empties the field', async () => {
  await open();
  await expect.element(dialog.getByRole('status')).toHaveTextContent('5 results');
  await userEvent.keyboard('zzz');
  await expect.element(dialog.getByText('Look for something else')).toBeVisible();
  await expect.element(dialog.getByRole('status')).toHaveTextContent('0 results');
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('zzz{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('while nothing has been found and more may come, it says so', async () => {
  await open({ isLoading: true });
  await userEvent.keyboard('zzz');
  await expect.element(dialog.getByText('Searching…')).toBeVisible();
  await expect.element(dialog.getByText('Nothing')).not.toBeInTheDocument();
});

test('on a phone it fills the screen and has a way out', async () => {
  await page.viewport(360, 640);
  await open();
  const { width, height } = dialog.element().getBoundingClientRect();
  expect([width, height]).toEqual([360, 640]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
