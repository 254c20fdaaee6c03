import type { Page } from '@playwright/test';

export interface ScreenContent {
  /** Number of elements, without links in the head, map tiles and announcements. */
  readonly elements: number;
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
    // Announcements of earlier screens are removed after some seconds.
    const noise = 'head > link, .leaflet-tile-pane *, [data-live-announcer] *';
    const count = () => document.querySelectorAll('*').length - document.querySelectorAll(noise).length;
    await still();
    let elements = count();
    const words = [document.title, document.body.textContent];
    // Only one row can be expanded at a time.
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
