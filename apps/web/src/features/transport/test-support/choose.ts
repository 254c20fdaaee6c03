import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a select and searches it. @returns the option that starts with the search text */
export async function searchOption(
  user: UserEvent,
  form: HTMLElement,
  label: RegExp,
  search: string,
): Promise<HTMLElement> {
  // A dialog's form is loaded when the dialog opens.
  await user.click(await within(form).findByRole('button', { name: label }));
  await user.type(await screen.findByRole('searchbox'), search);
  return screen.findByRole('option', { name: new RegExp(`^${search}`) });
}

export async function chooseSearchResult(user: UserEvent, form: HTMLElement, label: RegExp, search: string) {
  await user.click(await searchOption(user, form, label, search));
}

/** Selects an option without a search. */
export async function choose(user: UserEvent, label: RegExp, option: RegExp | string) {
  await user.click(screen.getByRole('button', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}
