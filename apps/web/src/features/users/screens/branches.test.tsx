import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderedApp, type RenderOptions, renderApp } from '#app/test-support/render-app.tsx';
import { emptyPoint, ownerOf, place } from '../test-support/places.ts';

const { depot, point, pointDirector, pointForDirector, user, userForPhoto, userToEdit } = exampleIds;
const HERE = 'Затишок на Городоцькій';
const PAVILION = 'Літній павільйон «Аркадія»';
const [ROMANIUK, HAVRYLIUK] = ['Романюк Ірина Богданівна', 'Гаврилюк Оксана Степанівна'];
const LYSENKO = 'Лисенко Богдан Юрійович';
const pageOf = (id: string) => `/users/manage/${id}`;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).toBeNull());
const dialogOf = async (name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await screen.findByRole(role, { name }));
const directorNow = async () => within(await screen.findByRole('region', { name: 'Директор' }));
const pointNow = ({ services: { client } }: RenderedApp, id: string) =>
  client.operation('getUserPoint')({ params: { id } });
const placesOf = async ({ services: { client } }: RenderedApp, id: string) => {
  const { points } = await client.operation('getUser')({ params: { id } });
  return points.map((one) => one.id);
};

async function actOn(app: RenderedApp, name: string, action: RegExp) {
  await app.user.click(await button(`Дії: ${name}`));
  await app.user.click(await screen.findByRole('menuitem', { name: action }));
}
async function tick({ user }: RenderedApp, ...names: readonly string[]) {
  for (const name of names)
    await user.click(await screen.findByRole('checkbox', { name: `Вибрати: ${name}` }));
}
async function choosePoint({ user }: RenderedApp, name: string) {
  await user.click(await button(/Точка або депо/));
  await user.type(await screen.findByRole('searchbox', { name: 'Пошук точок і депо' }), name);
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
}
/** Where two people work. */
async function openStaffed(options: RenderOptions = {}, more: readonly string[] = []) {
  const app = await renderApp('/nowhere', { as: 'owner', ...options });
  const owner = await ownerOf(app);
  await place(owner, [userToEdit, userForPhoto, ...more], null, pointForDirector);
  await app.goTo(pageOf(pointForDirector));
  await row(HAVRYLIUK);
  return { app, owner };
}

describe('the list of points and depots', () => {
  it('is reached from the users, says who directs and how many work there, and opens one', async () => {
    const app = await renderApp('/users', { as: 'owner' });
    await app.user.click(await button('Інші дії'));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Точки та люди' }));
    await waitFor(() => expect(app.location()).toBe('/users/manage'));
    await app.user.type(await screen.findByRole('searchbox', { name: 'Пошук точок і депо' }), 'городоцьк');
    await waitFor(() => expect(app.location()).toContain('q='));
    const shown = within(await row(HERE));
    expect(shown.getByText(/Львів, вул\. Городоцька, 82/)).toBeTruthy();
    expect(shown.getByText('Фіскальна')).toBeTruthy();
    expect(shown.getByText(new RegExp(LYSENKO))).toBeTruthy();
    expect(shown.getByRole('link', { name: /\+380/ })).toBeTruthy();
    const { people_count } = await pointNow(app, point);
    expect(shown.getByText(new RegExp(`^${people_count} (людина|людини|людей)$`))).toBeTruthy();
    await app.user.click(shown.getByRole('link', { name: HERE }));
    await screen.findByRole('heading', { level: 1, name: HERE });
    expect(app.location()).toBe(pageOf(point));
  });

  it('is narrowed to depots, and leads to the page of one', async () => {
    const app = await renderApp('/users/manage?kind=depot', { as: 'owner' });
    await app.user.click(await button(`Дії: ${(await pointNow(app, depot)).name}`));
    const entry = await screen.findByRole('menuitem', { name: 'Сторінка депо' });
    expect(entry.getAttribute('href')).toBe(`/branches/${depot}`);
    expect(screen.queryByRole('row', { name: new RegExp(HERE) })).toBeNull();
  });

  it('assigns a director to a point that has none, out of those who can sign in', async () => {
    const app = await renderApp('/users/manage?q=Аркадія', { as: 'owner' });
    await actOn(app, PAVILION, /^Призначити директора/);
    const dialog = await dialogOf(`Директор: ${PAVILION}`);
    expect(dialog.getByText('Зараз директора немає.')).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Призначити' }));
    await app.user.click(await dialog.findByRole('button', { name: /Новий директор/ }));
    await app.user.type(await screen.findByRole('searchbox', { name: 'Пошук людини' }), 'Зінченко');
    const invited = await screen.findByRole('option', { name: /Зінченко Марта.*прийняти запрошення/ });
    expect(invited.getAttribute('aria-disabled')).toBe('true');
    await app.user.clear(screen.getByRole('searchbox', { name: 'Пошук людини' }));
    await app.user.click(await screen.findByRole('option', { name: new RegExp(ROMANIUK) }));
    await app.user.click(dialog.getByRole('button', { name: 'Призначити' }));
    await screen.findByText('Директора призначено!');
    expect(await within(await row('Аркадія')).findByText(new RegExp(ROMANIUK))).toBeTruthy();
    expect(await placesOf(app, userToEdit)).toContain(pointForDirector);
  });

  it('leaves a point without a director after a question', async () => {
    const app = await renderApp('/users/manage?q=городоцьк', { as: 'owner' });
    await actOn(app, HERE, /^Зняти директора/);
    const dialog = await dialogOf(`Залишити «${HERE}» без директора?`, 'alertdialog');
    expect(dialog.getByText(new RegExp(`директор — ${LYSENKO}`))).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Зняти' }));
    await screen.findByText('Директора знято!');
    expect(await pointNow(app, point)).toMatchObject({ director: null });
    expect(await placesOf(app, pointDirector)).toContain(point);
  });

  it('says so when it fails, and when nothing is found', async () => {
    const app = await renderApp('/users/manage?q=такої+немає', { as: 'owner' });
    await screen.findByText('За запитом «такої немає» нічого не знайдено.');
    await app.fail('listUserPoints');
    await app.goTo('/users/manage');
    await screen.findByText('Не вдалося завантажити');
  });
});

describe('the people of a point', () => {
  it('are shown with the director, whose badge tells them apart, and lead to the user', async () => {
    const app = await renderApp(pageOf(point), { as: 'owner' });
    expect((await directorNow()).getByRole('link', { name: LYSENKO })).toBeTruthy();
    expect(within(await row(LYSENKO)).getByText('Директор')).toBeTruthy();
    await app.user.click(within(await row(LYSENKO)).getByRole('link', { name: new RegExp(LYSENKO) }));
    await waitFor(() => expect(app.location()).toBe(`/users?open=${pointDirector}`));
  });

  it('are added several at a time, found by a search; who works there already says so', async () => {
    const app = await renderApp(pageOf(pointForDirector), { as: 'owner' });
    await emptyPoint(app, pointForDirector);
    await place(app, [userToEdit], null, pointForDirector);
    await app.user.click((await screen.findAllByRole('button', { name: 'Додати людей' }))[0] as HTMLElement);
    const dialog = await dialogOf(`Додати людей: ${PAVILION}`);
    const submit = () => dialog.getByRole('button', { name: /^Додати( \d|$)/ });
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    const here = await dialog.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(ROMANIUK) });
    expect(here.disabled).toBe(true);
    expect(dialog.getByText('Уже працює тут.')).toBeTruthy();
    const search = dialog.getByRole('searchbox', { name: 'Пошук людини' });
    await app.user.type(search, 'Гаврилюк');
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(1));
    await app.user.click(dialog.getByRole('checkbox', { name: new RegExp(HAVRYLIUK) }));
    await app.user.clear(search);
    await app.user.click(await dialog.findByRole('checkbox', { name: /Іваненко Петро/ }));
    const chosen = within(dialog.getByRole('list', { name: 'Вибрані люди' }));
    expect(chosen.getAllByRole('listitem')).toHaveLength(2);
    await app.user.dblClick(submit());
    await screen.findByText('Додано 2 людини!');
    await row(HAVRYLIUK);
    await row('Іваненко');
    expect(await pointNow(app, pointForDirector)).toMatchObject({ people_count: 3 });
  });

  it('are moved several at once to a point that is searched for', async () => {
    const { app, owner } = await openStaffed();
    await tick(app, ROMANIUK, HAVRYLIUK);
    await emptyPoint(owner, pointForDirector);
    await place(owner, [userToEdit, userForPhoto], null, pointForDirector);
    await app.user.click(await button('Перемістити…'));
    const dialog = await dialogOf(`Перемістити з «${PAVILION}»: 2 людини`);
    await choosePoint(app, HERE);
    await app.user.click(dialog.getByRole('button', { name: 'Перемістити' }));
    await screen.findByText('Переміщено 2 людини!');
    await screen.findByText('Тут ще ніхто не працює.');
    expect(screen.queryByRole('button', { name: 'Перемістити…' })).toBeNull();
    expect(await placesOf(app, userToEdit)).toContain(point);
    expect(await placesOf(app, userToEdit)).not.toContain(pointForDirector);
  });

  it('are removed after a question that names how many and the point; access stays', async () => {
    const { app } = await openStaffed();
    await tick(app, ROMANIUK, HAVRYLIUK);
    await app.user.click(await button('Прибрати'));
    const dialog = await dialogOf(`Прибрати з «${PAVILION}» 2 людини?`, 'alertdialog');
    expect(dialog.getByText(/доступ, права та інші точки залишаться/)).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Прибрати' }));
    await screen.findByText('Прибрано 2 людини!');
    await gone(ROMANIUK);
    expect(await placesOf(app, userToEdit)).not.toContain(pointForDirector);
  });

  it('work at another point, too, without leaving this one', async () => {
    const { app } = await openStaffed();
    await actOn(app, ROMANIUK, /^Додати ще на точку/);
    const dialog = await dialogOf(`Додати ще на точку: ${ROMANIUK}`);
    await choosePoint(app, (await pointNow(app, depot)).name);
    await app.user.click(dialog.getByRole('button', { name: 'Додати' }));
    await screen.findByText('Додано 1 людину!');
    expect(await placesOf(app, userToEdit)).toEqual(expect.arrayContaining([pointForDirector, depot]));
  });

  it('become director one by one; the question names who was it', async () => {
    const { app } = await openStaffed();
    await actOn(app, ROMANIUK, /^Зробити директором/);
    const first = await dialogOf(`Зробити директором «${PAVILION}»: ${ROMANIUK}?`, 'alertdialog');
    expect(first.getByText('Зараз директора немає.')).toBeTruthy();
    await app.user.click(first.getByRole('button', { name: 'Зробити директором' }));
    await (await directorNow()).findByRole('link', { name: ROMANIUK });
    await actOn(app, HAVRYLIUK, /^Зробити директором/);
    const second = await dialogOf(`Зробити директором «${PAVILION}»: ${HAVRYLIUK}?`, 'alertdialog');
    expect(second.getByText(new RegExp(`^Зараз директор — ${ROMANIUK}`))).toBeTruthy();
    await app.user.click(second.getByRole('button', { name: 'Зробити директором' }));
    await (await directorNow()).findByRole('link', { name: HAVRYLIUK });
    expect(within(await row(HAVRYLIUK)).getByText('Директор')).toBeTruthy();
  });

  it('of which the director is removed: the question says that they stay director', async () => {
    const app = await renderApp(pageOf(point), { as: 'owner' });
    await actOn(app, LYSENKO, /^Прибрати з точки/);
    const dialog = await dialogOf(`Прибрати з «${HERE}»: ${LYSENKO}?`, 'alertdialog');
    expect(
      dialog.getByText(`${LYSENKO} залишиться директором «${HERE}», доки не призначите іншого.`),
    ).toBeTruthy();
  });

  it('include oneself and an owner, whom a director cannot place, and the entries say why', async () => {
    const { app } = await openStaffed({ as: 'director' }, [exampleIds.owner, user]);
    await row('Коваль Олена');
    for (const [name, why] of [
      ['Мельник Сергій Іванович', /^Перемістити….*Це ви самі/],
      ['Коваль Олена Петрівна', /^Перемістити….*Змінити власника може лише власник/],
    ] as const) {
      expect(screen.queryByRole('checkbox', { name: `Вибрати: ${name}` })).toBeNull();
      await app.user.click(await button(`Дії: ${name}`));
      const entry = await screen.findByRole('menuitem', { name: why });
      expect(entry.getAttribute('aria-disabled')).toBe('true');
      await app.user.keyboard('{Escape}');
    }
  });

  it('who are skipped, as they were made owners meanwhile, are named with why', async () => {
    const { app, owner } = await openStaffed({ as: 'director' });
    await tick(app, ROMANIUK, HAVRYLIUK);
    const { client } = owner.services;
    const { version } = await client.operation('getUser')({ params: { id: userToEdit } });
    await client.operation('updateUserRights')({
      params: { id: userToEdit },
      body: { roles: ['owner'], tags_added: [], tags_removed: [], version },
    });
    await app.user.click(await button('Прибрати'));
    await app.user.click(
      (await dialogOf(/^Прибрати з/, 'alertdialog')).getByRole('button', { name: 'Прибрати' }),
    );
    await screen.findByText('Без змін залишилася 1 людина');
    expect(screen.getByText(`${ROMANIUK} — це власник: його переміщує лише власник`)).toBeTruthy();
    await app.user.click(await button('Закрити повідомлення'));
    expect(screen.queryByText('Без змін залишилася 1 людина')).toBeNull();
  });

  it('follow what somebody else does', async () => {
    const app = await renderApp('/nowhere', { as: 'owner', isLive: true });
    await emptyPoint(app, pointForDirector);
    await app.goTo(pageOf(pointForDirector));
    await screen.findByText('Тут ще ніхто не працює.');
    await screen.findByText('Наживо');
    await place(app, [userToEdit], null, pointForDirector);
    await row(ROMANIUK);
  });

  it('are chosen and removed by keys alone', async () => {
    const { app } = await openStaffed();
    (await row(HAVRYLIUK)).focus();
    await app.user.keyboard(' ');
    (await button('Прибрати')).focus();
    await app.user.keyboard('{Enter}');
    const dialog = await dialogOf(`Прибрати з «${PAVILION}» 1 людину?`, 'alertdialog');
    dialog.getByRole('button', { name: 'Прибрати' }).focus();
    await app.user.keyboard('{Enter}');
    await gone(HAVRYLIUK);
  });

  it('on a phone have the same actions in a menu', async () => {
    const { app } = await openStaffed({ width: 360 });
    await tick(app, ROMANIUK);
    await app.user.click(await button('Дії'));
    expect((await screen.findAllByRole('menuitem')).map((one) => one.textContent)).toEqual([
      'Перемістити…',
      'Додати ще на точку…',
      'Прибрати',
    ]);
  });
});

it('a point that is not there says so, and leads back', async () => {
  const app = await renderApp(pageOf(pointDirector), { as: 'owner' });
  await screen.findByText('Такої точки чи депо немає');
  await app.user.click(screen.getByRole('link', { name: 'До точок і людей' }));
  await waitFor(() => expect(app.location()).toBe('/users/manage'));
});
