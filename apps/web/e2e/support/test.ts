/**
 * Fixtures of all end-to-end tests:
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
 * Each test has its own merchant, so tests share one server. After each test: no script errors, no violations of the
 * Content-Security-Policy, and only the specification's keys in local storage.
 */
import type { Role } from '@kasa/contracts/shared/permissions';
import { test as base, expect, type Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { recordAxeCheck } from './axe-coverage.ts';
import { createMerchant, type Merchant, PASSWORD } from './merchant.ts';

interface Fixtures {
  merchant: Merchant;
  signIn: (role: Role, path?: string, on?: Page) => Promise<void>;
  /** Expects no axe violations in both themes. Every address must be checked by some test. */
  checkAccessibility: (on?: Page) => Promise<void>;
  expectedErrors: RegExp[];
  watch: undefined;
}

/** Spec §3: the allowed keys of local storage. */
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

/** Browsers log 4xx and 5xx responses and lost connections by themselves. */
const NETWORK = /^Failed to load resource/;

/** A random client address: the server's rate limits count by address (security T3, T4). */
const someAddress = () => `10.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 254)).join('.')}`;

export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({ browserName: _ }, use) => use({ 'x-forwarded-for': someAddress() }),

  merchant: async ({ baseURL }, use) => use(await createMerchant(String(baseURL))),

  signIn: async ({ page, merchant }, use) =>
    use(async (role, path = '/', on = page) => {
      const body = { phone: merchant.phoneOf(role), password: PASSWORD };
      const answer = await on.request.post('/api/v1/auth/sign-in', { data: body });
      const { code, data } = await answer.json();
      expect(code).toBe(0);
      // A same-origin page without the app, which reads local storage when it starts.
      await on.goto('/healthz');
      await on.evaluate(({ user, roles, token, menu, menu_icons, viewing_as, points, rights_givers }) => {
        localStorage.setItem('user_roles', JSON.stringify(roles));
        localStorage.setItem('token', token);
        localStorage.setItem('user_menu', JSON.stringify(menu));
        localStorage.setItem('user_menu_icons', JSON.stringify(menu_icons));
        localStorage.setItem('user', JSON.stringify({ ...user, viewing_as, points, rights_givers }));
      }, data);
      await on.goto(path);
      await expect(on.locator('main').filter({ visible: true })).not.toHaveCount(0);
    }),

  checkAccessibility: async ({ page }, use, info) =>
    use(async (on = page) => {
      recordAxeCheck(info, on.url());
      for (const theme of ['light', 'dark'] as const)
        expect(await accessibilityViolations(on, theme), `accessibility in the ${theme} theme`).toEqual([]);
    }),

  expectedErrors: async ({ browserName: _ }, use) => use([]),

  watch: [
    async ({ context, expectedErrors }, use, info) => {
      recordAxeCheck(info);
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
