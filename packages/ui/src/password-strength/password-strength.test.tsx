import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { PasswordStrength } from './password-strength.tsx';

test('is a meter that says its word, and says a new one aloud', async () => {
  const host = mount(<PasswordStrength label="Strength" score={3} word="Good" advice="Make it longer" />);
  const meter = page.getByRole('meter', { name: 'Strength' });
  await expect.element(meter).toHaveAttribute('aria-valuenow', '3');
  await expect.element(meter).toHaveAttribute('aria-valuetext', 'Good');
  await expect.element(page.getByText('Make it longer')).toBeVisible();
  expect(host.querySelector('[aria-live="polite"]')?.textContent).toBe('Good');
  expect(meter.element().querySelectorAll('.bg-info')).toHaveLength(3);
});
