import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { ColumnChooser } from './column-chooser.tsx';

const hide = vi.fn();
const sort = vi.fn();
const setDensity = vi.fn();

function Chooser() {
  return (
    <ColumnChooser
      texts={{
        label: 'Columns',
        columns: 'Shown',
        sort: 'Order',
        density: 'Row height',
        normal: 'Normal',
        compact: 'Compact',
      }}
      columns={[
        { id: 'name', header: 'Name', cell: () => null, isSortable: true },
        { id: 'city', header: 'City', cell: () => null, isHideable: true, isSortable: true },
        { id: 'phone', header: 'Phone', cell: () => null, isHideable: true },
      ]}
      hiddenColumns={['phone']}
      onHiddenColumnsChange={hide}
      density="normal"
      onDensityChange={setDensity}
      sort="name"
      onSortChange={sort}
    />
  );
}

afterEach(() => page.viewport(1280, 800));

test('offers what may be hidden and tells what is hidden then; stays open for the next choice', async () => {
  mount(<Chooser />);
  await expect.element(page.getByRole('button', { name: 'Columns' })).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  const city = page.getByRole('menuitemcheckbox', { name: 'City' });
  await expect.element(city).toHaveAttribute('aria-checked', 'true');
  await expect.element(page.getByRole('menuitemcheckbox', { name: 'Name' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(hide).toHaveBeenCalledExactlyOnceWith(['city', 'phone']);
  await expect.element(city).toBeVisible();
  const compact = page.getByRole('menuitemradio', { name: 'Compact' });
  await expect.element(compact).toHaveAttribute('aria-checked', 'false');
  await compact.click();
  expect(setDensity).toHaveBeenCalledExactlyOnceWith('compact');
});

test('on a phone it orders the list too', async () => {
  await page.viewport(360, 780);
  mount(<Chooser />);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemradio', { name: 'Name' }).click();
  expect(sort).toHaveBeenCalledExactlyOnceWith('-name');
  await page.getByRole('menuitemcheckbox', { name: 'City' }).click();
  expect(hide).toHaveBeenLastCalledWith(['city', 'phone']);
  await page.getByRole('menuitemradio', { name: 'City' }).click();
  expect(sort).toHaveBeenLastCalledWith('city');
});
