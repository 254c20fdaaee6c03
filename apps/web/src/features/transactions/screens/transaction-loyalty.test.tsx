import { examplePurchaseLoyalty as example } from '@kasa/contracts/shared/purchase-loyalty';
import { within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { RenderOptions } from '#app/test-support/render-app.tsx';
import { beside, changed, money, open, openWith, plain, standAtSeed } from '../test-support/payments.ts';
import { buy } from '../test-support/purchases.ts';
import { payment as read, refund } from '../test-support/refunds.ts';

standAtSeed();

const TITLE = /^(Знижки й бонуси|Discounts and bonuses)$/;
const [named] = example.discounts;
const openAs = async (loyalty: object | null, options: RenderOptions = {}) => {
  const network = changed(/\/transactions\/[\da-f-]{36}(\?|$)/, (data) => ({ ...data, loyalty }));
  const address = ({ id }: { id: string }) => `/transactions?period=all&open=${id}`;
  const opened = await openWith({ status: ['approved'] }, address, { network, ...options });
  return { ...opened, drawer: await beside(/₴/) };
};
type Drawer = Awaited<ReturnType<typeof openAs>>['drawer'];
const section = async (drawer: Drawer) => within(await drawer.findByRole('region', { name: TITLE }));
const told = async (drawer: Drawer) => plain(await drawer.findByRole('region', { name: TITLE }));
const steps = async (drawer: Drawer) =>
  within(await drawer.findByRole('list', { name: /^(Перебіг оплати|How it went)$/ }))
    .getAllByRole('listitem')
    .map(plain);

it('tells the owner from the cost without discounts to what was paid, and leads to each discount', async () => {
  const { payment, drawer } = await openAs(example, { as: 'owner' });
  const link = (await section(drawer)).getByRole('link', { name: String(named?.name) });
  expect(link.getAttribute('href')).toBe(`/Loyalty?open=${named?.id}`);
  expect(await told(drawer)).toBe(
    [
      ...['Знижки й бонуси', 'Без знижок390,00 ₴', `Знижка${named?.name}: `],
      ...['дешевше на 35,00 ₴ · сплачено бонусами 5,00 ₴', `Оплачено${money(payment.amount)}`],
    ].join(''),
  );
});

it('names discounts without a way to them to who doesn’t manage loyalty', async () => {
  const { drawer } = await openAs(example);
  const own = await section(drawer);
  expect(own.getByText(new RegExp(String(named?.name)))).toBeTruthy();
  expect(own.queryByRole('link')).toBeNull();
});

it('says that no discount was applied', async () => {
  const nothing = { ...example, discount: 0, spent: 0, discounts: [], bonuses: [] };
  const { drawer } = await openAs(nothing);
  expect(await told(drawer)).toContain('До цієї покупки не застосовано жодної знижки.');
  expect((await steps(drawer)).join()).not.toMatch(/бонус/i);
});

it('has no such part where the terminal asked for no discounts', async () => {
  const { drawer } = await openAs(null);
  await drawer.findByRole('region', { name: 'Подробиці' });
  expect(drawer.queryByRole('region', { name: TITLE })).toBeNull();
});

it('is told in English, too', async () => {
  const { drawer } = await openAs(example, { locale: 'en', as: 'owner' });
  expect(await told(drawer)).toMatch(/Without discounts₴390.*₴35.* off · ₴5.* paid with bonuses/);
  expect((await steps(drawer))[1]).toMatch(/^₴5.* paid with bonuses/);
});

it('is printed with the payment', async () => {
  const { app, drawer } = await openAs(example);
  const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await app.user.click(await drawer.findByRole('button', { name: 'Надрукувати' }));
  expect(printed).toHaveBeenCalledOnce();
  const sheet = plain(document.querySelector('.kasa-print') as Element);
  expect(sheet).toContain(`Знижка${named?.name}: дешевше на 35,00 ₴`);
});

it('shows of a real purchase what bonuses paid and gave, and beside its refund what came back', async () => {
  const app = await open('/profile/password', { as: 'owner' });
  const id = await buy(app, { spend: 2_000 });
  const { amount, left_amount, loyalty } = await read(app, id);
  const half = Math.floor(amount / 2);
  await refund(app, half, left_amount, id);
  await app.goTo(`/transactions?period=all&open=${id}`);
  const drawer = await beside(/₴/);
  const shown = await steps(drawer);
  const earned = Number(loyalty?.earned);
  const backOf = (sum: number) => Math.floor((sum * half) / amount);
  const beginnings = ['Розпочато', `Сплачено бонусами ${money(2_000)}`, 'Оплачено готівкою'];
  for (const [n, words] of [...beginnings, `Нараховано бонусів на ${money(earned)}`].entries())
    expect(shown[n]).toContain(words);
  expect(shown.slice(-3).map((step) => step.replace(/₴.*/, '₴'))).toEqual([
    `Повернуто ${money(half)}`,
    `Покупцеві повернуто бонусів на ${money(backOf(2_000))}`,
    `Списано нарахованих бонусів на ${money(backOf(earned))}`,
  ]);
  const sums = await told(drawer);
  for (const sum of [Number(loyalty?.before), 2_000, earned, amount]) expect(sums).toContain(money(sum));
});
