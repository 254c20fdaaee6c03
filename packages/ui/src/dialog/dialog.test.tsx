import { useState } from 'react';
import { expect, test, vi } from 'vitest';
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
  for (let presses = 0; presses < 6; presses++) {
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

test('the second click of a double click is not for what lay under it', async () => {
  const pressed = vi.fn();
  function Over() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <div className="fixed inset-0 grid [&>*]:h-full [&>*]:w-full">
          <Button onPress={() => pressed('button')}>Under</Button>
        </div>
        {isOpen ? (
          <Dialog
            isOpen
            onClose={() => setOpen(false)}
            title="Route"
            closeLabel="Close"
            footer={<Button onPress={() => setOpen(false)}>Save</Button>}
          >
            Changed
          </Dialog>
        ) : null}
      </>
    );
  }
  mount(<Over />);
  await page.getByRole('button', { name: 'Save' }).dblClick();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  // React Aria triggers a delayed press of its own after pointerdown without click.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(pressed).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Under' }).click();
  expect(pressed).toHaveBeenCalledTimes(1);
});
