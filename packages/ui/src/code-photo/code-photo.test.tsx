import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FoundCode } from '../code-scanner/found-code.ts';
import {
  blankCanvas,
  code128Picture,
  pictureFile,
  placePicture,
  qrPicture,
} from '../code-scanner/story-pictures.ts';
import { findViolations } from '../story-kit/axe.ts';
import { mount } from '../story-kit/mount.tsx';
import { CodePhoto } from './code-photo.tsx';
import { codePhotoTexts } from './story-texts.ts';

/** The first read loads the reader code, possibly on a busy machine. */
const poll = <T,>(value: () => T) => expect.poll(value, { timeout: 15_000 });
const texts = codePhotoTexts.en;

async function photo() {
  const onCodes = vi.fn<(codes: readonly FoundCode[]) => void>();
  const onStart = vi.fn<() => void>();
  const host = mount(
    <CodePhoto
      label="Photo"
      texts={texts}
      onCodes={onCodes}
      onStart={onStart}
      otherWays={<a href="#n">By number</a>}
    />,
  );
  await expect.element(page.getByRole('group', { name: 'Photo' })).toBeVisible();
  const input = host.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  const dropped = (file: File) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    return dataTransfer;
  };
  return {
    host,
    input,
    onStart,
    dropped,
    found: () => onCodes.mock.calls.flat(2).map(({ text }) => text),
  };
}

const expectProblem = (problem: keyof typeof texts.problems) =>
  expect.element(page.getByText(texts.problems[problem].title)).toBeVisible();

test('a chosen photo is shown small and read', async () => {
  const { host, input, found } = await photo();
  expect(await findViolations(host)).toEqual([]);
  const picture = placePicture(qrPicture('KASA:T:S1100101'), { width: 1600, height: 1200, degrees: 20 });
  await userEvent.upload(input, await pictureFile(picture, 'image/jpeg'));
  await poll(found).toEqual(['KASA:T:S1100101']);
  const preview = page.getByRole('img', { name: texts.picture });
  await expect.element(preview).toBeVisible();
  expect((preview.element() as HTMLCanvasElement).width).toBe(480);
  await expect.element(page.getByRole('button', { name: texts.again })).toBeVisible();
  expect(await findViolations(host)).toEqual([]);
});

test('dropping and pasting choose, too', async () => {
  const { host, dropped, found, onStart } = await photo();
  const target = host.querySelector('.code-area') as HTMLElement;
  const label = dropped(await pictureFile(code128Picture('S1900001')));
  target.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: label }));
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: label }));
  await poll(found).toEqual(['S1900001']);
  const pasted = dropped(await pictureFile(code128Picture('S1900002')));
  document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: pasted }));
  await poll(found).toEqual(['S1900001', 'S1900002']);
  document.body.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, clipboardData: new DataTransfer() }),
  );
  expect(onStart).toHaveBeenCalledTimes(2);
});

test('what is no use is said in words, with another way; the next photo takes the words away', async () => {
  const { host, input, dropped, found } = await photo();
  const drop = (file: File) =>
    host
      .querySelector('.code-area')
      ?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: dropped(file) }));
  drop(new File(['%PDF'], 'label.pdf', { type: 'application/pdf' }));
  await expectProblem('wrongType');
  await expect.element(page.getByRole('link', { name: 'By number' })).toBeVisible();
  expect(await findViolations(host)).toEqual([]);
  drop(new File(['no picture'], 'label.png', { type: 'image/png' }));
  await expectProblem('unreadable');
  drop(new File([new Uint8Array(33 * 1024 * 1024)], 'label.png', { type: 'image/png' }));
  await expectProblem('tooLarge');
  drop(await pictureFile(blankCanvas(300, 200).canvas));
  await expectProblem('nothingFound');
  expect(found()).toEqual([]);
  await userEvent.upload(input, await pictureFile(qrPicture('KASA:T:S1100101')));
  await poll(found).toEqual(['KASA:T:S1100101']);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('of two photos, one right after the other, the last one counts', async () => {
  const { input, found } = await photo();
  const first = await pictureFile(placePicture(qrPicture('KASA:T:S1100101'), { width: 3000, height: 2400 }));
  const second = await pictureFile(qrPicture('KASA:T:S1100102'));
  for (const file of [first, second]) {
    const files = new DataTransfer();
    files.items.add(file);
    document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: files }));
  }
  await poll(found).toEqual(['KASA:T:S1100102']);
  await userEvent.upload(input, await pictureFile(qrPicture('KASA:T:S1100103')));
  await poll(found).toEqual(['KASA:T:S1100102', 'KASA:T:S1100103']);
});

test('a reader that cannot be fetched is told', async () => {
  const { input } = await photo();
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        setTimeout(() => this.dispatchEvent(new Event('error')));
      }
      postMessage() {}
      terminate() {}
    },
  );
  await userEvent.upload(input, await pictureFile(qrPicture('KASA:T:S1100101')));
  await expectProblem('reader');
  vi.unstubAllGlobals();
});
