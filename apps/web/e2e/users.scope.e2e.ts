import { expect, type Page } from '@playwright/test';
import { expectNoOverflow } from './support/overflow.ts';
import { test } from './support/test.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Person extends Named {
  readonly points: readonly Named[];
}

interface Place extends Named {
  readonly city: string;
  readonly terminals_count: number;
}

/** What the signed-in user of a page is told. */
async function told<Data>(page: Page, path: string): Promise<Data> {
  const { code, data } = await (await page.request.get(`/api/v1${path}`)).json();
  expect(code).toBe(0);
  return data;
}

const rows = (page: Page) => page.locator('[data-row-id]');
const idsOn = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-row-id')).sort());

/** The terminals of a point on the first page of the list, as an owner is told. */
async function terminalsAt(owner: Page, { id }: Named): Promise<string[]> {
  const query = `/terminals/terminals?point_id=${id}&page=1&perPage=10`;
  const { items } = await told<{ items: Named[] }>(owner, query);
  return items.map((terminal) => terminal.id).sort();
}

async function moveTo(owner: Page, person: string, from: Named, to: Named): Promise<void> {
  await owner.goto(`/users/manage/${from.id}`);
  await owner.getByRole('button', { name: `Дії: ${person}` }).click();
  await owner.getByRole('menuitem', { name: 'Перемістити…' }).click();
  const dialog = owner.getByRole('dialog', { name: `Перемістити з «${from.name}»: ${person}` });
  await dialog.getByRole('button', { name: /Точка або депо/ }).click();
  await owner.getByRole('searchbox', { name: 'Пошук точок і депо' }).fill(to.name);
  await owner.getByRole('option', { name: new RegExp(to.name) }).click();
  await dialog.getByRole('button', { name: 'Перемістити' }).click();
  await expect(dialog).toBeHidden();
}

/** What the drawer of a terminal says that is out of sight; a toast may say so, too. */
const lost = (page: Page) =>
  page.getByRole('complementary', { name: 'Термінал' }).getByText('Не знайдено', { exact: true });

test('whoever is moved sees at once, in all tabs, only what belongs to the new point, and nothing by an old link', async ({
  page,
  browser,
  context,
  signIn,
  checkAccessibility,
}) => {
  const office = await browser.newContext();
  const owner = await office.newPage();
  await signIn('owner', '/users', owner);
  await signIn('cashier', '/terminals');
  const me = await told<{ user: { full_name: string }; points: Named[] }>(page, '/auth/me');
  const [from] = me.points as [Named];
  const { items } = await told<{ items: Place[] }>(owner, '/terminals/points');
  const to = items.find(({ id, terminals_count: n }) => id !== from.id && n > 0) as Place;
  const [before, after] = [await terminalsAt(owner, from), await terminalsAt(owner, to)];
  const [left = ''] = before;

  const other = await context.newPage();
  await other.goto(`/terminals?open=${left}`);
  for (const tab of [page, other]) {
    await expect.poll(() => idsOn(tab)).toEqual(before);
    await expect(tab.getByText('Наживо')).not.toHaveCount(0);
  }
  await moveTo(owner, me.user.full_name, from, to);
  for (const tab of [page, other]) await expect.poll(() => idsOn(tab)).toEqual(after);
  await expect(lost(other)).toBeVisible();
  await checkAccessibility(other);

  await page.goto(`/terminals?open=${left}`);
  await expect(lost(page)).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(to.name, { exact: true })).toBeVisible();
  await expect(page.getByText(from.name, { exact: true })).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/terminals');
  await expect.poll(() => idsOn(page)).toEqual(after);
  await expectNoOverflow(page);
  await checkAccessibility();
  await office.close();
});

/** Without a screen: what the owner did before. */
async function placed(owner: Page, person: string, from: Named | null, to: Named | null): Promise<void> {
  const data = { user_ids: [person], from_id: from?.id ?? null, to_id: to?.id ?? null };
  expect((await (await owner.request.post('/api/v1/users/placements', { data })).json()).code).toBe(0);
}

test('a director who is moved sees at once only the new point in two open tabs: its terminals and its people', async ({
  page,
  browser,
  context,
  signIn,
}) => {
  const office = await browser.newContext();
  const owner = await office.newPage();
  await signIn('owner', '/users', owner);
  await signIn('director', '/profile');
  const me = await told<{ user: { id: string; full_name: string }; points: Named[] }>(page, '/auth/me');
  const [from, to] = me.points as [Named, Named];
  for (const point of me.points) if (point.id !== from.id) await placed(owner, me.user.id, point, null);
  const { items } = await told<{ items: Person[] }>(owner, '/users/users?page=1');
  const [colleague, newcomer] = items.filter(({ points }) => points.length === 0) as [Person, Person];
  await placed(owner, colleague.id, null, from);
  await placed(owner, newcomer.id, null, to);
  const peopleAt = async ({ id }: Named) => {
    const found = await told<{ items: Named[] }>(owner, `/users/users?point_id=${id}&page=1`);
    return [...new Set([me.user.id, ...found.items.map((one) => one.id)])].sort();
  };
  const [before, after] = [await terminalsAt(owner, from), await terminalsAt(owner, to)];
  const [peopleBefore, peopleAfter] = [await peopleAt(from), await peopleAt(to)];

  const other = await context.newPage();
  await page.goto('/terminals');
  await other.goto('/users');
  await expect.poll(() => idsOn(page)).toEqual(before);
  await expect.poll(() => idsOn(other)).toEqual(peopleBefore);
  for (const tab of [page, other]) await expect(tab.getByText('Наживо')).not.toHaveCount(0);
  await moveTo(owner, me.user.full_name, from, to);
  await expect.poll(() => idsOn(page)).toEqual(after);
  await expect.poll(() => idsOn(other)).toEqual(peopleAfter);
  await office.close();
});

test('an owner looks from one point as its cashier, from a phone, and goes on to another', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/terminals');
  await expect(rows(page)).not.toHaveCount(0);
  const { items } = await told<{ items: Place[] }>(page, '/terminals/points');
  const [one, another] = items.filter(({ terminals_count: n }) => n > 0) as [Place, Place];
  const [ofOne, ofAnother] = [await terminalsAt(page, one), await terminalsAt(page, another)];
  await page.getByRole('button', { name: /^Коваль Олена/ }).click();
  await page.getByRole('menuitemradio', { name: 'Касир' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  const choose = async (from: string, { name, city }: Place) => {
    await page.getByRole('button', { name: `Точка: ${from}` }).click();
    await page.getByRole('menuitemradio', { name: `${name} ${city}`, exact: true }).click();
    await expect(page.getByText(`Ви переглядаєте Касу в ролі «Касир» (${name}).`)).toBeVisible();
  };
  await choose('Усі точки', one);
  await expect.poll(() => idsOn(page)).toEqual(ofOne);
  await expectNoOverflow(page);
  await checkAccessibility();
  await choose(one.name, another);
  await expect.poll(() => idsOn(page)).toEqual(ofAnother);
  await page.getByRole('button', { name: 'Вийти з перегляду' }).click();
  await expect(page.getByText(/^Ви переглядаєте Касу/)).toBeHidden();
});
