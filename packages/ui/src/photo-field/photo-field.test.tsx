import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findViolations } from '../story-kit/axe.ts';
import { ControlledField } from '../story-kit/controlled-field.tsx';
import { mount } from '../story-kit/mount.tsx';
import { PhotoField } from './photo-field.tsx';
import { photoTexts } from './story-texts.ts';

type Value = Blob | null | undefined;
const texts = photoTexts.en;

async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(200, 100);
  const context = canvas.getContext('2d');
  for (const [colour, x] of [
    ['red', 0],
    ['blue', 100],
  ] as const) {
    if (context) context.fillStyle = colour;
    context?.fillRect(x, 0, 100, 100);
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'p.png', { type: 'image/png' });
}

async function colourAt(photo: Blob, x: number, y: number) {
  const bitmap = await createImageBitmap(photo);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
  return { side: bitmap.width, isRed: red > 200 && blue < 60, isBlue: blue > 200 && red < 60 };
}

async function show(photoUrl?: string) {
  const onChange = vi.fn<(value: Value) => void>();
  mount(
    <ControlledField<Value> initialValue={undefined} onChange={onChange}>
      {(held) => (
        <PhotoField label="Photo" personName="Olena Koval" photoUrl={photoUrl} texts={texts} {...held} />
      )}
    </ControlledField>,
  );
  await expect.element(page.getByRole('group', { name: 'Photo' })).toBeVisible();
  const input = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  return { onChange, latest: () => onChange.mock.lastCall?.[0] as Blob, input };
}

test('a chosen picture is cropped by keyboard and given as a square of 256 pixels', async () => {
  const { latest, input } = await show();
  await userEvent.upload(input(), await picture());
  const crop = page.getByRole('button', { name: texts.crop });
  await expect.element(crop).toBeVisible();
  await expect.poll(() => latest()?.type).toBe('image/webp');
  expect(await colourAt(latest(), 20, 128)).toMatchObject({ side: 256, isRed: true });
  expect(await colourAt(latest(), 236, 128)).toMatchObject({ isBlue: true });
  expect(await findViolations()).toEqual([]);

  (crop.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight>12/}');
  await expect.poll(async () => (await colourAt(latest(), 20, 128)).isBlue).toBe(true);
  const whole = latest();
  await userEvent.keyboard('+++');
  await expect.element(page.getByRole('slider', { name: texts.zoom })).toHaveValue('1.3');
  await expect.poll(latest).not.toBe(whole);
});

test('the crop, its zoom and the buttons are reached by Tab, and each answers keys', async () => {
  const { latest, input } = await show();
  await userEvent.upload(input(), await picture());
  const crop = page.getByRole('button', { name: texts.crop });
  const zoom = page.getByRole('slider', { name: texts.zoom });
  await expect.element(crop).toBeVisible();

  await userEvent.keyboard('{Tab}');
  await expect.element(crop).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft>12/}');
  await expect.poll(async () => (await colourAt(latest(), 236, 128)).isRed).toBe(true);
  await userEvent.keyboard('++-');
  await expect.element(zoom).toHaveValue('1.1');

  await userEvent.keyboard('{Tab}');
  await expect.element(zoom).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(zoom).toHaveValue('1.3');
  await userEvent.keyboard('{Home}');
  await expect.element(zoom).toHaveValue('1');

  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: texts.choose })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(crop).not.toBeInTheDocument();
});

test('dropping and pasting choose, too; what is no picture is refused in words', async () => {
  const { latest, onChange } = await show();
  const group = page.getByRole('group', { name: 'Photo' });
  const files = new DataTransfer();
  files.items.add(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
  group.element().dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: files }));
  await expect.element(page.getByRole('alert')).toHaveTextContent(texts.wrongType);
  const broken = new DataTransfer();
  broken.items.add(new File(['no picture'], 'a.png', { type: 'image/png' }));
  group.element().dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: broken }));
  await expect.element(page.getByRole('alert')).toHaveTextContent(texts.unreadable);
  const foreign = new DataTransfer();
  foreign.items.add(new File(['no picture'], 'a.heic', { type: 'image/heic' }));
  group.element().dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: foreign }));
  await expect.element(page.getByRole('alert')).toHaveTextContent(texts.wrongType);
  expect(onChange).not.toHaveBeenCalled();
  const good = new DataTransfer();
  good.items.add(await picture());
  group.element().dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: good }));
  await expect.poll(() => latest()?.type).toBe('image/webp');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('where fingers point, any photo of the phone is offered, and its camera', async () => {
  const { matchMedia } = window;
  const queries = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => matchMedia(query === '(pointer: coarse)' ? 'all' : query));
  const { latest } = await show();
  await expect.element(page.getByRole('button', { name: texts.take })).toBeVisible();
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')];
  expect(inputs.map((input) => [input.accept, input.getAttribute('capture')])).toEqual([
    ['image/*', null],
    ['image/*', 'user'],
  ]);
  await userEvent.upload(inputs[1] as HTMLInputElement, await picture());
  await expect.poll(() => latest()?.type).toBe('image/webp');
  queries.mockRestore();
});

test('removing takes back a choice, or asks for the stored photo to go', async () => {
  const first = await show();
  await userEvent.upload(first.input(), await picture());
  await page.getByRole('button', { name: texts.remove }).click();
  expect(first.onChange).toHaveBeenLastCalledWith(undefined);
});

test('a stored photo is removed', async () => {
  const { onChange } = await show('data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=');
  await page.getByRole('button', { name: texts.remove }).click();
  expect(onChange).toHaveBeenLastCalledWith(null);
  await expect.element(page.getByRole('button', { name: texts.remove })).not.toBeInTheDocument();
});
