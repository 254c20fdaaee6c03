import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findViolations } from '../story-kit/axe.ts';
import { mount } from '../story-kit/mount.tsx';
import { FileField } from './file-field.tsx';
import { fileTexts } from './story-texts.ts';

const texts = fileTexts.en;
const file = new File(['key'], 'key.pfx');

function show(error?: string) {
  const onChoose = vi.fn<(file: File) => void>();
  mount(
    <FileField
      label="Key"
      hint="Up to 64 KB"
      error={error}
      fileName={null}
      texts={texts}
      onChoose={onChoose}
    />,
  );
  return { onChoose, name: () => onChoose.mock.lastCall?.[0].name };
}

test('a file is chosen', async () => {
  const { name } = show();
  await expect.element(page.getByRole('group', { name: 'Key' })).toBeVisible();
  await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
  await expect.poll(name).toBe('key.pfx');
});

test('a file is dropped on the field', async () => {
  const { name } = show();
  const field = page.getByRole('group', { name: 'Key' });
  await expect.element(field).toBeVisible();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  field.element().dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  await expect.poll(name).toBe('key.pfx');
});

test('what is wrong and what is meant belong to the button', async () => {
  show('Not a key');
  const button = page.getByRole('button', { name: texts.choose });
  await expect.element(button).toHaveAccessibleDescription('Not a key Up to 64 KB');
  expect(await findViolations()).toEqual([]);
});
