import { newIdempotencyKey } from '@kasa/client/http/idempotency';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { loadAllOnDemand } from '@kasa/ui/on-demand';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { plain, rows } from '../components/product-import/test-support/import-screen.ts';

const { productImport, productImportDone, productImportRun, productImportToDelete } = exampleIds;
const { productImportToStart, productImportToRollBack } = exampleIds;
const LIST = '/products/imports';
const DONE_RUN = `${LIST}/runs/${productImportRun}`;

afterEach(() => {
  vi.restoreAllMocks();
});

const row = (id: string) => document.querySelector<HTMLElement>(`table tr[data-row-id="${id}"]`);
const drawerOf = async (name: string) => within(await screen.findByRole('complementary', { name }));

/** Opens a list and waits for one of its rows. */
async function openWith(address: string, id: string): Promise<RenderedApp> {
  const app = await renderApp(address, { as: 'owner' });
  await waitFor(() => expect(row(id)).not.toBeNull());
  return app;
}

/** An import as the server begins it; nothing of it is done until `work`. */
const begin = ({ services }: RenderedApp) =>
  services.client.operation('startProductImport')(
    { params: { id: productImportToStart }, body: { import_version: 1 } },
    { idempotencyKey: newIdempotencyKey() },
  );
const rollBack = ({ services }: RenderedApp) =>
  services.client.operation('rollBackProductImport')(
    { params: { id: productImportToRollBack }, body: { import_version: 1 } },
    { idempotencyKey: newIdempotencyKey() },
  );

async function openRun(start: typeof begin): Promise<RenderedApp> {
  const app = await renderApp(LIST, { as: 'owner' });
  const { id } = await start(app);
  await app.goTo(`${LIST}/runs/${id}`);
  return app;
}

describe('the list of imports', () => {
  it('says of drafts and of those that were begun how many rows do what', async () => {
    await openWith(LIST, productImport);
    expect(plain(row(productImport))).toMatch(/^Прайс листопад\.xlsxЧернетка511111/);
    expect(plain(row(productImportDone))).toMatch(/^Напої\.csvВиконано3/);
    await screen.findByText(/^Чернетку, яку не змінювали 48 годин, буде видалено, коли хтось почне нову/);
  });

  it('says of a file that was not sent to its end how much is there', async () => {
    const app = await renderApp('/nowhere', { as: 'owner' });
    await app.services.client.operation('createProductImport')(
      {
        body: {
          ...{ file_name: 'Залишки.csv', rows_in_file: 1_200 },
          defaults: {
            ...{ kind: 'goods', unit: 'piece', tax: 'vat_20', tax_included: true, is_fiscal: true },
            ...{ is_sold_everywhere: true, point_ids: [] },
          },
        },
      },
      { idempotencyKey: newIdempotencyKey() },
    );
    await app.goTo(LIST);
    await waitFor(() => expect(rows().map(plain).join()).toMatch(/Залишки\.csvЧернетка0 з 1 200/));
  });

  it('leads from a row to its import, and to a new one', async () => {
    await openWith(LIST, productImport);
    const link = screen.getByRole('link', { name: 'Прайс листопад.xlsx' });
    expect(link.getAttribute('href')).toBe(`${LIST}/${productImport}`);
    const create = screen.getByRole('link', { name: 'Імпортувати з файлу' });
    expect(create.getAttribute('href')).toBe(`${LIST}/create`);
  });

  it('deletes a draft after a question; one that was begun stays', async () => {
    const { user, services } = await openWith(LIST, productImportToDelete);
    await user.click(screen.getByRole('button', { name: 'Дії: Напої.csv' }));
    await screen.findByRole('menuitem', { name: 'Відкрити' });
    expect(screen.queryByRole('menuitem', { name: 'Видалити чернетку' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Дії: Чернетка.csv' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Видалити чернетку' }));
    const question = await screen.findByRole('alertdialog', { name: 'Видалити чернетку «Чернетка.csv»?' });
    await user.dblClick(within(question).getByRole('button', { name: 'Видалити' }));
    await screen.findByText('Чернетку імпорту видалено');
    await waitFor(() => expect(row(productImportToDelete)).toBeNull());
    const kept = await services.client.operation('listProductImports')({ query: {} });
    expect(kept.items.map(({ id }) => id)).not.toContain(productImportToDelete);
  });

  it('no longer has a draft that somebody else has deleted, and says so', async () => {
    const app = await openWith(LIST, productImportToDelete);
    await app.user.click(screen.getByRole('button', { name: 'Дії: Чернетка.csv' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Видалити чернетку' }));
    const params = { id: productImportToDelete };
    await app.services.client.operation('deleteProductImport')({ params });
    await app.user.click(screen.getByRole('button', { name: 'Видалити' }));
    await waitFor(() => expect(row(productImportToDelete)).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await screen.findByText('Не знайдено');
  });

  it('that is empty says what an import does, and leads to the first', async () => {
    await renderApp(LIST, {
      as: 'owner',
      network: async (request, pass) => {
        const answer = await pass(request);
        if (!request.url.includes('/catalogue/product-imports?')) return answer;
        const { data, ...rest } = await answer.json();
        return Response.json({ ...rest, data: { ...data, items: [], total: 0 } });
      },
    });
    await screen.findByText(/^Виберіть файл XLSX або CSV: нові товари буде додано/);
    expect(screen.getAllByRole('link', { name: 'Імпортувати з файлу' })).toHaveLength(2);
  });

  it('that cannot be read says so, and is read again', async () => {
    const app = await renderApp('/nowhere', { as: 'owner' });
    await app.fail('listProductImports');
    await app.goTo(LIST);
    const again = await screen.findByRole('button', { name: 'Спробувати ще раз' });
    await app.clearFaults();
    await app.user.click(again);
    await waitFor(() => expect(row(productImport)).not.toBeNull());
  });

  it.each([
    [LIST, /Новинки\.csvВиконано/],
    ['/products?q=100305', /Печиво вівсяне, 300 г/],
  ])('on %s follows an import that is under way', async (address, after) => {
    await loadAllOnDemand();
    const app = await renderApp(address, { as: 'owner', isLive: true });
    const status = () => document.querySelector('header [role="status"]')?.textContent;
    await waitFor(() => expect(status()).toBe('Наживо'));
    expect(rows().map(plain).join()).not.toMatch(after);
    await act(async () => void (await begin(app)));
    await app.work();
    await waitFor(() => expect(rows().map(plain).join()).toMatch(after), { timeout: 10_000 });
  });

  it('is reached from the products', async () => {
    const { user, location } = await renderApp('/products', { as: 'owner' });
    await user.click(await screen.findByRole('button', { name: 'Інші дії' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Імпорт з файлу' }));
    await screen.findByRole('heading', { level: 1, name: 'Імпорти товарів' });
    expect(location()).toBe(LIST);
  });
});

describe('a run of an import', () => {
  it('says what became of each row, and why not', async () => {
    await openWith(DONE_RUN, exampleIds.productImportRunRow);
    screen.getByRole('heading', { level: 1, name: 'Імпорт товарів' });
    expect(rows().map(plain)).toEqual([
      expect.stringMatching(/^Квас хлібний, 1 л1001982Виконано/),
      expect.stringMatching(/4001013ПропущеноНічого не змінюється/),
      expect.stringMatching(/^Морс, 1 л1001994ПропущеноУ рядку була помилка/),
    ]);
  });

  it('leads to the product of a row, to the import where there is none, and to the whole import', async () => {
    await openWith(DONE_RUN, exampleIds.productImportRunRow);
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Квас хлібний, 1 л')).toBe(`/products?q=100198&open=${exampleIds.productForPhotoRemoval}`);
    expect(hrefOf('Морс, 1 л')).toBe(`${LIST}/${productImportDone}?q=100199`);
    expect(hrefOf('Відкрити імпорт «Напої.csv»')).toBe(`${LIST}/${productImportDone}`);
  });

  it('shows the rows of a reason', async () => {
    const { user } = await openWith(DONE_RUN, exampleIds.productImportRunRow);
    await user.click(screen.getByRole('button', { name: 'Фільтр' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Причина' }));
    await user.click(await screen.findByRole('option', { name: 'У рядку була помилка' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(plain(rows()[0])).toMatch(/^Морс, 1 л/);
  });

  it('has its protocol as a file, narrowed as the list is', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await openWith(`${DONE_RUN}?state=done`, exampleIds.productImportRunRow);
    await user.click(screen.getByRole('button', { name: 'Протокол XLSX' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const [link] = saved.mock.contexts as HTMLAnchorElement[];
    expect(link?.getAttribute('href')).toMatch(
      /\/product-import-runs\/[\da-f-]{36}\/export\?(?=.*format=xlsx).*state=done/,
    );
  });

  it('is stopped after a question; rows whose turn has not come are passed over', async () => {
    const app = await openRun(begin);
    await app.user.click(await screen.findByRole('button', { name: 'Зупинити' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Зупинити дію?' }));
    await app.user.click(question.getByRole('button', { name: 'Зупинити' }));
    await screen.findByText('Зупинено');
    await waitFor(() => expect(plain(rows()[0])).toMatch(/Пропущено.*Дію зупинено/));
    await app.work();
    const found = await app.services.client.operation('listProducts')({ query: { q: '100305' } });
    expect(found.items).toEqual([]);
  });

  it('comes to its end while one looks on, and the new product opens from its row', async () => {
    const app = await openRun(begin);
    await screen.findByText('Виконується');
    await app.work();
    await screen.findByText('Завершено');
    await waitFor(() => expect(plain(rows()[0])).toMatch(/^Печиво вівсяне, 300 г.*Виконано/));
    await app.user.click(screen.getByRole('link', { name: 'Печиво вівсяне, 300 г' }));
    await drawerOf('Печиво вівсяне, 300 г');
  });

  it('that rolls an import back is called so', async () => {
    const app = await openRun(rollBack);
    await screen.findByRole('heading', { level: 1, name: 'Скасування імпорту' });
    await app.work();
    await screen.findByText('Завершено');
    await app.goTo(LIST);
    await waitFor(() => expect(plain(row(productImportToRollBack))).toContain('Скасовано'));
  });
});

describe('the list of runs', () => {
  it('has imports and what rolled them back, and shows one beside itself', async () => {
    const app = await openWith(`${LIST}/runs`, productImportRun);
    expect(plain(row(productImportRun))).toMatch(/^Імпорт товарівНапої\.csvЗавершено/);
    await app.user.click(row(productImportRun) as HTMLElement);
    const drawer = await drawerOf('Імпорт товарів');
    const page = drawer.getByRole('link', { name: 'Відкрити сторінку' });
    expect(page.getAttribute('href')).toBe(DONE_RUN);
  });

  it.each([
    ['state', `state=done`, 'state=running'],
    ['failures', 'has_failed=false', 'has_failed=true'],
    ['day', 'started_from=2020-01-01', 'started_to=2020-01-01'],
  ])('is narrowed by %s', async (_, matching, other) => {
    const app = await openWith(`${LIST}/runs?${matching}`, productImportRun);
    await app.goTo(`${LIST}/runs?${other}`);
    await screen.findByText('За цими умовами нічого не знайдено.');
    expect(rows()).toEqual([]);
  });

  it('is narrowed by who began them', async () => {
    const { user, services } = await openWith(`${LIST}/runs`, productImportRun);
    const params = { id: productImportRun };
    const { started_by } = await services.client.operation('getProductImportRun')({ params });
    await user.click(screen.getByRole('button', { name: 'Фільтр' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Хто розпочав' }));
    const names = await screen.findAllByRole('option');
    const other = names.find(({ textContent }) => !textContent?.includes(String(started_by.name)));
    await user.click(other as HTMLElement);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(row(productImportRun)).toBeNull());
    expect(rows()).toHaveLength(1);
  });

  it('is reached from the list of imports, and leads back', async () => {
    const { user } = await openWith(LIST, productImport);
    await user.click(screen.getByRole('link', { name: 'Виконання імпортів' }));
    await screen.findByRole('heading', { level: 1, name: 'Виконання імпортів' });
    const back = screen.getByRole('link', { name: 'Імпорти товарів' });
    expect(back.getAttribute('href')).toBe(LIST);
  });

  it('says that a run is not there, and leads to the others', async () => {
    await renderApp(`${LIST}/runs/${productImport}`, { as: 'owner' });
    await screen.findByText('Такого виконання немає');
    expect(screen.getByRole('link', { name: 'До виконань імпортів' }).getAttribute('href')).toBe(
      `${LIST}/runs`,
    );
  });
});
