import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { Menu } from '../menu/menu.tsx';
import { mount } from '../story-kit/mount.tsx';
import { Dialog } from './dialog.tsx';

function FromMenu({ isRowGone = false }: { isRowGone?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isThere, setThere] = useState(true);
  return (
    <main tabIndex={-1} aria-label="Page">
      {isThere ? (
        <Menu
          label="Actions"
          items={[{ id: 'rename', label: 'Rename', onAction: () => setOpen(true) }]}
          trigger={<Button>Actions</Button>}
        />
      ) : null}
      <Dialog
        isOpen={isOpen}
        title="New name"
        closeLabel="Close"
        onClose={() => {
          if (isRowGone) setThere(false);
          setOpen(false);
        }}
      >
        <p>Text</p>
        <input aria-label="Name" />
      </Dialog>
    </main>
  );
}

test.each([
  ['where it was before the menu', false, () => page.getByRole('button', { name: 'Actions' })],
  ['in the page, when what it was in is gone', true, () => page.getByRole('main')],
] as const)('the first field has the focus, and after closing it is %s', async (_, isRowGone, place) => {
  mount(<FromMenu isRowGone={isRowGone} />);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(place()).toHaveFocus();
});

test('of a question about a dialog only the question is seen, and then the dialog again', async () => {
  function Nested() {
    const [isAsking, setAsking] = useState(false);
    return (
      <Dialog isOpen onClose={() => undefined} title="Close the shift" closeLabel="Close">
        <p>Cash</p>
        <Button onPress={() => setAsking(true)}>Close it</Button>
        <Dialog
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          title="Really?"
          closeLabel="No"
          role="alertdialog"
        >
          Shortage
        </Dialog>
      </Dialog>
    );
  }
  mount(<Nested />);
  await page.getByRole('button', { name: 'Close it' }).click();
  await expect.element(page.getByText('Shortage')).toBeVisible();
  await expect.element(page.getByText('Cash')).not.toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Cash')).toBeVisible();
});

test.each([
  ['row', () => page.getByRole('row')],
  ['drawer', () => page.getByRole('complementary')],
] as const)(
  'after a dialog whose button is gone then the focus is on the %s that it was in',
  async (kind, place) => {
    function Collecting() {
      const [state, setState] = useState('open');
      const content = state === 'done' ? 'Done' : <Button onPress={() => setState('asked')}>Collect</Button>;
      return (
        <main tabIndex={-1}>
          {kind === 'drawer' ? (
            <aside tabIndex={-1}>{content}</aside>
          ) : (
            <table>
              <tbody>
                <tr tabIndex={-1} data-row-id="1">
                  <td>{content}</td>
                </tr>
              </tbody>
            </table>
          )}
          <Dialog isOpen={state === 'asked'} onClose={() => setState('done')} title="Cash" closeLabel="Close">
            <input aria-label="Amount" />
          </Dialog>
        </main>
      );
    }
    mount(<Collecting />);
    await page.getByRole('button', { name: 'Collect' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(place()).toHaveFocus();
  },
);

test('a dialog in the place of another has the focus in its first field, which comes late', async () => {
  function Swapped() {
    const [step, setStep] = useState<'desk' | 'form' | 'ready'>('desk');
    const next = () => {
      setStep('form');
      setTimeout(() => setStep('ready'), 100);
    };
    return (
      <main tabIndex={-1}>
        {step === 'desk' ? (
          <Dialog key="desk" isOpen onClose={() => undefined} title="Find" closeLabel="Close">
            <input aria-label="Number" onKeyDown={({ key }) => key === 'Enter' && next()} />
          </Dialog>
        ) : (
          <Dialog key="form" isOpen onClose={() => undefined} title="Refund" closeLabel="Close">
            {step === 'ready' ? <input aria-label="Reason" /> : null}
          </Dialog>
        )}
      </main>
    );
  }
  mount(<Swapped />);
  await expect.element(page.getByRole('textbox', { name: 'Number' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
});
