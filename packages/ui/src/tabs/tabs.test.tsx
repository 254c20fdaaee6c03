import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { Tabs } from './tabs.tsx';

test('arrows go from tab to tab and show what each holds', async () => {
  mount(
    <Tabs
      label="Depot"
      tabs={[
        { id: 'vehicles', label: 'Vehicles', count: 3, content: 'A list of vehicles' },
        { id: 'drivers', label: 'Drivers', content: 'A list of drivers' },
      ]}
    />,
  );
  await expect.element(page.getByText('A list of vehicles')).toBeVisible();
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Drivers' })).toHaveFocus();
  await expect
    .element(page.getByRole('tabpanel', { name: 'Drivers' }))
    .toHaveTextContent('A list of drivers');
});
