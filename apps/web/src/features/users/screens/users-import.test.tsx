import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { writeXlsx } from 'hucre/xlsx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  phoneByRole,
  type RenderedApp,
  type RenderOptions,
  renderApp,
} from '#app/test-support/render-app.tsx';

const { point } = exampleIds;
const HEAD = 'ПІБ;Посада;Телефон;Ролі;Точки';
const FIRST = 'Їжак Ганна Іванівна;Касирка;067 222-00-01;Касир;Затишок на Городоцькій';
const SECOND = 'Кіт Богдан;Водій;+38 (067) 222-00-02;Водій;';

const open = (options: RenderOptions = {}) => renderApp('/users/import', { as: 'owner', ...options });
const csv = (...lines: string[]) => new File([lines.join('\r\n')], 'люди.csv', { type: 'text/csv' });
const choose = async ({ user }: RenderedApp, file: File) => {
  await screen.findByRole('group', { name: 'Таблиця з людьми' });
  await user.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
};
const read = async (app: RenderedApp, ...lines: string[]) => {
  await choose(app, csv(...lines));
  await screen.findByRole('table', { name: 'Люди, яких буде запрошено' });
};
const field = (column: string, number: number) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${column}, рядок ${number}`) });
const errorOf = async (column: string, number: number) => {
  const input = await field(column, number);
  return (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('');
};
const submit = (name: RegExp = /^Запросити/) => screen.getByRole('button', { name });
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
const posts = ({ requests }: RenderedApp) => requests.filter((one) => one.startsWith('POST'));
const confirm = async ({ user }: RenderedApp, name: string) => {
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name }));
};
const invited = async ({ services: { client } }: RenderedApp, q: string) =>
  (await client.operation('listUsers')({ query: { q } })).items;

afterEach(() => vi.restoreAllMocks());

describe('people of a file', () => {
  it('are invited after a question, each with a code, and the list shows those who wait', async () => {
    const app = await renderApp('/users', { as: 'owner' });
    await app.user.click(await screen.findByRole('button', { name: 'Інші дії' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Додати з файлу' }));
    await screen.findByRole('heading', { name: 'Додати людей з файлу' });
    expect(isOff(submit(/^Запросити$/))).toBe(true);
    await read(app, HEAD, FIRST, SECOND);
    expect((await field('Телефон', 3)).value).toBe('+380 67 222 00 02');
    await screen.findByText('2 рядки без помилок');
    await waitFor(() => expect(isOff(submit())).toBe(false));
    await app.user.click(submit(/^Запросити 2 людини$/));
    expect(await screen.findByText(/^Кожному надійде SMS із кодом/)).toBeTruthy();
    expect(posts(app)).toEqual([]);
    await confirm(app, 'Запросити 2 людини');
    await screen.findByText('Запрошено 2 людини!');
    await waitFor(() => expect(app.location()).toBe('/users?state=invited'));
    await screen.findByRole('row', { name: /Їжак Ганна Іванівна/ });
    expect(await invited(app, 'Їжак')).toMatchObject([
      { phone: '+380672220001', position: 'Касирка', roles: ['cashier'], points: [{ id: point }] },
    ]);
  });

  it('come from a spreadsheet, too: what of it is not used is named', async () => {
    const app = await open();
    const rows = [
      ['Телефон', 'Name', 'Пошта'],
      [672220001, 'Їжак Ганна', 'a@b.ua'],
    ];
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Касири', rows },
        { name: 'Водії', rows },
      ],
    });
    await choose(app, new File([Uint8Array.from(bytes)], 'люди.xlsx'));
    expect((await field('ПІБ', 2)).value).toBe('Їжак Ганна');
    expect((await field('Телефон', 2)).value).toBe('+380 67 222 00 01');
    expect(screen.getByText('Стовпець не використано: «Пошта».')).toBeTruthy();
    expect(screen.getByText('Прочитано лише перший аркуш. Аркуш не прочитано: «Водії».')).toBeTruthy();
  });

  it('without roles have the one that is chosen for all, but who has another typed in', async () => {
    const app = await open();
    await read(app, 'ПІБ;Телефон', 'Їжак Ганна;0672220001', 'Кіт Богдан;0672220002');
    const role = await screen.findByRole('button', { name: /Роль для всіх/ });
    expect(role.textContent).toContain('Касир');
    await app.user.click(role);
    await app.user.click(await screen.findByRole('option', { name: 'Диспетчер' }));
    await app.user.type(await field('Ролі', 3), 'водій');
    await app.user.click(submit());
    await confirm(app, 'Запросити 2 людини');
    await screen.findByText('Запрошено 2 людини!');
    expect(await invited(app, 'Їжак')).toMatchObject([{ roles: ['dispatcher'] }]);
    expect(await invited(app, 'Кіт Богдан')).toMatchObject([{ roles: ['driver'] }]);
  });

  it('have what is wrong told in its cell, and are mended or removed there', async () => {
    const app = await open();
    await read(
      app,
      HEAD,
      FIRST,
      'Кіт Богдан;;0672220001;Касир;',
      ';;0672220003;Прибиральник;Мрія',
      'Боб Олег;;12;Касир;',
    );
    await screen.findByText('3 з 4 рядків з помилками');
    expect(await errorOf('Телефон', 3)).toContain('Цей телефон уже є в рядку 2');
    expect(await errorOf('ПІБ', 4)).toContain("Поле обов'язкове");
    expect(await errorOf('Ролі', 4)).toContain('Немає ролі «Прибиральник»');
    await waitFor(async () => expect(await errorOf('Точки', 4)).toContain('Немає точки чи депо «Мрія»'));
    expect(await errorOf('Телефон', 5)).toContain('Введіть номер у форматі +380 67 123 45 67');
    expect(isOff(submit(/^Запросити 4 людини$/))).toBe(true);
    await app.user.click(submit());
    await screen.findByText('Виправте або вилучіть 3 рядки з помилками');
    await app.user.click(screen.getByRole('button', { name: 'До першої помилки' }));
    expect(document.activeElement).toBe(await field('Телефон', 3));
    await app.user.clear(await field('Телефон', 3));
    await app.user.type(await field('Телефон', 3), '0672220002');
    await screen.findByText('2 з 4 рядків з помилками');
    await app.user.click(screen.getByRole('button', { name: 'Вилучити рядок 4' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Вилучити рядок 5' }));
    await app.user.keyboard('{Enter}');
    await screen.findByText('2 рядки без помилок');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Вилучити рядок 3' }));
    expect(isOff(submit(/^Запросити 2 людини$/))).toBe(false);
    expect(posts(app)).toEqual([]);
  });

  it('whom the server refuses are told in their cells, and nobody else is lost or invited', async () => {
    const app = await open();
    await read(app, HEAD, FIRST, `Кіт Богдан;;${phoneByRole.cashier};Касир;`);
    await waitFor(() => expect(isOff(submit())).toBe(false));
    await app.user.click(submit());
    await confirm(app, 'Запросити 2 людини');
    await screen.findByText('1 з 2 рядків з помилками');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await errorOf('Телефон', 3)).toContain('Цей номер має Кравчук Марія Олегівна');
    expect((await field('ПІБ', 2)).value).toBe('Їжак Ганна Іванівна');
    expect(await invited(app, 'Їжак')).toEqual([]);
    await app.user.clear(await field('Телефон', 3));
    await app.user.type(await field('Телефон', 3), '0672220002');
    await app.user.click(submit());
    await confirm(app, 'Запросити 2 людини');
    await screen.findByText('Запрошено 2 людини!');
  });

  it('stay in the table when the answer is lost, and are invited once', async () => {
    const app = await open();
    await read(app, HEAD, SECOND);
    await app.fail('hireUsers', { how: 'drop', times: 1, afterHandler: true });
    await app.user.click(submit());
    await confirm(app, 'Запросити 1 людину');
    await waitFor(() => expect(posts(app)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await confirm(app, 'Запросити 1 людину');
    await screen.findByText('Запрошено 1 людину!');
    expect(await invited(app, 'Кіт Богдан')).toHaveLength(1);
  });

  it('are there again after the session has ended', async () => {
    const app = await open();
    await read(app, HEAD, SECOND);
    await app.user.type(await field('Посада', 2), ' автобуса');
    app.services.session.expire();
    await screen.findByRole('heading', { name: 'Вхід' });
    await app.user.type(await screen.findByRole('textbox', { name: /Телефон/ }), phoneByRole.owner);
    await app.user.type(screen.getByLabelText(/^Пароль/), 'kasa-demo');
    await app.user.click(screen.getByRole('button', { name: 'Увійти' }));
    expect((await field('Посада', 2)).value).toBe('Водій автобуса');
    expect(app.location()).toBe('/users/import');
  });

  it('are asked about before they are lost', async () => {
    const app = await open();
    await read(app, HEAD, FIRST);
    await app.user.click(screen.getByRole('link', { name: 'Скасувати' }));
    await screen.findByRole('alertdialog', { name: 'Вийти без збереження?' });
  });

  it('have a role that one may not give refused where it stands', async () => {
    const app = await open({ as: 'director' });
    await read(app, 'ПІБ;Телефон;Роль', 'Їжак Ганна;0672220001;Власник');
    expect(await errorOf('Ролі', 2)).toMatch(/^Права власника надає, змінює та забирає лише власник/);
  });

  it('are cards on a phone', async () => {
    const app = await open({ width: 360 });
    await choose(app, csv(HEAD, FIRST, SECOND));
    const card = within(await screen.findByRole('group', { name: 'Рядок 3' }));
    expect(card.getByRole<HTMLInputElement>('textbox', { name: /^Посада/ }).value).toBe('Водій');
    expect(screen.queryByRole('table')).toBeNull();
    await app.user.click(card.getByRole('button', { name: 'Вилучити рядок 3' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Рядок 3' })).toBeNull());
  });
});

describe('a file', () => {
  it.each([
    ['without phones', csv('ПІБ;Пошта', 'Їжак;а'), /немає стовпця «Телефон»\. Є такі: «ПІБ», «Пошта»/],
    ['of something else', csv('Артикул;Ціна', '1;2'), /немає стовпців «ПІБ» і «Телефон»/],
    ['without people', csv(HEAD), /лише назви стовпців/],
    [
      'with too many',
      csv(HEAD, ...Array.from({ length: 51 }, () => FIRST)),
      /51 людина, а за один раз.*до 50/,
    ],
    ['that is empty', csv(''), 'Файл порожній.'],
    ['that is too large', csv('а'.repeat(1_100_000)), 'Файл завеликий: можна до 2 МБ.'],
    ['that is a picture', new File([Uint8Array.of(0x89, 0x50, 0, 1)], 'а.csv'), /^Це не таблиця CSV чи XLSX/],
    ['that is damaged', new File(['PK\u0003\u0004xl/workbook.xml'], 'а.xlsx'), /^Файл пошкоджено/],
  ])('%s is told so', async (_, file, message) => {
    const app = await open();
    await choose(app, file);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(message);
    expect(screen.queryByRole('table')).toBeNull();
    await app.user.click(submit());
    await screen.findByText('Спершу виберіть файл із людьми');
  });

  it('may be taken as an example', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${decodeURIComponent(this.href)}`);
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Завантажити зразок' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toContain('люди-зразок.csv data:text/csv;charset=utf-8,\ufeffПІБ;Посада;');
  });

  it('whose points cannot be checked waits for another try', async () => {
    const app = await open();
    await app.fail('listUserPoints');
    await read(app, HEAD, FIRST);
    await screen.findByText('Не вдалося перевірити точки.');
    expect(isOff(submit())).toBe(true);
    await app.clearFaults();
    await app.user.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    await waitFor(() => expect(isOff(submit())).toBe(false));
  });
});

it('speaks English', async () => {
  const app = await open({ locale: 'en' });
  await app.user.upload(
    await waitFor(() => document.querySelector('input[type="file"]') as HTMLInputElement),
    csv('Name,Phone,Role', 'Hedgehog Hanna,0672220001,Cashier', 'Cat,12,Cleaner'),
  );
  await screen.findByText('1 of 2 rows with errors');
  expect(screen.getByRole('button', { name: 'Invite 2 people' })).toBeTruthy();
});
