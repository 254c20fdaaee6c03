import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { phoneByRole, type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const { user: director, userForPhoto: collector, userToEdit, userWithPhoto } = exampleIds;
const romaniuk = 'Романюк Ірина Богданівна';
const havryliuk = 'Гаврилюк Оксана Степанівна';
/** Лисенко Богдан Юрійович, a director who manages neither points nor people. */
const lysenko = '01912d50-3c00-7000-8000-00000000000b';
const comparing = (one: string, other: string) => `/users?open=${one}&compare=${other}`;

const rightsOf = async (name: string) => {
  const drawer = within(await screen.findByRole('complementary', { name }));
  return within(await drawer.findByRole('region', { name: 'Усі права' }));
};
const itemIn = (part: ReturnType<typeof within>, name: string) =>
  part.getByText(name).closest('li')?.textContent;
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Порівняння прав' }));
const partOf = async (name: string) =>
  within(await (await dialog()).findByRole('region', { name: new RegExp(`^${name}`) }));
const namesIn = (part: ReturnType<typeof within>) =>
  part.queryAllByRole('listitem').map((item: HTMLElement) => item.querySelector('p')?.textContent);
const groupOf = async (name: string) => within(await screen.findByRole('region', { name }));

async function choose({ user }: RenderedApp, name: string) {
  await user.click(await (await dialog()).findByRole('button', { name: /З ким порівняти/ }));
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
}

describe('all rights of a person', () => {
  it('stand by groups, each with the role it comes from, or that it was added, and the template they equal', async () => {
    await renderApp(`/users?open=${collector}`, { as: 'owner' });
    const rights = await rightsOf(havryliuk);
    await rights.findAllByText(/у шаблоні «Старший касир»/);
    const payments = within(rights.getByRole('list', { name: 'Оплати й готівка' }));
    expect(itemIn(payments, 'Повернення коштів')).toContain('З ролі «Касир»; у шаблоні «Старший касир»');
    expect(itemIn(payments, 'Інкасація')).toContain('Надано окремо; у шаблоні «Старший касир»');
    expect(itemIn(payments, 'Перегляд готівки')).toContain('Разом із правом «Інкасація»');
    expect(rights.queryByText(/^Вилучено окремо/)).toBeNull();
  });

  it('say that they have departed from their template', async () => {
    await renderApp(`/users?open=${userWithPhoto}`, { as: 'owner' });
    const rights = await rightsOf('Іваненко Петро Андрійович');
    await rights.findByText('Права відрізняються від шаблону «Касир без повернень», з якого їх узято.');
    expect(itemIn(rights, 'Повернення коштів')).toBe('Повернення коштівЗ ролі «Касир»');
  });

  it('tell, folded below, what was taken away and from which role', async () => {
    const app = await renderApp(`/users?open=${lysenko}`, { as: 'owner' });
    const rights = await rightsOf('Лисенко Богдан Юрійович');
    const taken = rights.getByText('Вилучено окремо: 2 права');
    expect(taken.closest('details')?.open).toBe(false);
    await app.user.click(taken);
    const folded = within(taken.closest('details') as HTMLElement);
    expect(itemIn(folded, 'Керування точками')).toContain('Вилучено окремо, хоча є в ролі «Директор точки»');
  });

  it('begin with the points to which they extend, and why', async () => {
    const app = await renderApp(`/users?open=${exampleIds.owner}`, { as: 'owner' });
    const own = await rightsOf('Коваль Олена Петрівна');
    const all = within(own.getByRole('list', { name: 'Бачить і змінює' }));
    expect(itemIn(all, 'Усі точки')).toBe('Усі точкиЗ ролі «Власник»');
    await app.goTo(`/users?open=${lysenko}`);
    const rights = await rightsOf('Лисенко Богдан Юрійович');
    const his = within(rights.getByRole('list', { name: 'Бачить і змінює' }));
    expect(his.getByText(/^Лише свої точки: .*Затишок на Городоцькій/)).toBeTruthy();
  });

  it('that were taken away, but come with another right, are told as such', async () => {
    const app = await renderApp('/users', { as: 'owner' });
    const rights = { roles: ['director' as const], tags_added: [], tags_removed: ['cash_view' as const] };
    await app.control.setRights({ body: { phone: phoneByRole.director, ...rights } });
    await app.goTo(`/users?open=${director}`);
    const shown = await rightsOf('Мельник Сергій Іванович');
    await app.user.click(shown.getByText('Вилучено окремо: 1 право'));
    expect(shown.getByText('Проте людина однаково це може: разом із правом «Інкасація»')).toBeTruthy();
  });
});

describe('two people, compared', () => {
  it('are chosen by the action of the first and a search; the address keeps both, and back closes', async () => {
    const app = await renderApp(`/users?open=${userToEdit}`, { as: 'owner' });
    const drawer = within(await screen.findByRole('complementary', { name: romaniuk }));
    await app.user.click(await drawer.findByRole('button', { name: 'Інші дії' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Порівняти…' }));
    expect((await dialog()).getByText(/^Виберіть людину/)).toBeTruthy();
    await choose(app, havryliuk);
    const only = await partOf(`Лише ${havryliuk}`);
    expect(namesIn(only)).toEqual(['Інкасація', 'Перегляд готівки']);
    expect(itemIn(only, 'Інкасація')).toContain('Надано окремо');
    expect(app.location()).toBe(comparing(userToEdit, collector));
    await app.router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.location()).toBe(`/users?open=${userToEdit}`);
  });

  it('by their address show what only the one, only the other and both may do, with where it comes from', async () => {
    await renderApp(comparing(lysenko, collector), { as: 'owner' });
    const only = await partOf('Лише Лисенко');
    expect(namesIn(only)).toContain('Додавання терміналів');
    expect((await partOf(`Лише ${havryliuk}`)).getByText(/^Немає нічого, чого не може Лисенко/)).toBeTruthy();
    const both = await partOf('Спільні права');
    expect(itemIn(both, 'Повернення коштів')).toContain('З ролі «Директор точки»');
    expect(itemIn(both, 'Повернення коштів')).toContain(`${havryliuk}: З ролі «Касир»`);
  });

  it('tell that what one lacks was taken away', async () => {
    await renderApp(comparing(director, lysenko), { as: 'owner' });
    const only = await partOf('Лише Мельник');
    expect(namesIn(only)).toEqual(['Керування точками', 'Керування користувачами']);
    expect(itemIn(only, 'Керування точками')).toContain(
      'Лисенко Богдан Юрійович: вилучено окремо, хоча є в ролі «Директор точки»',
    );
  });

  it('change places by a button', async () => {
    const app = await renderApp(comparing(director, lysenko), { as: 'owner' });
    await partOf('Лише Мельник');
    await app.user.click((await dialog()).getByRole('button', { name: 'Поміняти місцями' }));
    await waitFor(() => expect(app.location()).toBe(comparing(lysenko, director)));
    const titles = async () =>
      (await dialog()).getAllByRole('region').map((part) => part.querySelector('h3')?.textContent);
    const swapped = [
      'Бачить і змінює',
      ...['Лише Лисенко Богдан Юрійович', 'Лише Мельник Сергій Іванович', 'Спільні права'],
    ];
    await waitFor(async () => expect(await titles()).toEqual(swapped));
  });

  it('who may do the same are told to', async () => {
    await renderApp(comparing(userToEdit, userWithPhoto), { as: 'owner' });
    await (await dialog()).findByText('Права однакові.');
  });

  it('of whom one is not there, say so', async () => {
    await renderApp(comparing(userToEdit, '01912d50-3c00-7000-8000-0000000000ff'), { as: 'owner' });
    await (await dialog()).findByText(/^Такого користувача немає/);
  });
});

describe('who may do what', () => {
  it('is reached from the users, and names for each action how many may do it, who, and who can give it', async () => {
    const app = await renderApp('/users', { as: 'owner' });
    await app.user.click(await screen.findByRole('button', { name: 'Інші дії' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Хто що може' }));
    await waitFor(() => expect(app.location()).toBe('/users/rights'));
    await app.user.click(await screen.findByRole('button', { name: 'Компанія та люди' }));
    const group = await groupOf('Компанія та люди');
    const people = within(await group.findByRole('list', { name: 'Хто це може: Керування користувачами' }));
    expect(people.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Коваль Олена Петрівна',
      'Мельник Сергій Іванович',
    ]);
    const action = within(
      people
        .getByRole('link', { name: /Мельник/ })
        .closest('ul')
        ?.closest('li') as HTMLElement,
    );
    expect(action.getByText('2 людини')).toBeTruthy();
    expect(people.getAllByRole('listitem').map((item) => / \(.+\)$/.test(`${item.textContent}`))).toEqual([
      ...[false, true],
    ]);
    expect(action.getByText('У ролях «Власник», «Директор точки»')).toBeTruthy();
    expect(action.getByText('Надати можете ви, а також Мельник Сергій Іванович (Директор)')).toBeTruthy();
    await app.user.click(people.getByRole('link', { name: /Мельник/ }));
    await screen.findByRole('complementary', { name: 'Мельник Сергій Іванович' });
    await app.router.navigate(-1);
    await groupOf('Компанія та люди');
    expect(app.location()).toBe('/users/rights?group=terminals,company');
  });

  it('leads on from the first five to all in the list of people', async () => {
    const app = await renderApp('/users/rights?group=payments', { as: 'owner' });
    const group = await groupOf('Оплати й готівка');
    const list = within(await group.findByRole('list', { name: 'Хто це може: Перегляд оплат' }));
    const total = await app.services.client.operation('listUsers')({
      query: { tag: ['transactions_view'], state: ['active'] },
    });
    await app.user.click(list.getByRole('link', { name: `ще ${total.total - 5}` }));
    await waitFor(() => expect(app.location()).toBe('/users?tag=transactions_view&state=active'));
    await screen.findByRole('button', { name: 'Прибрати фільтр: Право' });
  });

  it('counts those, too, who may by another right', async () => {
    await renderApp('/users/rights?group=payments', { as: 'owner' });
    const group = await groupOf('Оплати й готівка');
    const list = within(await group.findByRole('list', { name: 'Хто це може: Перегляд готівки' }));
    expect(list.getByRole('link', { name: havryliuk })).toBeTruthy();
    expect(group.getByText('Дає його також право «Інкасація»')).toBeTruthy();
  });

  it('is searched by the action, and an empty result is cleared', async () => {
    const app = await renderApp('/users/rights', { as: 'owner' });
    const search = await screen.findByRole('searchbox', { name: 'Пошук дії' });
    await app.user.type(search, 'ПОВЕРНЕННЯ');
    const group = await groupOf('Оплати й готівка');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Термінали' })).toBeNull());
    expect(group.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Повернення коштів',
      'Повернення частини суми',
    ]);
    await app.user.type(search, ' слона');
    await screen.findByText('За запитом «ПОВЕРНЕННЯ слона» дій не знайдено.');
    await app.user.click(screen.getByRole('button', { name: 'Скинути пошук' }));
    await groupOf('Термінали');
    expect(app.location()).toBe('/users/rights');
  });

  it('asks only about what is unfolded, three actions at a time', async () => {
    const asked: string[] = [];
    let [underWay, most] = [0, 0];
    const app = await renderApp('/users/rights?group=none', {
      as: 'owner',
      network: async (request, pass) => {
        const { pathname, searchParams } = new URL(request.url);
        if (pathname !== '/api/v1/users/users') return pass(request);
        asked.push(String(searchParams.get('tag')));
        most = Math.max(most, ++underWay);
        try {
          return await pass(request);
        } finally {
          underWay--;
        }
      },
    });
    await screen.findByRole('button', { name: 'Звіти та контроль' });
    expect(asked).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: 'Оплати й готівка' }));
    await screen.findByRole('list', { name: 'Хто це може: Перегляд готівки' });
    expect(asked).toHaveLength(6);
    expect(most).toBe(3);
  });

  it('that cannot be read says so in its place, and is read again', async () => {
    const app = await renderApp('/users/rights?group=none', { as: 'owner' });
    await app.fail('listUsers', { times: 2 });
    await app.user.click(await screen.findByRole('button', { name: 'Звіти та контроль' }));
    await app.user.click(await screen.findByRole('button', { name: 'Спробувати ще раз' }));
    await screen.findByRole('list', { name: 'Хто це може: Перегляд журналу змін' });
    await screen.findByRole('list', { name: 'Хто це може: Перегляд звітів' });
  });

  it('is not for those who do not manage people', async () => {
    await renderApp('/users/rights', { as: 'cashier' });
    await screen.findByText(/Потрібне право «Керування користувачами»/);
    expect(screen.queryByText('Додавання терміналів')).toBeNull();
  });
});
