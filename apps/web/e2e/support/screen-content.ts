import type { Page } from '@playwright/test';

export interface ScreenContent {
  /** Elements that load, run or send something, and those with a handler or a script as address, by tag and attributes. */
  readonly active: readonly string[];
  /** All text, including fields and expanded rows, with single spaces. */
  readonly text: string;
}

/** Navigates without reloading the page, like the browser's back button. */
export const navigateInApp = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Reads a screen after its requests are answered and the DOM is stable; expands its rows. */
export async function readScreen(page: Page): Promise<ScreenContent> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    const QUIET = 100;
    const still = () =>
      new Promise<void>((resolve) => {
        let timer: ReturnType<typeof setTimeout>;
        const observer = new MutationObserver(() => again());
        const again = () => {
          clearTimeout(timer);
          timer = setTimeout(() => {
            observer.disconnect();
            resolve();
          }, QUIET);
        };
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        again();
      });
    // What a text could make; without what the app's head and the map's background have.
    const tags = 'script, img, iframe, object, embed, link, meta, base, form, style, details, math, mi, b, i';
    const noise = 'head > link, head > style, .leaflet-tile-pane *';
    const isActive = (element: Element) =>
      element.matches(tags) ||
      [...element.attributes].some(
        ({ name, value }) =>
          /^(on|srcdoc$)/.test(name) || (/(href|action)$/.test(name) && /^\s*javascript:/i.test(value)),
      );
    const active = () =>
      [...document.querySelectorAll('*')]
        .filter((element) => isActive(element) && !element.matches(noise))
        .map((element) => `${element.localName} ${element.getAttributeNames().sort().join(' ')}`);
    await still();
    const found = active();
    const words = [document.title, document.body.textContent];
    // Only one row can be expanded at a time.
    const buttons = 'td button[aria-expanded="false"]:not([aria-haspopup])';
    for (const button of [...document.querySelectorAll<HTMLElement>(buttons)]) {
      button.click();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      found.push(...active());
      words.push(
        ...[...document.querySelectorAll<HTMLElement>('tr.dt-expanded')].map((row) => row.textContent),
      );
    }
    const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
    words.push(...[...fields].map(({ value }) => value));
    return { active: found.sort(), text: words.join('\n').replaceAll(/\s+/g, ' ') };
  });
}
