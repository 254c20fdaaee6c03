import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FormSection } from '../form-section/form-section.tsx';
import { mount } from '../story-kit/mount.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormShell } from './form-shell.tsx';

const titles = ['General', 'Receipts', 'Timings', 'Callback', 'Notes'];

function Long({ shown = titles }: { shown?: readonly string[] }) {
  return (
    <FormShell
      title="Terminal"
      submitLabel="Save"
      submittingLabel="Saving"
      cancelLabel="Cancel"
      sectionsLabel="Sections"
      onSubmit={() => undefined}
    >
      {shown.map((title, at) => (
        <FormSection key={title} title={title}>
          {/* The last ones are too short to reach the top of the window. */}
          <div style={{ minHeight: at < 3 ? 900 : 60 }}>
            <TextField label={`Name of ${title}`} value="" onChange={() => undefined} />
          </div>
        </FormSection>
      ))}
    </FormShell>
  );
}

afterEach(() => page.viewport(1280, 800));

const links = page.getByRole('navigation', { name: 'Sections' });
const marked = () =>
  [...document.querySelectorAll('nav [aria-current]')].map((element) => element.textContent);

test('beside a long form stands a link to each section; the one in view is marked', async () => {
  mount(<Long />);
  await expect.element(links.getByRole('button')).toHaveLength(titles.length);
  expect(marked()).toEqual(['General']);
  window.scrollTo(0, 1100);
  await expect.poll(marked).toEqual(['Receipts']);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(marked).toEqual(['Notes']);
});

test('a link leads to its section by keyboard, and the next Tab into its fields', async () => {
  mount(<Long />);
  await links.getByRole('button', { name: 'Timings' }).click();
  await expect.element(page.getByRole('heading', { name: 'Timings' })).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'Timings' })).toBeInViewport();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('textbox', { name: 'Name of Timings' })).toHaveFocus();
});

test('a short section near the end is marked when it was gone to, until the page is scrolled', async () => {
  mount(<Long />);
  await links.getByRole('button', { name: 'Callback' }).click();
  await expect.poll(marked).toEqual(['Callback']);
  window.scrollTo(0, 0);
  await expect.poll(marked).toEqual(['General']);
});

function Changing() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Vehicle
      </button>
      <Long shown={isShown ? ['General', 'Transport', 'Notes'] : ['General', 'Notes']} />
    </>
  );
}

test('a section that comes later stands in its place, one that goes away is gone', async () => {
  mount(<Changing />);
  const names = () => [...document.querySelectorAll('nav button')].map((link) => link.textContent);
  await expect.poll(names).toEqual(['General', 'Notes']);
  await page.getByRole('button', { name: 'Vehicle' }).click();
  await expect.poll(names).toEqual(['General', 'Transport', 'Notes']);
  await page.getByRole('button', { name: 'Vehicle' }).click();
  await expect.poll(names).toEqual(['General', 'Notes']);
});

test('where there is no room it is a menu in the bar', async () => {
  await page.viewport(360, 740);
  mount(<Long />);
  await page.getByRole('button', { name: 'Sections' }).click();
  await expect
    .element(page.getByRole('menuitemradio', { name: 'General' }))
    .toHaveAttribute('aria-checked', 'true');
  await page.getByRole('menuitemradio', { name: 'Callback' }).click();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Callback' })).toHaveFocus();
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
});
