import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FieldHandle } from '../field/field.ts';
import { ControlledField } from '../story-kit/controlled-field.tsx';
import { mount } from '../story-kit/mount.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';

function mountDate(start: string | null, props: Partial<DateFieldProps> = {}, language: 'uk' | 'en' = 'uk') {
  const onChange = vi.fn();
  const host = mount(
    <ControlledField initialValue={start} onChange={onChange}>
      {(held) => <DateField label="Day" {...props} {...held} />}
    </ControlledField>,
    { language },
  );
  return {
    onChange,
    shown: () => host.querySelector('[role="group"]')?.textContent?.replace(/[\u2066-\u2069]/g, ''),
  };
}

test.for(['uk', 'en'] as const)(
  'is dd.mm.yyyy in %s, typed without leaving the keyboard',
  async (language) => {
    const ref = createRef<FieldHandle>();
    const { onChange, shown } = mountDate(null, { ref }, language);
    await expect.element(page.getByRole('spinbutton').first()).toBeVisible();
    ref.current?.focus();
    await userEvent.keyboard('01122026');
    expect(onChange).toHaveBeenLastCalledWith('2026-12-01');
    await expect.poll(() => shown()).toContain('01.12.2026');
  },
);

test('a day of which a part was erased is none, once left', async () => {
  const onBlur = vi.fn();
  const { onChange, shown } = mountDate('2026-12-01', { onBlur });
  await expect.element(page.getByRole('spinbutton').first()).toBeVisible();
  await userEvent.keyboard('{Tab}{Backspace}{Backspace}');
  await expect.poll(() => shown()).toContain('дд.12.2026');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.poll(() => onChange.mock.calls).toEqual([[null]]);
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('what is being typed outlives a render of the form around it', async () => {
  const { shown } = mountDate('2026-12-01');
  const day = page.getByRole('spinbutton').first();
  await expect.element(day).toBeVisible();
  await userEvent.keyboard('{Tab}{Backspace}{Backspace}{ArrowRight}1');
  await expect.poll(() => shown()).toContain('дд.01.2026');
});

test('the calendar opens by keyboard, begins on Monday, and gives a day', async () => {
  const { onChange } = mountDate('2026-11-20', { min: '2026-11-16' });
  await expect.element(page.getByRole('spinbutton').first()).toBeVisible();
  await userEvent.keyboard('{Tab}{Alt>}{ArrowDown}{/Alt}');
  const grid = page.getByRole('grid');
  await expect.element(grid).toBeVisible();
  expect(grid.element().querySelector('th')?.textContent).toBe('пн');
  const beforeMin = [...grid.element().querySelectorAll('[role="button"]')].find(
    (day) => day.textContent === '15',
  );
  expect(beforeMin?.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-27');
  await expect.element(grid).not.toBeInTheDocument();
});

test('is emptied by its button', async () => {
  const { onChange } = mountDate('2026-11-20', { clearLabel: 'Clear' });
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('the error describes every part', async () => {
  mountDate('2026-11-20', { error: 'Passed' });
  await expect.element(page.getByRole('spinbutton').first()).toHaveAccessibleDescription(/Passed/);
});

test('a day typed outside the bounds is a value: what is wrong with it is for the form to say', async () => {
  const { onChange } = mountDate(null, { min: '2026-11-16' });
  await expect.element(page.getByRole('spinbutton').first()).toBeVisible();
  await userEvent.keyboard('{Tab}01112026');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-01');
  expect(page.getByRole('spinbutton').first().element().getAttribute('aria-invalid')).toBeNull();
});
