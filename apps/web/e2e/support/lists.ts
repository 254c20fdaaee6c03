import { expect, type Locator, type Page } from '@playwright/test';

/** Loaded rows, without header, skeletons and expanded details. @param list the table's name */
export const rowsOf = (page: Page, list: string): Locator =>
  page.getByRole('table', { name: list, exact: true }).locator('tr[data-row-id]');

/** The number of a list's first terminal: a test merchant's numbers are not known in advance. */
export async function firstTerminalNumber(page: Page, list = 'Термінали'): Promise<string> {
  const number = rowsOf(page, list)
    .first()
    .getByText(/^S1\d{6}$/);
  return (await number.textContent()) ?? '';
}

/** Sets a filter to an option, default the first. Its field appears in a popover with its name. */
export async function filterBy(page: Page, name: string, choice?: string): Promise<void> {
  await page.getByRole('button', { name: 'Фільтр', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  const filter = page.getByRole('dialog', { name, exact: true });
  const select = filter.getByRole('button', { name: new RegExp(name) });
  const choices = page.getByRole('listbox', { name });
  await expect(choices.or(select)).toBeVisible();
  if (await select.isVisible()) await select.click();
  const option = choices
    .getByRole('option', choice === undefined ? {} : { name: choice, exact: true })
    .first();
  await option.click();
  const apply = filter.getByRole('button', { name: 'Застосувати' });
  if (await apply.isVisible()) return apply.click();
  // A click may miss while the list is being positioned, so it is retried.
  await expect(async () => {
    if (await choices.isVisible()) await option.click({ timeout: 1000 });
    await expect(choices).toBeHidden({ timeout: 1000 });
  }).toPass();
}
