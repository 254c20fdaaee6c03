import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { DrawerLayout } from '../drawer-layout/drawer-layout.tsx';
import { mount } from '../story-kit/mount.tsx';
import { Drawer } from './drawer.tsx';

function List() {
  const [name, setName] = useState<string | null>(null);
  return (
    <DrawerLayout
      drawer={
        <Drawer isOpen={name !== null} onClose={() => setName(null)} title={name ?? ''} closeLabel="Close">
          Details
        </Drawer>
      }
    >
      <Button onPress={() => setName('Olena')}>Olena</Button>
      <Button onPress={() => setName('Petro')}>Petro</Button>
    </DrawerLayout>
  );
}

afterEach(() => page.viewport(1280, 800));

test('on a wide screen it stands beside the list, which stays usable; Esc gives the focus back to the last row', async () => {
  mount(<List />);
  await page.getByRole('button', { name: 'Olena' }).click();
  await expect.element(page.getByRole('complementary', { name: 'Olena' })).toHaveFocus();
  await page.getByRole('button', { name: 'Petro' }).click();
  const drawer = page.getByRole('complementary', { name: 'Petro' });
  await expect.element(drawer).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Petro' })).toHaveFocus();
});

test('on a narrow screen it is a dialog over the page', async () => {
  await page.viewport(900, 800);
  mount(<List />);
  await page.getByRole('button', { name: 'Olena' }).click();
  const drawer = page.getByRole('dialog', { name: 'Olena' });
  await expect.element(drawer).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Olena' })).toHaveFocus();
});

/** Typing changes the title, as an update by another user would. */
function Renamed() {
  const [title, setTitle] = useState('Olena');
  return (
    <Drawer isOpen onClose={() => undefined} title={title} subject="1" closeLabel="Close">
      <input aria-label="Note" onChange={() => setTitle('Olha')} />
    </Drawer>
  );
}

test('whoever works in it keeps the focus when what it shows is called otherwise', async () => {
  mount(<Renamed />);
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.click();
  await userEvent.keyboard('a');
  await expect.element(page.getByRole('complementary', { name: 'Olha' })).toBeVisible();
  await expect.element(note).toHaveFocus();
});

function Rows() {
  const [id, setId] = useState<string | null>(null);
  return (
    <>
      <table>
        <tbody>
          {['1', '2'].map((row) => (
            <tr key={row} data-row-id={row} tabIndex={-1} aria-label={`Row ${row}`}>
              <td>
                <Button onPress={() => setId('1')}>{`Open ${row}`}</Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {id === null ? null : (
        <Drawer isOpen isForm onClose={() => setId(null)} title={`No. ${id}`} subject={id} closeLabel="Close">
          <input aria-label="Name" />
          <Button onPress={() => setId('2')}>Next</Button>
        </Drawer>
      )}
    </>
  );
}

test.each([1280, 900])(
  'at %i px: the first field of a form has the focus, after it the row that was shown last',
  async (width) => {
    await page.viewport(width, 800);
    mount(<Rows />);
    await page.getByRole('button', { name: 'Open 1' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await page.getByRole('button', { name: 'Next' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('row', { name: 'Row 2' })).toHaveFocus();
  },
);
