import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ControlledField } from '../story-kit/controlled-field.tsx';
import { mount } from '../story-kit/mount.tsx';
import { PasswordField } from './password-field.tsx';

test('is hidden until revealed by keyboard, and hidden again', async () => {
  mount(
    <ControlledField initialValue="">
      {(held) => (
        <PasswordField
          label="Password"
          revealLabel="Show"
          concealLabel="Hide"
          autoComplete="current-password"
          {...held}
        />
      )}
    </ControlledField>,
  );
  const input = page.getByLabelText('Password');
  await expect.element(input).toHaveAttribute('type', 'password');
  await expect.element(input).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.keyboard('{Tab}secret{Tab}{Enter}');
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(input).toHaveValue('secret');
  await expect.element(page.getByRole('button', { name: 'Hide' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(input).toHaveAttribute('type', 'password');
});

test('what was made for its owner is shown at first, and can be hidden', async () => {
  mount(
    <PasswordField
      label="Phrase"
      revealLabel="Show"
      concealLabel="Hide"
      autoComplete="new-password"
      isShownAtFirst
      value="made-up"
      onChange={() => undefined}
    />,
  );
  await expect.element(page.getByLabelText('Phrase')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect.element(page.getByLabelText('Phrase')).toHaveAttribute('type', 'password');
});
