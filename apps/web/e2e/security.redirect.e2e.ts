/**
 * T7: `redirect` never leads to another origin and never runs a script, by Chromium's own URL parsing.
 * Planted fault: a `safeRedirect` that only compares origins (`/.//evil.example` passed).
 */
import { expect, type Page } from '@playwright/test';
import {
  safeRedirectValues,
  unsafeRedirectValues,
} from '../src/shared/session/test-support/redirect-values.ts';
import { isDeepRun } from './support/deep-run.ts';
import { PASSWORD } from './support/merchant.ts';
import { navigateInApp } from './support/screen-content.ts';
import { test } from './support/test.ts';

function watchForWaysOut(page: Page, origin: string): string[] {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) seen.push(request.url());
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !frame.url().startsWith(`${origin}/`)) seen.push(frame.url());
  });
  return seen;
}

const signInWith = (redirect: string) => `/signin?redirect=${encodeURIComponent(redirect)}`;
/** The server rejects addresses with a null byte. */
const readable = unsafeRedirectValues.filter((vector) => !vector.includes('\0'));
/** Reloading is slow: normally every sixth address is loaded, the others use history navigation. */
const isLoaded = (n: number) => isDeepRun || n % 6 === 0;

/** The address changes before the screen; navigating meanwhile would interrupt the redirect. */
const isShown = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

test('no redirect leads somebody who is signed in to another origin, or runs a script', {
  tag: '@deep',
}, async ({ page, signIn }) => {
  await signIn('accountant', '/nowhere');
  const { origin } = new URL(page.url());
  const waysOut = watchForWaysOut(page, origin);
  for (const [n, vector] of readable.entries()) {
    if (isLoaded(n)) await page.goto(signInWith(vector), { waitUntil: 'commit' });
    else await navigateInApp(page, signInWith(vector));
    // `/` is the list of terminals.
    await expect(page, JSON.stringify(vector)).toHaveURL(`${origin}/`);
    await isShown(page);
  }
  expect(waysOut).toEqual([]);
});

test('a redirect to a place of the product survives sign-in whole', async ({ page, signIn }) => {
  await signIn('accountant', '/nowhere');
  const { origin } = new URL(page.url());
  for (const place of ['/Routes?page=2&perPage=20#x', ...safeRedirectValues]) {
    await navigateInApp(page, signInWith(place));
    await expect(page, place).toHaveURL(origin + place);
    await isShown(page);
  }
});

test('signing in leads to the place, with query and hash, and a trap leads home', async ({
  page,
  merchant,
  baseURL,
}) => {
  const waysOut = watchForWaysOut(page, String(baseURL));
  for (const [redirect, place] of [
    ['/Routes?page=2&perPage=20#x', '/Routes?page=2&perPage=20#x'],
    ['/a/..//evil.example', '/'],
    ['javascript:alert(1)', '/'],
  ] as const) {
    await page.goto(signInWith(redirect));
    await page.locator('input[name="phone"]').fill(merchant.phoneOf('accountant'));
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(baseURL + place);
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
  }
  expect(waysOut).toEqual([]);
});
