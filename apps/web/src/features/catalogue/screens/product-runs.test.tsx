import { newIdempotencyKey } from '@kasa/client/http/idempotency';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { loadAllOnDemand } from '@kasa/ui/on-demand';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const { productToEdit: tea, productToDelete: halva, productToRestore: archived, productToPrice } = exampleIds;
const NOW = new Date('2026-11-20T09:00:00.000Z');
const LIST = '/products?q=10019';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const rows = () => [...document.querySelectorAll<HTMLElement>('table tr[data-row-id]')];
const row = (id: string) => document.querySelector<HTMLElement>(`table tr[data-row-id="${id}"]`);
const plain = (element: Element | undefined | null) => (element?.textContent ?? '').replace(/\s/g, ' ');
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
type Dialog = Awaited<ReturnType<typeof dialogOf>>;
const started = ({ requests }: RenderedApp) =>
  requests.filter((one) => one.endsWith('POST /api/v1/catalogue/product-runs')).length;
const productOf = ({ services }: RenderedApp, id: string = tea) =>
  services.client.operation('getProduct')({ params: { id } });

async function ask({ user }: RenderedApp, action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Дії з вибраними' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

/** Chooses products by hand and what is done to them. */
async function choose(action: string, ids = [tea]): Promise<RenderedApp> {
  const app = await renderApp(LIST, { as: 'owner' });
  for (const id of ids) {
    await waitFor(() => expect(row(id)).not.toBeNull());
    await app.user.click(within(row(id) as HTMLElement).getByRole('checkbox'));
  }
  await ask(app, action);
  return app;
}

async function look({ user }: RenderedApp, step: string, preview: string): Promise<Dialog> {
  await user.click((await dialogOf(step)).getByRole('button', { name: 'Переглянути зміни' }));
  return dialogOf(preview);
}

/** Raises the prices of the chosen products by five per cent. */
async function raise(ids = [tea], when?: RegExp): Promise<{ app: RenderedApp; preview: Dialog }> {
  const app = await choose('Змінити ціни', ids);
  const dialog = await dialogOf('Змінити ціни');
  await app.user.type(dialog.getByRole('textbox', { name: /Відсоток/ }), '5');
  await dialog.findByText('Наприклад: 84,90 → 89,00');
  if (when) await app.user.click(dialog.getByRole('radio', { name: when }));
  return { app, preview: await look(app, 'Змінити ціни', 'Зміна ціни') };
}

async function begin(app: RenderedApp, preview: Dialog, name: RegExp): Promise<void> {
  await app.user.dblClick(await preview.findByRole('button', { name }));
  await waitFor(() => expect(app.location()).toMatch(/^\/products\/runs\/[\da-f-]{36}$/));
  expect(started(app)).toBe(1);
}

async function finish(app: RenderedApp): Promise<void> {
  await app.work();
  await screen.findByText('Завершено');
}

/** A run as the server begins it; nothing of it is done until `work`. */
async function beginBeside({ services }: RenderedApp) {
  const target = { product_ids: [halva] };
  const change = {
    ...({ action: 'change_price', percent: 1_000, amount: null, rounding: 'none' } as const),
    ...{ point_id: null, effective_on: null },
  };
  const { digest } = await services.client.operation('previewProductRun')({ body: { target, change } });
  return services.client.operation('startProductRun')(
    { body: { target, change, digest } },
    { idempotencyKey: newIdempotencyKey() },
  );
}

describe('prices of chosen products', () => {
  it('are raised by five per cent, rounded to 50: looked at, begun once, and told of', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { app, preview } = await raise([tea, halva]);
    const item = (await preview.findByText('100191')).closest('li');
    expect(plain(item)).toBe('Чай чорний «Карпати», 100 г10019184,90 ₴89,00 ₴');
    preview.getByText('+5 %, до 50 копійок, основна ціна');
    await begin(app, preview, /^Змінити ціну 2 товарів/);
    await screen.findByRole('heading', { level: 1, name: 'Зміна ціни' });
    await finish(app);
    await waitFor(() => expect(plain(rows()[1])).toMatch(/^Чай.*84,90 ₴89,00 ₴Змінено/));
    expect(await productOf(app)).toMatchObject({ price: 8_900 });
    await app.user.click(screen.getByRole('button', { name: 'Протокол XLSX' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const [link] = saved.mock.contexts as HTMLAnchorElement[];
    expect(link?.getAttribute('href')).toMatch(/\/product-runs\/[\da-f-]{36}\/export\?format=xlsx$/);
  });

  it('are lowered by a sum, to what ends in 9', async () => {
    const app = await choose('Змінити ціни');
    const dialog = await dialogOf('Змінити ціни');
    await app.user.click(dialog.getByRole('radio', { name: 'Знизити' }));
    await app.user.click(dialog.getByRole('radio', { name: 'На суму' }));
    await app.user.type(dialog.getByRole('textbox', { name: /Сума/ }), '12,50');
    await app.user.click(dialog.getByRole('radio', { name: 'Із закінченням на 9' }));
    await dialog.findByText('Наприклад: 84,90 → 69,00');
    const preview = await look(app, 'Змінити ціни', 'Зміна ціни');
    await begin(app, preview, /^Змінити ціну 1 товару/);
    await finish(app);
    expect(await productOf(app)).toMatchObject({ price: 6_900 });
  });

  it('are planned for Monday, and the product says so', async () => {
    const { app, preview } = await raise([tea], /^З понеділка, 23\.11\.2026/);
    await begin(app, preview, /^Запланувати ціну 1 товару/);
    await finish(app);
    await screen.findByText('«Змінено» означає, що ціну заплановано. Діятиме вона з 23.11.2026.');
    expect(await productOf(app)).toMatchObject({ price: 8_490 });
    await app.goTo(`${LIST}&open=${tea}`);
    const planned = await screen.findByRole('region', { name: 'Заплановані зміни' });
    expect(plain(planned)).toContain('З 23.11.2026 – 89,00 ₴');
  });

  it('are asked for again with what was said before, and not without saying by how much', async () => {
    const { app, preview } = await raise();
    await app.user.click(preview.getByRole('button', { name: 'Змінити умови' }));
    const dialog = await dialogOf('Змінити ціни');
    const percent = dialog.getByRole('textbox', { name: /Відсоток/ }) as HTMLInputElement;
    expect(percent.value).toBe('5');
    await app.user.clear(percent);
    await app.user.click(dialog.getByRole('button', { name: 'Переглянути зміни' }));
    expect(await dialog.findByText("Поле обов'язкове")).toBeTruthy();
  });

  it('that changed meanwhile are shown anew, and only then begun', async () => {
    const { app, preview } = await raise();
    const { version } = await productOf(app);
    await app.services.client.operation('changeProductPrice')({
      params: { id: tea },
      body: { point_id: null, price: 10_000, effective_on: null, version },
    });
    await app.user.click(await preview.findByRole('button', { name: /^Змінити ціну 1 товару/ }));
    await preview.findByText(/^Поки ви переглядали, дані змінилися/);
    await preview.findByText('105,00 ₴');
    await app.user.click(await preview.findByRole('button', { name: /^Змінити ціну 1 товару/ }));
    await waitFor(() => expect(started(app)).toBe(2));
    await finish(app);
    expect(await productOf(app)).toMatchObject({ price: 10_500 });
  });

  it('wait while such a run goes on, and the dialog leads to it', async () => {
    const { app, preview } = await raise();
    const going = await beginBeside(app);
    await app.user.click(await preview.findByRole('button', { name: /^Змінити ціну 1 товару/ }));
    const link = await preview.findByRole('link', { name: 'Переглянути хід виконання' });
    expect(link.getAttribute('href')).toBe(`/products/runs/${going.id}`);
  });
});

describe('chosen products', () => {
  it('are all that the filter lets through, on whatever page', async () => {
    const app = await renderApp('/products?kind=goods', { as: 'owner' });
    await waitFor(() => expect(rows()).toHaveLength(10));
    await app.user.click(screen.getByRole('checkbox', { name: 'Вибрати всі рядки' }));
    const all = await screen.findByRole('button', { name: /^Вибрати всі \d+$/ });
    const count = all.textContent?.match(/\d+/)?.[0];
    await app.user.click(all);
    await ask(app, 'В архів');
    const preview = await dialogOf('Перенесення в архів');
    await preview.findByRole('tab', { name: `Усі${count}` });
    await app.user.click(await preview.findByRole('button', { name: 'Наступні' }));
    await preview.findByText(/^2 з \d+$/);
  });

  it('are left out where there is nothing to do, and the preview says why', async () => {
    const app = await choose('В архів', [archived]);
    const preview = await dialogOf('Перенесення в архів');
    await preview.findByText('Товар в архіві: 1');
    const confirm = preview.getByRole('button', { name: /^Перенести в архів 0/ });
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    await app.user.click(confirm);
    expect(started(app)).toBe(0);
  });

  it('go to the archive', async () => {
    const app = await choose('В архів');
    const preview = await dialogOf('Перенесення в архів');
    await preview.findByText('В архіві');
    await begin(app, preview, /^Перенести в архів 1 товар/);
    await finish(app);
    expect(await productOf(app)).toMatchObject({ state: 'archived' });
  });

  it('get another tax', async () => {
    const app = await choose('Змінити податок');
    const dialog = await dialogOf('Змінити податок');
    await app.user.click(dialog.getByRole('button', { name: /Податок/ }));
    await app.user.click(await screen.findByRole('option', { name: 'ПДВ 7 %' }));
    await app.user.click(dialog.getByRole('checkbox', { name: 'Податок у ціні' }));
    const preview = await look(app, 'Змінити податок', 'Зміна податку');
    await preview.findByText('ПДВ 20 %, податок у ціні');
    await begin(app, preview, /^Змінити податок 1 товару/);
    await finish(app);
    expect(await productOf(app)).toMatchObject({ tax: 'vat_7', tax_included: false });
  });

  it('leave their group', async () => {
    const app = await choose('Змінити групу');
    const preview = await look(app, 'Змінити групу', 'Зміна групи');
    expect(plain(await preview.findByRole('listitem'))).toMatch(/Бакаліябез групи$/);
    await begin(app, preview, /^Змінити групу 1 товару/);
    await finish(app);
    expect(await productOf(app)).toMatchObject({ group: null });
  });

  it('are sold at one point alone, then everywhere', async () => {
    const app = await choose('Точки продажу', [tea]);
    const dialog = await dialogOf('Точки продажу');
    await app.user.click(dialog.getByRole('radio', { name: 'Продавати лише на вибраних' }));
    await app.user.click(dialog.getByRole('button', { name: 'Переглянути зміни' }));
    await dialog.findByText(/^Виберіть хоча б одну точку/);
    await app.user.click(dialog.getByRole('button', { name: /Точки/ }));
    await app.user.click(await screen.findByRole('option', { name: /^Затишок на Городоцькій/ }));
    const preview = await look(app, 'Точки продажу', 'Зміна точок продажу');
    await preview.findByText('Лише тут: Затишок на Городоцькій');
    await begin(app, preview, /^Змінити точки 1 товару/);
    await finish(app);
    await waitFor(() => expect(plain(rows()[0])).toMatch(/усі точкиЗатишок на Городоцькій/));
    await app.goTo(LIST);
    await waitFor(() => expect(row(tea)).not.toBeNull());
    await app.user.click(within(row(tea) as HTMLElement).getByRole('checkbox'));
    await ask(app, 'Точки продажу');
    const again = await dialogOf('Точки продажу');
    await app.user.click(again.getByRole('radio', { name: 'Продавати на всіх точках' }));
    const everywhere = await look(app, 'Точки продажу', 'Зміна точок продажу');
    await everywhere.findByText('усі точки');
  });

  it('have their price tags printed', async () => {
    const app = await choose('Друкувати цінники', [tea, productToPrice]);
    await screen.findByRole('heading', { level: 1, name: 'Цінники' });
    expect(app.location()).toContain(`product_id=${tea},${productToPrice}`);
  });
});

describe('a run', () => {
  it('is stopped after a question; what has not had its turn stays as it is', async () => {
    const app = await renderApp('/products/runs', { as: 'owner' });
    const { id } = await beginBeside(app);
    await app.goTo(`/products/runs/${id}`);
    await app.user.click(await screen.findByRole('button', { name: 'Зупинити' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Зупинити дію?' }));
    await app.user.click(question.getByRole('button', { name: 'Зупинити' }));
    await screen.findByText('Зупинено');
    await waitFor(() => expect(plain(rows()[0])).toMatch(/Пропущено.*Дію зупинено/));
    await app.work();
    expect(await productOf(app, halva)).toMatchObject({ price: 9_900 });
  });

  it('refreshes the list of products when it ends', async () => {
    vi.useRealTimers();
    await loadAllOnDemand();
    const app = await renderApp(LIST, { as: 'owner', isLive: true });
    await waitFor(() => expect(plain(row(halva))).toContain('99,00 ₴'));
    const status = () => document.querySelector('header [role="status"]')?.textContent;
    await waitFor(() => expect(status()).toBe('Наживо'));
    await act(async () => void (await beginBeside(app)));
    await app.work();
    await waitFor(() => expect(plain(row(halva))).toContain('108,90 ₴'), { timeout: 10_000 });
  });

  it('is found among the others by what was done, and shown beside them', async () => {
    const app = await renderApp(`/products/runs?action=change_price`, { as: 'owner' });
    await waitFor(() => expect(row(exampleIds.productRun)).not.toBeNull());
    expect(plain(row(exampleIds.productRun))).toMatch(/^Зміна ціни\+5 %, до 50 копійок, основна ціна/);
    await app.user.click(row(exampleIds.productRun) as HTMLElement);
    const drawer = within(await screen.findByRole('complementary', { name: 'Зміна ціни' }));
    const page = drawer.getByRole('link', { name: 'Відкрити сторінку' });
    expect(page.getAttribute('href')).toBe(`/products/runs/${exampleIds.productRun}`);
    await app.goTo('/products/runs?action=archive');
    await waitFor(() => expect(row(exampleIds.productRun)).toBeNull());
  });

  it('is reached from the list of products', async () => {
    const app = await renderApp('/products', { as: 'owner' });
    await app.user.click(await screen.findByRole('button', { name: 'Інші дії' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Масові зміни' }));
    await screen.findByRole('heading', { level: 1, name: 'Масові зміни товарів' });
  });

  it('is not for whom may not manage the catalogue', async () => {
    await renderApp(`/products/runs/${exampleIds.productRun}`, { as: 'accountant' });
    expect(await screen.findByText(/Потрібне право «Керування каталогом»/)).toBeDefined();
  });
});
