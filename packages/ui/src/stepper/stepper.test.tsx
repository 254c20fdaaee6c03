import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { Stepper } from './stepper.tsx';

const steps = [
  { id: 'phone', label: 'Phone', href: '#phone' },
  { id: 'company', label: 'Company', href: '#company' },
  { id: 'password', label: 'Password', href: '#password' },
];
const texts = { done: 'done', position: (step: number, count: number) => `Step ${step} of ${count}` };
const show = () => mount(<Stepper label="Registration" steps={steps} currentId="company" texts={texts} />);

afterEach(() => page.viewport(1280, 800));

test('says which steps are done, which one is now, and leads back only to what is done', async () => {
  show();
  const items = page.getByRole('list', { name: 'Registration' }).getByRole('listitem');
  await expect.element(items).toHaveLength(3);
  expect(items.elements().map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  await expect.element(page.getByRole('link')).toHaveLength(1);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Phone (done)' })).toHaveFocus();
});

test('on a phone only the present step has its words, and its place stands above', async () => {
  await page.viewport(360, 780);
  show();
  await expect.element(page.getByText('Step 2 of 3')).toBeVisible();
  const widthOf = (text: string) => page.getByText(text).element().getBoundingClientRect().width;
  expect(widthOf('Company')).toBeGreaterThan(20);
  expect(widthOf('Password')).toBeLessThan(2);
});
