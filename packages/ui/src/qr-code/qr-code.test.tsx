import { decodeQR } from 'qr/decode.js';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { QrCode } from './qr-code.tsx';

const SIZE = 240;
afterEach(() => {
  delete document.documentElement.dataset.theme;
});

async function readDrawn(svg: Element): Promise<string> {
  const { backgroundColor, color } = getComputedStyle(svg);
  const copy = svg.cloneNode(true) as Element;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(SIZE));
  copy.setAttribute('height', String(SIZE));
  copy.setAttribute('style', `color: ${color}`);
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await picture.decode();
  const paper = new OffscreenCanvas(SIZE, SIZE).getContext('2d');
  if (paper === null) throw new Error('no canvas');
  paper.fillStyle = backgroundColor;
  paper.fillRect(0, 0, SIZE, SIZE);
  paper.drawImage(picture, 0, 0, SIZE, SIZE);
  const { data } = paper.getImageData(0, 0, SIZE, SIZE);
  return decodeQR({ width: SIZE, height: SIZE, data });
}

test.each([
  ['light', 'KASA:A:R4MW9KTX'],
  ['dark', 'KASA:T:S1800001'],
  ['light', 'https://cabinet.tax.gov.ua/cashregs/check?id=4000512345&date=20261120'],
  ['dark', 'Кав’ярня «Затишок» на Ринку'],
])('what is drawn in the %s theme is read back: %s', async (theme, text) => {
  mount(<QrCode text={text} label="Code" />);
  const drawn = page.getByRole('img', { name: 'Code' });
  await expect.element(drawn).toBeVisible();
  document.documentElement.dataset.theme = theme;
  expect(await readDrawn(drawn.element())).toBe(text);
});

test('is a square as wide as it is told to be, and follows its text', async () => {
  function Changing() {
    const [number, setNumber] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setNumber(2)}>
          Next
        </button>
        <QrCode text={`KASA:T:S180000${number}`} label="Code" width="160px" />
      </>
    );
  }
  mount(<Changing />);
  const drawn = page.getByRole('img', { name: 'Code' });
  await expect.element(drawn).toBeVisible();
  const { width, height } = drawn.element().getBoundingClientRect();
  expect([width, height]).toEqual([160, 160]);
  await page.getByRole('button').click();
  await expect.poll(() => readDrawn(drawn.element())).toBe('KASA:T:S1800002');
});
