import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { axisTicks, hasLabel } from './axis.ts';
import { BarChart } from './bar-chart.tsx';

const hryvnias = (value: number) => `${value} ₴`;
const bars = Array.from({ length: 31 }, (_, n) => ({
  id: `${n + 1}`,
  label: `${String(n + 1).padStart(2, '0')}.10`,
  name: `${n + 1} October`,
  value: n === 0 ? 0 : n * 100,
  valueText: hryvnias(n * 100),
  cells: [hryvnias(n * 100)],
  href: n === 5 ? '#sixth' : undefined,
}));

function chart(changes: Partial<Parameters<typeof BarChart>[0]> = {}) {
  const onCopy = vi.fn();
  const host = mount(
    <div style={{ width: 328 }}>
      <BarChart
        title="By day"
        bars={bars}
        headings={['Day', 'Paid']}
        axisText={hryvnias}
        texts={{ table: 'Table', copy: 'Copy' }}
        onCopy={onCopy}
        {...changes}
      />
    </div>,
  );
  return { host, onCopy };
}

test('an axis has round steps up to the largest value', () => {
  expect(axisTicks(3000)).toEqual([0, 1000, 2000, 3000]);
  expect(axisTicks(1_842_050, 100)).toEqual([0, 500_000, 1_000_000, 1_500_000, 2_000_000]);
  expect(axisTicks(250, 100)).toEqual([0, 100, 200, 300]);
  expect(axisTicks(0, 100)).toEqual([0, 100]);
  expect(Array.from({ length: 24 }, (_, n) => n).filter((n) => hasLabel(n, 24))).toEqual([
    0, 4, 8, 12, 16, 20,
  ]);
});

test('the labels of 31 days do not overlap on a phone', async () => {
  const { host } = chart();
  await expect.element(page.getByText('01.10')).toBeVisible();
  const labels = [...host.querySelectorAll('span')].filter(({ textContent, children }) => {
    return /^\d\d\.10$/.test(textContent ?? '') && children.length === 0;
  });
  const boxes = labels.map((label) => label.getBoundingClientRect());
  expect(boxes.length).toBeGreaterThan(5);
  for (const [n, { left }] of boxes.entries()) {
    if (n > 0) expect(left).toBeGreaterThan((boxes[n - 1]?.right ?? 0) + 2);
  }
  expect(boxes.at(-1)?.right).toBeLessThan(
    Number(host.querySelector('section')?.getBoundingClientRect().right),
  );
});

test('a bar with an address is a link that is reached by keyboard and says what it is', async () => {
  const { host } = chart();
  const link = page.getByRole('link', { name: '6 October: 500 ₴' });
  await expect.element(link).toHaveAttribute('href', '#sixth');
  await expect.element(page.getByRole('img', { name: '2 October: 100 ₴' })).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(link.element());
  // Shown to eyes, too.
  await expect.poll(() => host.querySelector('p')?.textContent).toBe('6 October: 500 ₴');
});

test('a table takes the place of the bars, to be read and copied', async () => {
  const { onCopy } = chart();
  await page.getByRole('button', { name: 'Table' }).click();
  await expect.element(page.getByRole('table', { name: 'By day' })).toBeVisible();
  expect(page.getByRole('row').elements()).toHaveLength(32);
  await expect.element(page.getByRole('link', { name: '6 October' })).toHaveAttribute('href', '#sixth');
  await page.getByRole('button', { name: 'Copy' }).click();
  expect(onCopy.mock.calls[0]?.[0]).toMatch(/^Day\tPaid\n1 October\t0 ₴\n2 October\t100 ₴\n/);
});

test('what is copied are numbers, and the last row is the total', async () => {
  const { onCopy } = chart({
    bars: [
      { id: '1', label: '1', name: 'One', value: 1, valueText: '1 ₴', cells: ['1 ₴'], copiedCells: ['1,00'] },
    ],
    total: { name: 'Total', cells: ['1 ₴'], copiedCells: ['1,00'] },
  });
  const table = page.getByRole('button', { name: 'Table' });
  await expect.element(table).toHaveAttribute('aria-pressed', 'false');
  await table.click();
  await expect.element(table).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('rowheader', { name: 'Total' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  expect(onCopy.mock.calls[0]?.[0]).toBe('Day\tPaid\nOne\t1,00\nTotal\t1,00');
});

test('rows have names and values beside their bars', async () => {
  const { host } = chart({ layout: 'rows', bars: bars.slice(4, 7) });
  await expect.element(page.getByText('7 October')).toBeVisible();
  const widths = [...host.querySelectorAll<HTMLElement>('span[style*="width"]')].map(({ style }) =>
    Math.round(Number.parseFloat(style.width)),
  );
  expect(widths).toEqual([67, 83, 100]);
});

test('a mark stands above what is less, within the axis', async () => {
  const { host } = chart({ bars: bars.slice(1, 3).map((bar) => ({ ...bar, mark: 400 })) });
  await expect.element(page.getByText('02.10')).toBeVisible();
  const marks = [...host.querySelectorAll<HTMLElement>('span[style*="bottom"]')];
  expect(marks.map(({ style }) => style.bottom)).toEqual(['100%', '100%']);
});

test('where there is nothing it says so', async () => {
  chart({ bars: [], empty: 'No sales' });
  await expect.element(page.getByText('No sales')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
