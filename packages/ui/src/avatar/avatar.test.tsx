import { expect, test, vi } from 'vitest';
import { mount } from '../story-kit/mount.tsx';
import { Avatar, initialsOf } from './avatar.tsx';

test.each([
  ['Олена Коваль', 'ОК'],
  ['іван', 'І'],
  ['Шевченко Олександр Володимирович', 'ШО'],
  ['', ''],
])('initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a photo that can’t be had gives way to initials', async () => {
  const host = mount(<Avatar name="Олена Коваль" photoUrl="data:image/png;base64,AAAA" />);
  await vi.waitFor(() => expect(host.querySelector('[data-initials="ОК"]')).not.toBeNull(), {
    timeout: 15_000,
  });
  expect(host.querySelector('img')).toBeNull();
});

test('whoever has no name yet is a figure, in the middle of the circle', async () => {
  const host = mount(<Avatar name="" size="lg" />);
  await expect.poll(() => host.querySelector('svg')).not.toBeNull();
  const middle = (element: Element | null) => {
    const { left, top, width, height } = (element as Element).getBoundingClientRect();
    return [left + width / 2, top + height / 2].map(Math.round);
  };
  expect(middle(host.querySelector('svg'))).toEqual(middle(host.querySelector('[data-initials]')));
});

function painted(colours: readonly string[]): number[] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  for (const colour of colours) {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
  }
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

/** Contrast ratio of two colours (WCAG 2.2). */
function contrast(one: number[], other: number[]): number {
  const luminance = (colour: number[]) =>
    colour
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const rows = [
  'surface',
  'surface-2',
  'accent-soft',
  'positive-soft',
  'warning-soft',
  'danger-soft',
  'info-soft',
];

test.each(['light', 'dark'])('the circle shows on every kind of row, %s', async (theme) => {
  const host = mount(<Avatar name="Олена Коваль" />);
  await expect.poll(() => host.querySelector('[data-initials]')).not.toBeNull();
  document.documentElement.dataset.theme = theme;
  const root = getComputedStyle(document.documentElement);
  const { color, backgroundColor } = getComputedStyle(host.querySelector('[data-initials]') as Element);
  for (const row of rows) {
    const below = root.getPropertyValue(`--${row}`);
    const circle = painted([below, backgroundColor]);
    expect(contrast(circle, painted([below])), `circle on ${row}`).toBeGreaterThan(1.2);
    expect(contrast(painted([below, backgroundColor, color]), circle), `letters on ${row}`).toBeGreaterThan(
      4.5,
    );
  }
});
