/** Lists, as tests find their way in them: rows and filters, each looked for where it belongs. */
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The rows of a list that have come: not its head, nor what is drawn while it loads, nor what a row unfolds.
 * @param list the name of its table
 */
export const rowsOf = (page: Page, list: string): Locator =>
  page.getByRole('table', { name: list, exact: true }).locator('tr[data-row-id]');

/** The number of the first terminal of a list: those of the test's own merchant are not known beforehand. */
export async function firstNumber(page: Page, list = 'Термінали'): Promise<string> {
  const number = rowsOf(page, list)
    .first()
    .getByText(/^S1\d{6}$/);
  return (await number.textContent()) ?? '';
}

/** Sets a filter to one of its choices, or to the first one. Its field floats in a box that comes late and has its name. */
export async function filterBy(page: Page, name: string, choice?: string): Promise<void> {
  await page.getByRole('button', { name: 'Фільтр', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  const filter = page.getByRole('dialog', { name, exact: true });
  await filter.getByRole('button', { name: new RegExp(name) }).click();
  const choices = page.getByRole('listbox', { name });
  const option = choices
    .getByRole('option', choice === undefined ? {} : { name: choice, exact: true })
    .first();
  await option.click();
  // While the list still finds its place beside its field a click may miss: whoever sees that clicks again.
  await expect(async () => {
    if (await choices.isVisible()) await option.click({ timeout: 1000 });
    await expect(choices).toBeHidden({ timeout: 1000 });
  }).toPass();
}
