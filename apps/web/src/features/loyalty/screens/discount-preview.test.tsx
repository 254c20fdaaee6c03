import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';
import { createPath, field, open, preview, type, visible } from '../test-support/new-discount.ts';

it('the preview says what is missing, then tells the rule in a sentence as it is typed', async () => {
  const app = await renderApp(createPath, { as: 'owner' });
  await field(/^Назва/);
  expect(preview().getByText(/заповніть або виправте: Відсоток\.$/, visible)).toBeDefined();
  await type(app, /^Відсоток/, '10');
  expect(await preview().findByText(/^Знижка 10\s% на всі товари/, visible)).toBeDefined();
});

it('the preview calls fields as the form does', async () => {
  const app = await open(/За кількістю покупок/);
  expect(preview().getByText(/виправте: Яка за рахунком; Знижка\.$/, visible)).toBeDefined();
  await app.user.click(screen.getByRole('radio', { name: /Бонус за покупку/ }));
  expect(await preview().findByText(/виправте: Скільки повертається бонусами\.$/, visible)).toBeDefined();
  await app.user.click(screen.getByRole('radio', { name: /Динамічна/ }));
  await app.user.click(screen.getByRole('button', { name: 'Додати поріг' }));
  expect(
    await preview().findByText(/виправте: Від суми, рядок 1; Знижка, рядок 1\.$/, visible),
  ).toBeDefined();
});

it('the preview is told in one place when typing pauses', async () => {
  const app = await open(/Фіксована/);
  await type(app, /^Відсоток/, '10');
  const status = preview().getByRole('status');
  await waitFor(() => expect(status.textContent).toMatch(/^Знижка 10\s%.*Знижка в цьому чеку: діє/), {
    timeout: 5_000,
  });
});

it('the example says on which day it is', async () => {
  const app = await open(/Фіксована/);
  await type(app, /^Відсоток/, '10');
  for (const day of ['Понеділок', 'Вівторок', 'Середа', 'Четвер', 'Субота', 'Неділя'])
    await app.user.click(screen.getByRole('checkbox', { name: day }));
  expect(await preview().findByText(/^П’ятниця, \d{2}\.\d{2}\.2026$/)).toBeDefined();
});

it('the example of a single bonus can be one that was given already', async () => {
  const app = await open(/Разовий бонус/);
  await type(app, /^Бонус/, '50');
  await preview().findByText('Знижка в цьому чеку: діє');
  await app.user.click(preview().getByRole('switch', { name: 'Бонус уже отримано' }));
  expect(await preview().findByText(/^Знижка в цьому чеку: .*уже отримав/)).toBeDefined();
});

it('the example counts a receipt to the kopiyka, and follows its quantities', async () => {
  const app = await open(/Фіксована/);
  await type(app, /^Відсоток/, '7,5');
  const [first, second, third] = await preview().findAllByRole('textbox', { name: /^Кількість: / });
  for (const other of [second, third]) if (other) await app.user.clear(other);
  if (!first) throw new Error('No line');
  await app.user.clear(first);
  await app.user.type(first, '3');
  const { items } = await app.services.client.operation('listProducts')({
    query: { sort: 'name', perPage: 1, state: ['active'] },
  });
  const before = (items[0]?.price ?? 0) * 3;
  const amount = before - Math.round((before * 750) / 10_000);
  const written = (amount / 100).toFixed(2).replace('.', ',');
  await waitFor(() => {
    const said = preview().getByText('До сплати').nextElementSibling?.textContent ?? '';
    expect(said.replace(/\s/g, '')).toBe(`${written}₴`);
  });
  expect(preview().getByText('Знижка в цьому чеку: діє', visible)).toBeDefined();
});

it('a line without a discount that bonuses pay for tells of bonuses alone', async () => {
  const app = await open(/Бонус за покупку/);
  await type(app, /^Скільки повертається бонусами/, '5');
  await type(app, /^Скільки можна сплатити бонусами/, '30');
  expect((await preview().findAllByText(/^[\d\s]+,\d\d − [\d\s]+,\d\d бонусами = /)).length).toBeGreaterThan(
    0,
  );
});

it('the example says why a discount does nothing for somebody unknown', async () => {
  const app = await open(/За кількістю покупок/);
  await type(app, /^Яка за рахунком/, '5');
  await type(app, /^Знижка/, '100');
  await preview().findByText('Знижка в цьому чеку: діє');
  await app.user.click(preview().getByRole('switch', { name: 'Покупець відомий' }));
  expect(await preview().findByText('Знижка в цьому чеку: покупець невідомий')).toBeDefined();
});
