import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { phoneByRole, type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { createPath, field, open, preview, type, visible } from '../test-support/new-discount.ts';

const edit = `/Loyalty/${exampleIds.discountToEdit}/edit`;
const posts = ({ requests }: RenderedApp) => requests.filter((request) => request.startsWith('POST'));

/** Sends the form. @returns the discount that was made */
async function save({ user, services }: RenderedApp, name = 'Нова знижка осені') {
  await user.click(screen.getByRole('button', { name: 'Створити' }));
  await screen.findByRole('complementary', { name });
  const { items } = await services.client.operation('listDiscounts')({ query: { q: name } });
  return items[0];
}

it('a fixed discount is made of a percentage, as a draft', async () => {
  const app = await open(/Фіксована/);
  await type(app, /^Відсоток/, '7,5');
  const made = await save(app);
  expect(made).toMatchObject({
    state: 'draft',
    rule: { type: 'fixed', percent_bp: 750, amount: null },
  });
});

it('a dynamic discount is made of steps that are added and removed', async () => {
  const app = await open(/Динамічна/);
  for (const [n, sum, percent] of [
    [1, '500', '5'],
    [2, '600', '6'],
    [3, '1000', '10'],
  ] as const) {
    await app.user.click(screen.getByRole('button', { name: 'Додати поріг' }));
    await type(app, new RegExp(`^Від суми, рядок ${n}`), sum);
    await type(app, new RegExp(`^Знижка, рядок ${n}`), percent);
  }
  await app.user.click(screen.getByRole('button', { name: 'Прибрати рядок 2' }));
  const made = await save(app);
  expect(made?.rule).toEqual({
    ...{ type: 'dynamic', by: 'amount', time_steps: [] },
    amount_steps: [
      { from_amount: 50_000, percent_bp: 500 },
      { from_amount: 100_000, percent_bp: 1_000 },
    ],
  });
});

it('a single bonus is made with the sum from which its bonuses can be spent', async () => {
  const app = await open(/Разовий бонус/);
  await type(app, /^Бонус/, '50');
  await type(app, /^Сума активації бонусу/, '20');
  expect(await save(app)).toMatchObject({
    bonus_activation_amount: 2_000,
    rule: { type: 'single_bonus', bonus_amount: 5_000, min_amount: 0 },
  });
});

it('every fifth piece is free', async () => {
  const app = await open(/За кількістю покупок/);
  await type(app, /^Яка за рахунком/, '5');
  await type(app, /^Знижка/, '100');
  await app.user.click(screen.getByRole('radio', { name: 'Штуки товару' }));
  expect((await save(app))?.rule).toEqual({
    ...{ type: 'by_purchase_count', every: 5 },
    ...{ counts: 'pieces', percent_bp: 10_000 },
  });
});

it('bonuses for a purchase are made with their share of a receipt and their days', async () => {
  const app = await open(/Бонус за покупку/);
  await type(app, /^Скільки повертається бонусами/, '5');
  await type(app, /^Скільки можна сплатити бонусами/, '30');
  await type(app, /^Строк дії, днів/, '180');
  expect((await save(app))?.rule).toEqual({
    ...{ type: 'purchase_bonus', percent_bp: 500 },
    ...{ spend_percent_bp: 3_000, lifetime_days: 180 },
  });
});

it('another type takes over no percentage, and sends nothing of the first one', async () => {
  const app = await open(/Бонус за покупку/);
  await type(app, /^Скільки повертається бонусами/, '5');
  await type(app, /^Сума активації бонусу/, '20');
  await app.user.click(screen.getByRole('radio', { name: /Фіксована/ }));
  expect(((await field(/^Відсоток/)) as HTMLInputElement).value).toBe('');
  expect(screen.queryByRole('textbox', { name: /^Сума активації/ })).toBeNull();
  await type(app, /^Відсоток/, '7');
  expect(await save(app)).toMatchObject({
    bonus_activation_amount: 0,
    rule: { type: 'fixed', percent_bp: 700, amount: null },
  });
});

it('a type finds again what was typed for it', async () => {
  const app = await open(/Бонус за покупку/);
  await type(app, /^Скільки повертається бонусами/, '5');
  await app.user.click(screen.getByRole('radio', { name: /За кількістю покупок/ }));
  await type(app, /^Знижка/, '100');
  await app.user.click(screen.getByRole('radio', { name: /Бонус за покупку/ }));
  expect(((await field(/^Скільки повертається бонусами/)) as HTMLInputElement).value).toBe('5');
  expect((await save(app))?.rule).toMatchObject({ type: 'purchase_bonus', percent_bp: 500 });
});

it('what is missing is told at its field, and nothing is sent', async () => {
  const app = await renderApp(createPath, { as: 'owner' });
  await field(/^Назва/);
  await app.user.click(screen.getByRole('button', { name: 'Створити' }));
  expect(await screen.findAllByText("Поле обов'язкове")).toHaveLength(2);
  expect((await field(/^Відсоток/)).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(await field(/^Назва/));
  expect(posts(app)).toEqual([]);
});

it('a step that does not rise is told at its cell', async () => {
  const app = await open(/Динамічна/);
  for (const n of [1, 2]) {
    await app.user.click(screen.getByRole('button', { name: 'Додати поріг' }));
    await type(app, new RegExp(`^Від суми, рядок ${n}`), '500');
    await type(app, new RegExp(`^Знижка, рядок ${n}`), '5');
  }
  await app.user.click(screen.getByRole('button', { name: 'Створити' }));
  await waitFor(async () =>
    expect((await field(/^Від суми, рядок 2/)).getAttribute('aria-invalid')).toBe('true'),
  );
  expect((await field(/^Від суми, рядок 1/)).getAttribute('aria-invalid')).not.toBe('true');
  expect(posts(app)).toEqual([]);
});

it('a dynamic discount without steps says so, and the focus goes to what adds one', async () => {
  const app = await open(/Динамічна/);
  await app.user.click(screen.getByRole('button', { name: 'Створити' }));
  expect(await screen.findByText('Додайте хоча б один поріг')).toBeDefined();
  const add = screen.getByRole('button', { name: 'Додати поріг' });
  await waitFor(() => expect(document.activeElement).toBe(add));
});

it('what is wrong before missing steps takes the focus first, and what is wrong after them does not', async () => {
  const app = await open(/Динамічна/);
  await type(app, /^Не більше загалом/, '0');
  await app.user.clear(await field(/^Назва/));
  await app.user.click(screen.getByRole('button', { name: 'Створити' }));
  await waitFor(async () => expect(document.activeElement).toBe(await field(/^Назва/)));
  expect((await field(/^Не більше загалом/)).getAttribute('aria-invalid')).toBe('true');
  await type(app, /^Назва/, 'Нова знижка осені');
  await app.user.click(screen.getByRole('button', { name: 'Створити' }));
  const add = screen.getByRole('button', { name: 'Додати поріг' });
  await waitFor(() => expect(document.activeElement).toBe(add));
});

it('a name that is taken is told at its field', async () => {
  const app = await open(/Фіксована/, 'Чай і кава зранку');
  await type(app, /^Відсоток/, '5');
  await app.user.click(screen.getByRole('button', { name: 'Створити' }));
  await waitFor(async () => expect((await field(/^Назва/)).getAttribute('aria-invalid')).toBe('true'));
});

it('goods and terminals are chosen one by one, and stand in the sentence', async () => {
  const app = await open(/Фіксована/);
  await type(app, /^Відсоток/, '10');
  await app.user.click(screen.getByRole('checkbox', { name: /^Діє на всі товари/ }));
  const main = within(screen.getByRole('main'));
  await app.user.click(await main.findByRole('button', { name: /Групи товарів/ }));
  await app.user.click(await screen.findByRole('option', { name: 'Бакалія' }));
  expect(await preview().findByText(/«Бакалія»/, visible)).toBeDefined();
  await app.user.click(screen.getByRole('button', { name: 'Прибрати: Бакалія' }));
  expect(await preview().findByText(/заповніть або виправте: Товари\.$/, visible)).toBeDefined();
});

it('the focus stays in the list where something is removed, then goes to what adds', async () => {
  const app = await open(/Динамічна/);
  for (const _ of [1, 2]) await app.user.click(screen.getByRole('button', { name: 'Додати поріг' }));
  await app.user.click(screen.getByRole('button', { name: 'Прибрати рядок 1' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Прибрати рядок 1' }));
  await app.user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Додати поріг' }));

  await app.user.click(screen.getByRole('checkbox', { name: /^Діє на всі товари/ }));
  const groups = await within(screen.getByRole('main')).findByRole('button', { name: /Групи товарів/ });
  await app.user.click(groups);
  await app.user.click(await screen.findByRole('option', { name: 'Бакалія' }));
  await app.user.click(await screen.findByRole('button', { name: 'Прибрати: Бакалія' }));
  expect(document.activeElement).toBe(
    within(screen.getByRole('main')).getByRole('button', { name: /Групи товарів/ }),
  );
});

it('of a single bonus no least price is asked, and the activation amount stands with what it gives', async () => {
  await open(/Разовий бонус/);
  expect(screen.queryByRole('textbox', { name: /^Найменша ціна/ })).toBeNull();
  const gives = within(screen.getByRole('region', { name: 'Що дає' }));
  expect(gives.getByRole('textbox', { name: /^Сума активації бонусу/ })).toBeDefined();
});

it('of a discount that was on the type stays, and the form says so', async () => {
  await renderApp(`/Loyalty/${exampleIds.discount}/edit`, { as: 'owner' });
  await field(/^Назва/);
  expect((screen.getByRole('radio', { name: /Динамічна/ }) as HTMLInputElement).disabled).toBe(true);
  expect(screen.getByText(/^Знижку вже вмикали: її тип/)).toBeDefined();
  expect(screen.getByText(/каси одразу рахуватимуть за новими умовами/)).toBeDefined();
});

it('the form of a draft leads to what it would have cost on past receipts', async () => {
  const { discountToDelete: draft } = exampleIds;
  const app = await renderApp(`/Loyalty/${draft}/edit`, { as: 'owner' });
  await app.user.click(await screen.findByRole('link', { name: 'Спробувати на минулих чеках' }));
  await waitFor(() => expect(app.location()).toBe(`/Loyalty/simulation?discount=${draft}`));
});

it('a discount is changed, and the list shows it', async () => {
  const app = await renderApp(edit, { as: 'owner' });
  await type(app, /^Назва/, 'Інша назва');
  await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
  await screen.findByRole('complementary', { name: 'Інша назва' });
  expect(app.location()).toBe(`/Loyalty?open=${exampleIds.discountToEdit}`);
});

it('new terms of a discount that is on are saved after a question, which says that they hold at once', async () => {
  const app = await renderApp(`/Loyalty/${exampleIds.discount}/edit`, { as: 'owner' });
  await type(app, /^Відсоток/, '12');
  await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Змінити умови для покупців?' }));
  expect(dialog.getByText(/уже наступні чеки каси рахуватимуть за новими умовами/)).toBeDefined();
  expect(app.requests.filter((request) => request.startsWith('PUT'))).toEqual([]);
  await app.user.click(dialog.getByRole('button', { name: 'Зберегти' }));
  await screen.findByRole('complementary', { name: 'Чай і кава зранку' });
  const { id } = { id: exampleIds.discount };
  const { rule } = await app.services.client.operation('getDiscount')({ params: { id } });
  expect(rule).toMatchObject({ percent_bp: 1_200 });
});

it('what is wrong in a discount that is on is told before any question', async () => {
  const app = await renderApp(`/Loyalty/${exampleIds.discount}/edit`, { as: 'owner' });
  await app.user.clear(await field(/^Відсоток/));
  await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
  expect(await screen.findByText("Поле обов'язкове")).toBeDefined();
  expect(document.activeElement).toBe(await field(/^Відсоток/));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('steps that the hours of the discount never meet are told beside them', async () => {
  const app = await renderApp('/Loyalty', { as: 'owner' });
  const { items } = await app.services.client.operation('listDiscounts')({ query: { q: 'Свіжий' } });
  await app.goTo(`/Loyalty/${items[0]?.id}/edit`);
  await field(/^Назва/);
  expect(screen.queryByText(/ніколи не спрацює/)).toBeNull();
  const time = async (name: RegExp, hour: string) => {
    const group = within(screen.getByRole('group', { name }));
    const [first, second] = group.getAllByRole('spinbutton');
    if (first) await app.user.type(first, hour);
    if (second) await app.user.type(second, '00');
  };
  await time(/^З години(?!,)/, '08');
  await time(/^До години(?!,)/, '20');
  const steps = within(screen.getByRole('group', { name: 'Години' }));
  expect(
    await steps.findByText('Знижка діє з 08:00 до 20:00, тож ніколи не спрацює: рядок 2.'),
  ).toBeDefined();
});

it('of a director a discount holds at own points only, and the form says why', async () => {
  await renderApp(createPath, { as: 'director' });
  const everywhere = await screen.findByRole('checkbox', { name: /^Діє на всіх точках/ });
  expect((everywhere as HTMLInputElement).checked).toBe(false);
  expect(screen.getByText('Ви працюєте не на всіх точках: виберіть свої')).toBeDefined();
});

it('with discounts alone its goods are named, and the form says what choosing others takes', async () => {
  const app = await renderApp('/', { as: 'cashier' });
  const rights = { roles: ['cashier' as const], tags_added: ['loyalty_manage' as const], tags_removed: [] };
  await app.control.setRights({ body: { phone: phoneByRole.cashier, ...rights } });
  app.services.session.store(await app.services.client.operation('getMe')());
  await app.goTo(`/Loyalty/${exampleIds.discount}/edit`);
  const chosen = within(await screen.findByRole('list', { name: 'Групи товарів: вибрані' }));
  expect(chosen.getByText('Бакалія')).toBeDefined();
  const groups = within(screen.getByRole('main')).getByRole('button', { name: /Групи товарів$/ });
  expect((groups as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getAllByText(/^Потрібне право «.+Надати його/)).toHaveLength(2);
  await app.user.click(screen.getByRole('button', { name: 'Прибрати: Бакалія' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Групи товарів' }));
});

it('a discount that has ended is not edited, and there is a way back', async () => {
  const { services, user, location, goTo } = await renderApp('/Loyalty', { as: 'owner' });
  const { items } = await services.client.operation('listDiscounts')({ query: { state: ['ended'] } });
  const id = items[0]?.id ?? '';
  await goTo(`/Loyalty/${id}/edit`);
  await screen.findByText('Знижку завершено');
  expect(screen.queryByRole('textbox', { name: /^Назва/ })).toBeNull();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'До знижок' }));
  await waitFor(() => expect(location()).toBe(`/Loyalty?open=${id}`));
});
