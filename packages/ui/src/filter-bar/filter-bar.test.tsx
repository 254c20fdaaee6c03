import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { FilterBar } from './filter-bar.tsx';
import { filterTexts } from './story-texts.ts';

function Bar() {
  const [route, setRoute] = useState('');
  const [depot, setDepot] = useState('Podil');
  const editor = (label: string, value: string, set: (value: string) => void) => (
    <input aria-label={`${label} value`} value={value} onChange={(event) => set(event.target.value)} />
  );
  return (
    <FilterBar
      texts={filterTexts.en}
      filters={[
        {
          id: 'route',
          label: 'Route',
          value: route,
          onRemove: () => setRoute(''),
          editor: () => editor('Route', route, setRoute),
        },
        {
          id: 'depot',
          label: 'Depot',
          value: depot,
          onRemove: () => setDepot(''),
          editor: () => editor('Depot', depot, setDepot),
        },
        { id: 'period', label: 'Period', value: 'today', editor: () => 'today' },
      ]}
      onClear={() => setDepot('')}
    />
  );
}

afterEach(() => page.viewport(1280, 800));

test('a set filter is a chip: its press opens the field, × takes it away; one without × is always set', async () => {
  mount(<Bar />);
  const chip = page.getByRole('button', { name: 'Depot: Podil' });
  await chip.click();
  await expect.element(page.getByRole('dialog', { name: 'Depot' }).getByRole('textbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(chip).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(chip).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Period: today' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove filter: Period' })).not.toBeInTheDocument();
});

test('a new filter is chosen and set by keyboard alone', async () => {
  mount(<Bar />);
  const add = page.getByRole('button', { name: 'Filter', exact: true });
  await expect.element(add).toBeVisible();
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Route' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const field = page.getByRole('textbox', { name: 'Route value' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('38');
  await expect.element(field).toHaveValue('38');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Route: 38' })).toBeVisible();
});

test('on a phone the fields are in a sheet', async () => {
  await page.viewport(360, 780);
  mount(<Bar />);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('textbox', { name: 'Route value' }).fill('38');
  await sheet.getByRole('button', { name: 'Show' }).click();
  await expect.element(page.getByRole('button', { name: 'Route: 38' })).toBeVisible();
});

test('a field whose code comes late has the focus once it is there', async () => {
  let arrive: (() => void) | undefined;
  function Late() {
    const [isThere, setThere] = useState(false);
    arrive = () => setThere(true);
    return isThere ? <input aria-label="Route value" /> : <p>…</p>;
  }
  const route = { id: 'route', label: 'Route', value: '33', editor: () => <Late /> };
  mount(<FilterBar texts={filterTexts.en} filters={[route]} />);
  await page.getByRole('button', { name: 'Route: 33' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Route' })).toBeVisible();
  arrive?.();
  await expect.element(page.getByRole('textbox', { name: 'Route value' })).toHaveFocus();
});
