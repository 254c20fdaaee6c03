import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { Timeline } from './timeline.tsx';

test('entries are a list in the order given, and say each value before and after', async () => {
  mount(
    <Timeline
      label="Log"
      texts={{ before: 'before', after: 'after' }}
      entries={[
        {
          id: '2',
          title: 'Route changed',
          time: '14:03',
          dateTime: '2026-11-20T12:03:00Z',
          changes: [{ id: 'note', label: 'Note', before: null, after: 'Repairs' }],
        },
        { id: '1', title: 'Route created', time: '09:40' },
      ]}
    />,
  );
  const items = page.getByRole('list', { name: 'Log' }).getByRole('listitem');
  await expect.element(items).toHaveLength(2);
  await expect.element(items.first()).toHaveTextContent('Route changed14:03Notebefore—afterRepairs');
  await expect.element(page.getByText('14:03')).toHaveAttribute('datetime', '2026-11-20T12:03:00Z');
});
