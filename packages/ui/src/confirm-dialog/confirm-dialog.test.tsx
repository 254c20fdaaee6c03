import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { mount } from '../story-kit/mount.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

function Asking({ onConfirm }: { onConfirm: () => Promise<unknown> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ask</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Close the shift of Petro?"
        confirmLabel="Close the shift"
        cancelLabel="Cancel"
        closeLabel="Close"
        busyLabel="Closing…"
        onConfirm={onConfirm}
      >
        It can’t be opened again.
      </ConfirmDialog>
    </>
  );
}

const ask = async () => {
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Close the shift of Petro?' })).toBeVisible();
};

test('pressed twice it does it once, stays while it works, and gives the focus back after', async () => {
  let finish = () => {};
  const confirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  mount(<Asking onConfirm={confirm} />);
  await ask();
  const button = page.getByRole('button', { name: /Close the shift/ });
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  await userEvent.keyboard('{Escape}');
  expect(confirm).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  finish();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

test('when it fails the dialog stays and it can be tried again', async () => {
  const confirm = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(undefined);
  mount(<Asking onConfirm={confirm} />);
  await ask();
  const button = page.getByRole('button', { name: 'Close the shift' });
  await button.click();
  await expect.poll(() => confirm).toHaveBeenCalledTimes(1);
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await button.click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(confirm).toHaveBeenCalledTimes(2);
});

test('Esc changes nothing', async () => {
  const confirm = vi.fn(() => Promise.resolve());
  mount(<Asking onConfirm={confirm} />);
  await ask();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(confirm).not.toHaveBeenCalled();
});
