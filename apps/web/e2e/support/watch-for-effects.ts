import type { Page } from '@playwright/test';

/** What a page does that texts must not do: dialogs, requests elsewhere, violations of the policy. Grows as it goes. */
export async function watchForEffects(page: Page, origin: string): Promise<string[]> {
  const effects: string[] = [];
  page.on('dialog', (dialog) => {
    effects.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { origin: to, hostname, protocol } = new URL(request.url());
    const isOurs = to === origin || hostname === 'tile.openstreetmap.org' || protocol === 'data:';
    if (!isOurs) effects.push(`request: ${request.url()}`);
  });
  await page.exposeFunction('violated', (what: string) => effects.push(`policy: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      Object(window).violated(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return effects;
}
