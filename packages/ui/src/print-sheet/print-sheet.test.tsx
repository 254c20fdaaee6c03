import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { PrintSheet } from './print-sheet.tsx';

test('stands beside the page, unseen until it is printed, and goes with its owner', async () => {
  const show = (isOpen: boolean) =>
    mount(
      <>
        <p>On the screen</p>
        {isOpen ? (
          <PrintSheet>
            <p>On paper</p>
          </PrintSheet>
        ) : null}
      </>,
    );
  const host = show(true);
  await expect.element(page.getByText('On the screen')).toBeVisible();
  const sheet = page.getByText('On paper').element();
  expect(host.contains(sheet)).toBe(false);
  expect(sheet.checkVisibility()).toBe(false);
  const printed = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join('\n');
  expect(printed).toMatch(/@media print[\s\S]*\.kasa-print/);
});
