import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { mount } from '../story-kit/mount.tsx';
import { Dialog } from './dialog.tsx';

function Opening() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Change route"
        closeLabel="Close"
        footer={<Button>Save</Button>}
      >
        <input aria-label="Route" />
      </Dialog>
    </>
  );
}

test('keeps the focus inside, closes by Esc and by ×, gives the focus back', async () => {
  mount(<Opening />);
  await page.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change route' });
  await expect.element(dialog).toBeVisible();
  for (let presses = 0; presses < 5; presses++) {
    await userEvent.keyboard('{Tab}');
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
