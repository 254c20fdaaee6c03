// `pnpm gallery [path]`: pictures of every screen of the built product, side by side in gallery/index.html.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { exampleIds } from '../packages/contracts/src/shared/example-ids.ts';
import { chromiumOptions, signIn, startProduct } from './product.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'gallery');

const SIZES = [
  [360, 780],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const;
const LOOKS = [
  ['light', 'uk'],
  ['dark', 'en'],
] as const;

/** What stands for the id of an address, by how the address begins; the longest first. */
const IDS = [
  ['/terminals/runs', exampleIds.bulkRun],
  ['/terminals/templates', exampleIds.terminalTemplate],
  ['/terminals', exampleIds.terminalWithCash],
  ['/cash/rounds', exampleIds.collectionRound],
  ['/transactions/runs', exampleIds.reversalRun],
  ['/list/ecomm_callbacks/runs', exampleIds.resendRun],
  ['/branches', exampleIds.depot],
  ['/users/manage', exampleIds.point],
  ['/users/templates', exampleIds.rightsTemplate],
  ['/users', exampleIds.user],
  ['/Loyalty', exampleIds.discount],
] as const;
/** Screens that are told by a parameter what they show. */
const SEARCHES: Readonly<Record<string, string>> = {
  '/Route': `?id=${exampleIds.route}`,
  '/Route/Update': `?id=${exampleIds.route}`,
  '/terminals/success': `?id=${exampleIds.terminal}`,
};
const SIGNED_OUT = /^\/(signin|signup|welcome|reset-password|confirm-|singup|invitation)/;

const patterns = [...readFileSync(join(ROOT, 'docs/screens.md'), 'utf8').matchAll(/^\| `(\/[^`]*)`/gm)]
  .map(([, pattern]) => String(pattern))
  .filter((pattern) => process.argv[2] === undefined || pattern.startsWith(process.argv[2]));

const addressOf = (pattern: string) =>
  pattern.replace(':id', IDS.find(([start]) => pattern.startsWith(start))?.[1] ?? '') +
  (SEARCHES[pattern] ?? '');

const fileOf = (pattern: string, theme: string, width: number) =>
  `${pattern.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}-${theme}-${width}.png`;

async function takePictures(browser: Browser, base: string, [theme, language]: (typeof LOOKS)[number]) {
  const context = await browser.newContext({
    colorScheme: theme,
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((locale) => localStorage.setItem('locale', locale), language);
  const page = await context.newPage();
  const isOutside = (pattern: string) => SIGNED_OUT.test(pattern);
  const shoot = async (pattern: string) => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.goto(base + addressOf(pattern));
      await page.locator('main').first().waitFor();
      // A list is read, its late parts are fetched.
      await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
      await page.screenshot({ path: join(FOLDER, fileOf(pattern, theme, width)) });
    }
  };
  for (const pattern of patterns.filter(isOutside)) await shoot(pattern);
  await signIn(page, base);
  for (const pattern of patterns.filter((one) => !isOutside(one))) await shoot(pattern);
  await context.close();
}

function writeIndex() {
  const rows = patterns.map((pattern) => {
    const pictures = LOOKS.flatMap(([theme]) =>
      SIZES.map(
        ([width]) => `<img loading="lazy" src="${fileOf(pattern, theme, width)}" title="${width}" />`,
      ),
    );
    return `<h2>${pattern}</h2><div>${pictures.join('')}</div>`;
  });
  const style = 'body{font:16px sans-serif}div{display:flex;overflow:auto;gap:8px}img{height:420px}';
  writeFileSync(
    join(FOLDER, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Kasa</title><style>${style}</style>${rows.join('')}`,
  );
}

mkdirSync(FOLDER, { recursive: true });
const product = await startProduct();
const browser = await chromium.launch(chromiumOptions);
try {
  for (const look of LOOKS) await takePictures(browser, product.base, look);
  writeIndex();
  process.stdout.write(`${patterns.length} screens: ${join(FOLDER, 'index.html')}\n`);
} finally {
  await browser.close();
  product.stop();
}
