import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { KeyValue } from './key-value.tsx';

test('a missing value is a dash, zero is a value', async () => {
  mount(
    <KeyValue
      items={[
        { id: 'note', label: 'Note', value: null },
        { id: 'seats', label: 'Seats', value: 0 },
      ]}
    />,
  );
  await expect.element(page.getByText('—')).toBeVisible();
  await expect.element(page.getByText('0', { exact: true })).toBeVisible();
});
