import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CodeReader, openCodeReader } from './code-reader.ts';
import { blankCanvas, code128Picture, eanPicture, placePicture, qrPicture } from './story-pictures.ts';

let reader: CodeReader;
beforeAll(() => {
  reader = openCodeReader();
});
afterAll(() => reader.close());

const texts = async (picture: OffscreenCanvas, effort: 'frame' | 'thorough-frame' | 'photo' = 'photo') => {
  const { codes, isComplete } = await reader.read(await createImageBitmap(picture), effort);
  expect(isComplete).toBe(true);
  return codes.map(({ text }) => text);
};

const large = { width: 1200, height: 900 };

test.each([
  ['straight', {}],
  ['turned by 45°', { degrees: 45 }],
  ['upside down', { degrees: 180 }],
  ['small in a large picture', { scale: 0.4 }],
] as const)('a QR code %s', async (_, how) => {
  const picture = placePicture(qrPicture('KASA:T:S1100101'), { ...large, ...how });
  expect(await texts(picture)).toEqual(['KASA:T:S1100101']);
  expect(await texts(picture, 'frame')).toEqual(['KASA:T:S1100101']);
});

test('a QR code with Ukrainian text, light on dark', async () => {
  const context = blankCanvas(600, 600);
  context.drawImage(qrPicture('Термінал «Каса 1», S1100101'), 100, 100);
  context.globalCompositeOperation = 'difference';
  context.fillStyle = '#d8e0d0';
  context.fillRect(0, 0, 600, 600);
  expect(await texts(context.canvas)).toEqual(['Термінал «Каса 1», S1100101']);
});

test.each([
  ['EAN-13', eanPicture('4820000000017'), '4820000000017'],
  ['EAN-13 turned', placePicture(eanPicture('4006381333931', 3), { ...large, degrees: 90 }), '4006381333931'],
  ['Code 128', code128Picture('S1900001'), 'S1900001'],
  ['Code 128 tilted', placePicture(code128Picture('S1900001', 3), { ...large, degrees: 6 }), 'S1900001'],
  ['Code 128 with small letters', code128Picture('a920-1100101'), 'a920-1100101'],
] as const)('bars: %s', async (_, picture, text) => {
  expect(await texts(picture)).toEqual([text]);
  expect(await texts(picture, 'thorough-frame')).toEqual([text]);
  expect(await texts(picture, 'frame')).toEqual([]);
});

test('a label with several codes gives them all, each once', async () => {
  const label = blankCanvas(1200, 900);
  label.drawImage(qrPicture('KASA:T:S1900001'), 60, 60);
  label.drawImage(qrPicture('KASA:A:K7900001'), 600, 60);
  label.drawImage(code128Picture('S1900001'), 60, 400);
  label.drawImage(eanPicture('4820000000017'), 60, 600);
  expect((await texts(label.canvas)).sort()).toEqual([
    '4820000000017',
    'KASA:A:K7900001',
    'KASA:T:S1900001',
    'S1900001',
  ]);
});

test('a picture of twenty million points is read, too', async () => {
  const picture = placePicture(qrPicture('KASA:T:S1100101', 30), { width: 5200, height: 3900, degrees: 12 });
  expect(await texts(picture)).toEqual(['KASA:T:S1100101']);
});

test('where there is no code, none is found', async () => {
  const context = blankCanvas(600, 400);
  context.fillStyle = '#333';
  for (let n = 0; n < 400; n += 1) context.fillRect((n * 97) % 600, (n * 53) % 400, 11, 7);
  expect(await texts(context.canvas)).toEqual([]);
  expect(await texts(blankCanvas(1, 1).canvas)).toEqual([]);
});

test('a closed reader reads no more', async () => {
  const other = openCodeReader();
  const under = other.read(await createImageBitmap(blankCanvas(10, 10).canvas), 'photo');
  other.close();
  await expect(under).rejects.toThrow('closed');
  await expect(other.read(await createImageBitmap(blankCanvas(10, 10).canvas), 'photo')).rejects.toThrow(
    'closed',
  );
});
