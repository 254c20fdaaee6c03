import type { Page } from '@playwright/test';

/** What a screen consists of. */
export interface Sight {
  /** How many elements there are, without what the page itself loads (links in its head, tiles of maps). */
  readonly elements: number;
  /** All words, those in fields and in opened rows too, with single spaces between them. */
  readonly text: string;
}

/** Opens an address in the page as it is, as "back" does. */
export const openInside = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Looks at a screen once its requests are answered and nothing moves any more; opens the rows that can be opened. */
export async function look(page: Page): Promise<Sight> {
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
    // What was read out of screens before goes after some seconds.
    const noise = 'head > link, .leaflet-tile-pane *, [data-live-announcer] *';
    const count = () => document.querySelectorAll('*').length - document.querySelectorAll(noise).length;
    await still();
    let elements = count();
    const words = [document.title, document.body.textContent];
    // One row is open at a time.
    const buttons = 'td button[aria-expanded="false"]:not([aria-haspopup])';
    for (const button of [...document.querySelectorAll<HTMLElement>(buttons)]) {
      button.click();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      elements += count();
      words.push(
        ...[...document.querySelectorAll<HTMLElement>('tr.dt-expanded')].map((row) => row.textContent),
      );
    }
    const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
    words.push(...[...fields].map(({ value }) => value));
    return { elements, text: words.join('\n').replaceAll(/\s+/g, ' ') };
  });
}
