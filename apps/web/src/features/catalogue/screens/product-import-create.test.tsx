import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { type RenderedApp, type RenderOptions, renderApp } from '#app/test-support/render-app.tsx';

const HEAD = 'Артикул;Найменування;Роздрібна ціна;Залишок';
const TEA = '900001;Чай зелений, 100 г;84,90;12';
const COFFEE = '100109;;179,00;4';

const open = (options: RenderOptions = {}) =>
  renderApp('/products/imports/create', { as: 'owner', ...options });
const csv = (...lines: string[]) => new File([lines.join('\r\n')], 'прайс.csv', { type: 'text/csv' });
const choose = async ({ user }: RenderedApp, file: File) => {
  await screen.findByRole('group', { name: 'Таблиця з товарами' });
  await user.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
};
const column = (name: string) => screen.findByRole('button', { name: new RegExp(`Стовпець «?${name}`) });
const pick = async ({ user }: RenderedApp, field: HTMLElement, option: string | RegExp) => {
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: option }));
};
const submit = (name: RegExp) => screen.findByRole('button', { name });
/** Why the button does nothing: it says so when it is pressed. */
const reasonOf = async ({ user }: RenderedApp, button: HTMLElement) => {
  await user.click(button);
  return (await screen.findByRole('tooltip')).textContent;
};
const checked = ({ location }: RenderedApp) =>
  waitFor(() => expect(location()).toMatch(/^\/products\/imports\/[\w-]{36}$/));
const imports = async ({ services: { client } }: RenderedApp) =>
  (await client.operation('listProductImports')({ query: {} })).items.filter(
    ({ file_name }) => file_name === 'прайс.csv',
  );
const sent = ({ requests }: RenderedApp) =>
  requests.filter((one) => one.startsWith('PUT') || one.startsWith('POST'));
const chooseTax = async (app: RenderedApp) =>
  pick(app, await screen.findByRole('button', { name: /Податок/ }), 'ПДВ 20 %');

describe('a file with products', () => {
  it('has its columns recognised, and its rows are checked: nothing of it is a product yet', async () => {
    const app = await open();
    await choose(app, csv(HEAD, TEA, COFFEE));
    expect((await column('Артикул')).textContent).toContain('Код');
    expect((await column('Роздрібна ціна')).textContent).toContain('Ціна');
    expect((await column('Залишок')).textContent).toContain('Не імпортувати');
    expect(screen.getByText('1 стовпець не імпортуємо')).toBeTruthy();
    expect(screen.getByText('Наприклад: 84,90 · 179,00')).toBeTruthy();
    await chooseTax(app);
    await app.user.click(await submit(/^Перевірити 2 рядки$/));
    await checked(app);
    const [made] = await imports(app);
    expect(app.location()).toContain(made?.id);
    expect(made).toMatchObject({ state: 'draft', total: 2, rows_in_file: 2 });
    expect(made?.counts).toMatchObject({ new: 1, changed: 1, wrong: 0 });
    expect(made?.defaults).toMatchObject({ tax: 'vat_20', unit: 'piece', is_sold_everywhere: true });
  });

  it('comes from a spreadsheet, too: sheets and rows that are not read are told', async () => {
    const app = await open();
    const rows = [['Прайс-лист'], ['Код', 'Назва', 'Ціна'], [900001, 'Чай', 84.9]];
    const sheets = [
      { name: 'Товари', rows },
      { name: 'Послуги', rows },
    ];
    const bytes = Uint8Array.from(await writeXlsx({ sheets }));
    await choose(app, new File([bytes], 'прайс.xlsx'));
    expect(
      await screen.findByText('Прочитано лише перший аркуш. Аркуш не прочитано: «Послуги».'),
    ).toBeTruthy();
    expect(screen.getByText('Рядок над назвами стовпців не імпортуємо.')).toBeTruthy();
    expect(await submit(/^Перевірити 1 рядок$/)).toBeTruthy();
  });

  it('whose columns nobody knows is matched by hand, and the next one is known by that', async () => {
    const app = await open();
    await choose(app, csv('Шифр;Опис;Гроші', '900001;Чай;84,90'));
    expect(await reasonOf(app, await submit(/^Перевірити/))).toBe('Вкажіть, у якому стовпці коди товарів');
    await pick(app, await column('Шифр'), 'Код');
    expect(await reasonOf(app, await submit(/^Перевірити/))).toMatch(/^Вкажіть, що в інших стовпцях/);
    await pick(app, await column('Опис'), 'Назва');
    await pick(app, await column('Гроші'), 'Ціна');
    await chooseTax(app);
    await app.user.click(await submit(/^Перевірити 1 рядок$/));
    await checked(app);
    await app.goTo('/products/imports/create');
    await choose(app, csv('Шифр;Опис;Гроші', '900002;Кава;90'));
    expect((await column('Шифр')).textContent).toContain('Код');
    expect((await column('Гроші')).textContent).toContain('Ціна');
  });

  it('may have no names of columns: then its first row is a product', async () => {
    const app = await open();
    await choose(app, csv('900001;Чай;84,90', '900002;Кава;90'));
    const header = await screen.findByRole('button', { name: /Рядок із назвами стовпців/ });
    expect(header.textContent).toContain('Назв немає');
    await pick(app, header, 'Рядок 1: 900001 · Чай · 84,90');
    expect(await submit(/^Перевірити 1 рядок$/)).toBeTruthy();
    await pick(app, header, 'Назв немає: товари з першого рядка');
    await pick(app, await column('A'), 'Код');
    await pick(app, await column('B'), 'Назва');
    expect(await submit(/^Перевірити 2 рядки$/)).toBeTruthy();
  });

  it.each([
    [
      'a row too many',
      csv('Код;Назва', ...Array.from({ length: 20_001 }, (_, n) => `${n};Чай`)),
      /до 20\s000/,
    ],
    ['columns alone', csv(HEAD), /товарів немає/],
    ['no table', new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0)], 'фото.csv'), /не таблиця/],
    ['a quotation mark that never ends', csv('Код;Назва', '1;"Чай', '2;Кава'), /пошкоджено/],
    ['nothing', csv(''), /порожній/],
  ])('with %s is told so, and nothing is sent', async (_, file, problem) => {
    const app = await open();
    await choose(app, file);
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(await reasonOf(app, await submit(/^Перевірити$/))).toBe('Спершу виберіть файл із товарами');
    expect(sent(app)).toEqual([]);
  });

  const long = csv('Код;Назва;Ціна;Роздріб', ...Array.from({ length: 700 }, (_, n) => `9${n};Чай;10;20`));
  /** Does something with a request of rows, the first one being 1. */
  const atPut = (what: (n: number) => Promise<void> | void): RenderOptions => {
    let puts = 0;
    return {
      network: async (request, pass) => {
        if (request.method !== 'PUT') return pass(request);
        puts += 1;
        await what(puts);
        return pass(request);
      },
    };
  };
  const failing = (failed: number) =>
    atPut((n) => {
      if (n === failed) throw new TypeError('no network');
    });
  const send = async (app: RenderedApp) => {
    await choose(app, long);
    await chooseTax(app);
    await app.user.click(await submit(/^Перевірити 700 рядків$/));
  };

  it('whose sending breaks off goes on where it was', async () => {
    const app = await open(failing(2));
    await send(app);
    expect(await screen.findByText(/^Надіслано не всі рядки/)).toBeTruthy();
    expect(screen.getByText('500 з 700')).toBeTruthy();
    await app.user.click(await submit(/^Продовжити перевірку$/));
    await checked(app);
    expect(await imports(app)).toMatchObject([{ total: 700, counts: { new: 700 } }]);
  });

  it('whose draft is gone by then is sent to another one', async () => {
    const app = await open(failing(2));
    await send(app);
    await screen.findByText(/^Надіслано не всі рядки/);
    const [half] = await imports(app);
    await app.services.client.operation('deleteProductImport')({ params: { id: String(half?.id) } });
    await app.user.click(await submit(/^Продовжити перевірку$/));
    await app.user.click(await submit(/^Перевірити 700 рядків$/));
    await checked(app);
    expect(await imports(app)).toMatchObject([{ total: 700 }]);
  });

  it('is stopped, and other columns are sent to another draft than the first', async () => {
    const app = await open(
      atPut(async (n) => {
        if (n === 1) await app.user.click(screen.getByRole('button', { name: 'Зупинити' }));
      }),
    );
    await send(app);
    expect(await screen.findByText('500 з 700')).toBeTruthy();
    await pick(app, await column('Роздріб'), 'Ціна');
    expect(screen.queryByText('500 з 700')).toBeNull();
    await app.user.click(await submit(/^Перевірити 700 рядків$/));
    await checked(app);
    const [made, ...others] = await imports(app);
    expect(others).toEqual([]);
    const rows = await app.services.client.operation('listProductImportRows')({
      params: { id: String(made?.id) },
    });
    expect(rows.items[0]?.after?.price).toBe(2_000);
  });

  it('whose columns are changed while it is sent is not taken for what was agreed to', async () => {
    const app = await open(
      atPut(async (n) => {
        if (n === 2) await pick(app, await column('Роздріб'), 'Ціна');
      }),
    );
    await send(app);
    await submit(/^Перевірити 700 рядків$/);
    expect(app.location()).toBe('/products/imports/create');
  });

  it('does not call anybody back who has left while it was sent', async () => {
    const app = await open(
      atPut(async (n) => {
        if (n > 1) return;
        await app.goTo('/products/groups');
        const leave = within(await screen.findByRole('alertdialog'));
        await app.user.click(leave.getByRole('button', { name: 'Вийти без збереження' }));
        await screen.findByRole('heading', { name: 'Групи товарів' });
      }),
    );
    await send(app);
    await screen.findByRole('heading', { name: 'Групи товарів' });
    await waitFor(async () => expect(await imports(app)).toMatchObject([{ total: 500, rows_in_file: 700 }]));
    expect(app.requests.filter((one) => one.startsWith('PUT'))).toHaveLength(1);
    expect(app.location()).toBe('/products/groups');
  });

  it('of whoever works at a point alone makes products of that point', async () => {
    const app = await open({ as: 'director' });
    await choose(app, csv(HEAD, TEA));
    expect(await screen.findByText('Ви працюєте не на всіх точках: виберіть свої')).toBeTruthy();
    await pick(app, screen.getByRole('button', { name: /Додати точку/ }), /^Затишок на Городоцькій/);
    await chooseTax(app);
    await app.user.click(await submit(/^Перевірити 1 рядок$/));
    await checked(app);
    expect((await imports(app))[0]?.defaults.point_ids).toEqual([exampleIds.point]);
  });

  it('that was chosen is not lost unasked', async () => {
    const app = await open();
    await choose(app, csv(HEAD, TEA));
    await column('Артикул');
    await app.user.click(screen.getByRole('link', { name: 'Скасувати' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Залишитися' }));
    expect(app.location()).toBe('/products/imports/create');
  });
});
