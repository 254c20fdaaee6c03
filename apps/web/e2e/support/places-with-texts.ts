import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { sendRequest } from './objects-with-texts.ts';
import { readScreen, type ScreenContent } from './screen-content.ts';
import { readData } from './terminals-with-texts.ts';

type Place = (
  page: Page,
  api: APIRequestContext,
  texts: readonly string[],
  word: string,
) => Promise<ScreenContent>;

/** Places without an own address, or that show objects of the seed. */
export const openedPlaces: Readonly<Record<string, Place>> = {
  'the menu of saved views': async (page, api, texts) => {
    const { items } = await readData(api, '/auth/views?list=terminals');
    for (const [n, text] of texts.entries()) {
      const view = { name: text.slice(0, 60).trim(), parameters: [], is_default: false };
      const known = items[n];
      if (known)
        await sendRequest(api, 'put', `/auth/views/${known.id}`, { ...view, version: known.version });
      else await sendRequest(api, 'post', '/auth/views', { ...view, list: 'terminals' });
    }
    await page.goto('/terminals');
    await page.getByRole('button', { name: /^Подання/ }).click();
    await expect(page.getByRole('menuitemradio', { name: String(texts.at(-2)) })).toBeVisible();
    return readScreen(page);
  },
  'a choice of templates': async (page, _, texts, word) => {
    await page.goto('/offline');
    await page.getByRole('button', { name: /Шаблон налаштувань/ }).click();
    const popover = page.getByRole('dialog', { name: 'Шаблон налаштувань' });
    await popover.getByRole('searchbox').fill(word);
    await expect(popover.getByRole('option', { name: String(texts[1]) })).not.toHaveCount(0);
    return readScreen(page);
  },
  '/dashboard': async (page, api, texts) => {
    const silent = 'connectivity=offline&status=active&sort=-last_online_at&perPage=10&page=1';
    const { items } = await readData(api, `/terminals/terminals?${silent}`);
    for (const [n, { id }] of items.entries()) {
      const { point, version } = await readData(api, `/terminals/terminals/${id}`);
      await sendRequest(api, 'put', `/terminals/terminals/${id}`, {
        ...{ name: texts[n], point_id: point?.id ?? null, template_id: null, vehicle_id: null },
        ...{ test_mode: false, website: null, extra_info: null, settings: {}, version },
      });
    }
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'Нещодавно втратили зв’язок' })).toBeVisible();
    return readScreen(page);
  },
};
