import { expect, type Locator, type Page } from '@playwright/test';

/** Text to type by field name; `Enter` and `Tab` are pressed as keys. */
export type TypedValues = Readonly<Record<string, readonly string[]>>;

const MAX_STEPS = 200;
/** A list that leads to a field is none itself. */
const CONTROLS =
  'input:not([type="hidden"]), textarea, [role="spinbutton"], button[aria-haspopup="listbox"]:not([data-field="find_setting"] *)';

/** All fields of a form in order, by name (or label), with their content. */
export const fieldsOf = (form: Locator): Promise<[name: string, content: string][]> =>
  form.evaluate((root, controls) => {
    const held = new Map<string, string>();
    for (const control of root.querySelectorAll<HTMLInputElement>(controls)) {
      if (control.closest('[aria-hidden="true"]')) continue;
      const label = document.getElementById(control.getAttribute('aria-labelledby') ?? '');
      const field = control.closest<HTMLElement>('[data-field]');
      const name = field?.dataset.field ?? label?.textContent ?? '';
      const isValue = control.matches('input, textarea');
      const content =
        control.type === 'checkbox' ? control.checked : isValue ? control.value : control.textContent;
      held.set(name, `${held.get(name) ?? ''}${content}`);
    }
    return [...held];
  }, CONTROLS);

const focused = (page: Page) =>
  page.evaluate((controls) => {
    const control = document.activeElement;
    const label = document.getElementById(control?.getAttribute('aria-labelledby') ?? '');
    const field = control?.closest<HTMLElement>('[data-field]');
    const isButton = control?.tagName === 'BUTTON';
    const isSelect = isButton && control.getAttribute('aria-haspopup') === 'listbox';
    const isNumber = ['numeric', 'decimal'].includes(control?.getAttribute('inputmode') ?? '');
    const kind = control?.getAttribute('role') ?? control?.getAttribute('type') ?? 'text';
    return {
      field: control?.matches(controls) ? (field?.dataset.field ?? label?.textContent ?? '') : null,
      kind: isSelect ? 'select' : isButton ? 'button' : isNumber ? 'number' : kind,
      words: control?.textContent ?? '',
      /** Id of the row group, if any. */
      rows: control?.closest('fieldset')?.getAttribute('aria-labelledby') ?? null,
    };
  }, CONTROLS);

/** Chooses another option: the next, else the previous one. */
async function chooseAnother(page: Page, content: () => Promise<string>): Promise<void> {
  const before = await content();
  for (const keys of [['ArrowDown'], ['ArrowUp'], ['ArrowDown', 'ArrowDown']]) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option')).not.toHaveCount(0);
    for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeHidden();
    // The focus returns shortly after the list closes.
    await expect.poll(async () => (await focused(page)).kind).toBe('select');
    if ((await content()) !== before) return;
  }
}

async function write(page: Page, texts: readonly string[]): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  for (const text of texts) {
    if (/^(Enter|Tab)$/.test(text)) await page.keyboard.press(text);
    else await page.keyboard.type(text);
  }
}

async function change(page: Page, kind: string, content: () => Promise<string>, typed?: readonly string[]) {
  if (kind === 'select') await chooseAnother(page, content);
  else if (kind === 'checkbox') await page.keyboard.press('Space');
  else if (kind === 'spinbutton') await page.keyboard.type('0745');
  else await write(page, typed ?? [kind === 'number' ? '47' : 'Без миші']);
}

/**
 * Tabs to the submit button, changes each field, adds one row per group. Fails at an unchanged field.
 * @param typed by field name; others get a number or two words @returns the names of the changed fields
 */
export async function fillInByKeyboard(
  page: Page,
  form: Locator,
  typed: TypedValues,
  words: { readonly add: string; readonly send: string },
): Promise<ReadonlySet<string>> {
  const done = new Set<string>();
  const grown = new Set<string | null>();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const at = await focused(page);
    const { field, kind } = at;
    if (at.words === words.send) return done;
    if (at.words === words.add && !grown.has(at.rows)) {
      grown.add(at.rows);
      // The focus moves to the new row.
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await focused(page)).field).not.toBeNull();
      continue;
    }
    if (field !== null && !done.has(field)) {
      const content = async () => String(new Map(await fieldsOf(form)).get(field));
      const before = await content();
      await change(page, kind, content, typed[field]);
      await expect.poll(content, `${field} by the keyboard`).not.toBe(before);
      done.add(field);
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`“${words.send}” is not reached by ${MAX_STEPS} steps of Tab`);
}
