import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { ProgressMeter } from './progress-meter.tsx';

const meter = (done: number, max = 400) => (
  <ProgressMeter
    label="Terminals"
    valueText={`${done + 20} of ${max}`}
    max={max}
    parts={[
      { id: 'done', tone: 'positive', value: done },
      { id: 'failed', tone: 'danger', value: 20 },
    ]}
  />
);

test('says how far it is, to eyes and to screen readers', async () => {
  mount(meter(180));
  const bar = page.getByRole('progressbar', { name: 'Terminals' });
  await expect.element(bar).toHaveAttribute('aria-valuetext', '200 of 400');
  await expect.element(bar).toHaveAttribute('aria-valuenow', '200');
  await expect.element(page.getByText('200 of 400')).toBeVisible();
  const parts = [...bar.element().querySelectorAll<HTMLElement>('span[style]')];
  expect(parts.map(({ style }) => style.width)).toEqual(['45%', '5%']);
});
