/**
 * What end-to-end tests share:
 *
 *     import { expect } from '@playwright/test';
 *     import { test } from './support/test.ts';
 *
 *     test('a dispatcher sees the routes', async ({ page, signIn, checkAccessibility }) => {
 *       await signIn('dispatcher', '/Routes');
 *       await expect(page.getByRole('table', { name: 'Маршрути' })).toBeVisible();
 *       await checkAccessibility();
 *     });
 *
 * Each test has a merchant of its own, so tests run side by side against one server. After each one it is checked that
 * no script failed, that the Content-Security-Policy was not broken, and that local storage holds nothing but the
 * specification's keys.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Role } from '@kasa/contracts/shared/permissions';
import { test as base, expect, type Page } from '@playwright/test';
import { noteLook } from './looked-at.ts';
import { createMerchant, type Merchant, PASSWORD } from './merchant.ts';

interface Fixtures {
  merchant: Merchant;
  /** Signs in by the sign-in page and goes to a path; `on` another page than the test's own. */
  signIn: (role: Role, path?: string, on?: Page) => Promise<void>;
  /** axe finds nothing in the page as it is now, in both themes. Every address must be looked at by some test. */
  checkAccessibility: (on?: Page) => Promise<void>;
  /** Messages in the browser's console that this test expects, e.g. of a planted failure. */
  expectedErrors: RegExp[];
  watch: undefined;
}

/** Spec §3: all that local storage may hold. */
const storageKeys = [
  'user',
  'user_roles',
  'token',
  'user_menu',
  'user_menu_icons',
  'route',
  'locale',
  'signing_secret',
];

/** Browsers report answers of 4xx and 5xx and lost connections by themselves; tests of failures cause them. */
const NETWORK = /^Failed to load resource/;

/** An element that axe complains of, and what it measured. */
const describeNode = ({ html, any }: { html: string; any: readonly { message: string }[] }) =>
  [html, ...any.map(({ message }) => message)].join(' | ');

/** An address that no other test comes from, most likely: what the server counts by (security T3, T4). */
const someAddress = () => `10.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 254)).join('.')}`;

export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({ browserName: _ }, use) => use({ 'x-forwarded-for': someAddress() }),

  merchant: async ({ baseURL }, use) => use(await createMerchant(String(baseURL))),

  signIn: async ({ page, merchant }, use) =>
    use(async (role, path = '/', on = page) => {
      await on.goto(`/signin?redirect=${encodeURIComponent(path)}`);
      await on.locator('input[name="phone"]').fill(merchant.phoneOf(role));
      await on.locator('input[name="password"]').fill(PASSWORD);
      await on.keyboard.press('Enter');
      await on.waitForURL((url) => url.pathname !== '/signin');
      await expect(on.locator('main').filter({ visible: true })).not.toHaveCount(0);
    }),

  checkAccessibility: async ({ page }, use, info) =>
    use(async (on = page) => {
      noteLook(info, on.url());
      for (const theme of ['light', 'dark']) {
        await on.evaluate((name) => {
          document.documentElement.dataset.theme = name;
        }, theme);
        // The app has no frames, so axe need not put its findings together in a second page, at twice the time.
        // React Aria's announcer keeps for seconds what it has read out, also once the words it quotes are gone.
        // What passed is not described, which takes most of the time.
        // Of the second theme only the colours are others.
        const axe = new AxeBuilder({ page: on })
          .setLegacyMode()
          .options({
            resultTypes: ['violations'],
            ...(theme === 'dark' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}),
          })
          .exclude('[data-live-announcer]');
        const { violations } = await axe.analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(describeNode).join('\n')}`);
        expect(found, `accessibility in the ${theme} theme`).toEqual([]);
      }
    }),

  expectedErrors: async ({ browserName: _ }, use) => use([]),

  watch: [
    async ({ context, expectedErrors }, use, info) => {
      noteLook(info);
      const problems: string[] = [];
      context.on('weberror', (error) => problems.push(String(error.error().stack)));
      context.on('console', (message) => {
        if (message.type() === 'error' && !NETWORK.test(message.text())) problems.push(message.text());
      });
      await use(undefined);
      const isExpected = (text: string) => expectedErrors.some((pattern) => pattern.test(text));
      expect(problems.filter((text) => !isExpected(text))).toEqual([]);
      for (const page of context.pages().filter((open) => open.url().startsWith('http'))) {
        const keys = await page.evaluate(() => Object.keys(localStorage));
        expect(keys.filter((key) => !storageKeys.includes(key))).toEqual([]);
      }
    },
    { auto: true },
  ],
});
