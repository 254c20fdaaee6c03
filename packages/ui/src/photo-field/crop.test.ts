import { expect, test } from 'vitest';
import { cropSide, fitted, middle } from './crop.ts';

const wide = { width: 400, height: 200 };

test('a crop begins as the largest square in the middle', () => {
  expect(fitted(wide, middle(wide))).toEqual({ x: 200, y: 100, zoom: 1 });
  expect(cropSide(wide, 1)).toBe(200);
  expect(cropSide(wide, 4)).toBe(50);
});

test.each([
  [
    { x: -50, y: 100, zoom: 1 },
    { x: 100, y: 100, zoom: 1 },
  ],
  [
    { x: 900, y: 900, zoom: 2 },
    { x: 350, y: 150, zoom: 2 },
  ],
  [
    { x: 200, y: 100, zoom: 0.2 },
    { x: 200, y: 100, zoom: 1 },
  ],
  [
    { x: 0, y: 0, zoom: 99 },
    { x: 25, y: 25, zoom: 4 },
  ],
])('%o stays within the picture', (asked, kept) => {
  expect(fitted(wide, asked)).toEqual(kept);
});
