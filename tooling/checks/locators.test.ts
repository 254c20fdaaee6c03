import { expect, test } from 'vitest';
import { createFixture } from '../test-support/fixture.ts';
import { locatorProblems } from './locators.ts';

const lists = `import type { Locator, Page } from '@playwright/test';
export const rowsOf = (page: Page, name: string) => page.getByRole('table', { name }).locator('tr');
export const anyRows = (page: Page) => page.locator('tr');
export const options = (list: Locator) => list.getByRole('option');
`;
/** A test with one step, on line 5. */
const story = (step: string) =>
  createFixture({
    'support/lists.ts': lists,
    'a.e2e.ts': `import { test } from '@playwright/test';
import { anyRows, options, rowsOf } from './support/lists.ts';
const box = (where: Page | Locator) => where.getByRole('checkbox');
test('a story', async ({ page, context }) => {
${step}
});
`,
  });

test.each([
  "await page.getByRole('button', { name: /Статус/ }).last().click();",
  "await page.locator('tr').nth(1).click();",
  'await anyRows(page).first().click();',
  "await anyRows(page).filter({ hasText: 'a' }).first().click();",
  'await box(page).first().click();',
  "const save = page.getByRole('button', { name: 'a' }); await save.first().click();",
  'const other = await context.newPage(); await other.getByText(/1/).first().click();',
  "for (const tab of [page]) await tab.getByText('a').first().click();",
  // Unnamed containers, named non-containers, and one of several containers.
  "await page.getByRole('dialog').getByRole('button').last().click();",
  "await page.getByRole('link', { name: 'a' }).locator('svg').first().click();",
  "await page.getByRole('row', { name: 'a' }).first().click();",
  "await page.getByRole('row', { name: 'a' }).filter({ hasText: 'b' }).first().click();",
  // Steps that widen or leave the container.
  "const one = page.getByRole('dialog', { name: 'a' }); await one.getByRole('link').or(page.getByRole('link')).nth(1).click();",
  "await page.getByRole('dialog', { name: 'a' }).page().getByRole('button').first().click();",
])('%s is found', (step) => {
  const [problem, ...more] = locatorProblems(story(step));
  expect(problem).toMatch(/^a\.e2e\.ts:5: \.(first|last|nth)\(\) on a whole page: look inside a dialog/);
  expect(more).toEqual([]);
});

test.each([
  "await page.getByRole('dialog', { name: 'Статус' }).getByRole('button').last().click();",
  "await page.getByRole('table', { name: 'a' }).getByRole('row').filter({ hasText: 'b' }).nth(1).click();",
  "await rowsOf(page, 'a').first().click();",
  "await rowsOf(page, 'a').first().getByRole('link').first().click();",
  "const list = page.getByRole('list', { name: 'a' }); const items = list.getByRole('listitem'); await items.last().click();",
  "const name = 'a'; const list = page.getByRole('listbox', { name }); await options(list).first().click();",
  'const pick = (where: Locator) => where.getByRole("button").last().click();',
])('%s passes', (step) => {
  expect(locatorProblems(story(step))).toEqual([]);
});

test.each(['button >> nth=0', ':nth-match(button, 2)'])(
  'a position in a selector is found: %s',
  (selector) => {
    expect(locatorProblems(story(`await page.locator('${selector}').click();`))).toEqual([
      expect.stringMatching(/^a\.e2e\.ts:5: a position inside of a selector/),
    ]);
  },
);

test('the line is that of the position, in helpers, too', () => {
  const folder = createFixture({
    'support/b.ts': "const a = (page: Page) =>\n  page\n    .getByText('a')\n    .first();\n",
  });
  expect(locatorProblems(folder)).toEqual([expect.stringMatching(/^support\/b\.ts:4: /)]);
});

test('a place without tests is no success', () => {
  expect(locatorProblems(createFixture({ 'a.md': '' }))).toEqual([
    'there are no tests: this check looks in the wrong place',
  ]);
});
