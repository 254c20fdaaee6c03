import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { field, open, type } from '../test-support/new-discount.ts';

/** The server refuses what stands at a path. */
const refuse = ({ control }: RenderedApp, path: string) =>
  control.addFault({
    body: {
      ...{ operation: 'createDiscount', kind: 'code', code: 'validation_failed' },
      details: { fields: [{ path, rule: 'invalid', message: 'Не підходить' }] },
    },
  });

const percentages: readonly {
  name: RegExp;
  path: string;
  shown: RegExp;
  fill: (app: RenderedApp) => Promise<void>;
}[] = [
  {
    ...{ name: /Фіксована/, path: 'rule.percent_bp', shown: /^Відсоток/ },
    fill: (app) => type(app, /^Відсоток/, '5'),
  },
  {
    ...{ name: /Фіксована/, path: 'rule.percent_bp', shown: /^Сума знижки на чек/ },
    async fill(app) {
      await app.user.click(screen.getByRole('radio', { name: 'На суму' }));
      await type(app, /^Сума знижки на чек/, '5');
    },
  },
  {
    ...{ name: /Динамічна/, path: 'rule.amount_steps.0.percent_bp', shown: /^Знижка, рядок 1/ },
    async fill(app) {
      await app.user.click(screen.getByRole('button', { name: 'Додати поріг' }));
      await type(app, /^Від суми, рядок 1/, '500');
      await type(app, /^Знижка, рядок 1/, '5');
    },
  },
  {
    ...{ name: /Разовий бонус/, path: 'rule.bonus_amount', shown: /^Бонус/ },
    fill: (app) => type(app, /^Бонус/, '50'),
  },
  {
    ...{ name: /За кількістю покупок/, path: 'rule.percent_bp', shown: /^Знижка/ },
    async fill(app) {
      await type(app, /^Яка за рахунком/, '5');
      await type(app, /^Знижка/, '100');
    },
  },
  {
    ...{ name: /Бонус за покупку/, path: 'rule.percent_bp', shown: /^Скільки повертається бонусами/ },
    fill: (app) => type(app, /^Скільки повертається бонусами/, '5'),
  },
];

it.each(percentages)('what the server refuses of $name is told at $shown', async (one) => {
  const app = await open(one.name);
  await one.fill(app);
  await refuse(app, one.path);
  await app.user.click(screen.getByRole('button', { name: 'Створити' }));
  expect(await screen.findByText('Не підходить')).toBeDefined();
  const input = await field(one.shown);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(input);
});

it.each(['rule', 'rule.type'])('a refused %s is told at the type', async (path) => {
  const app = await open(/Фіксована/);
  await type(app, /^Відсоток/, '5');
  await refuse(app, path);
  await app.user.click(screen.getByRole('button', { name: 'Створити' }));
  expect(await screen.findByText('Не підходить')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Фіксована/ }));
});

it('of a discount that somebody switched on meanwhile another type can be taken back', async () => {
  const { discountToDelete: id } = exampleIds;
  const app = await renderApp(`/Loyalty/${id}/edit`, { as: 'owner' });
  await field(/^Назва/);
  await app.user.click(screen.getByRole('radio', { name: /Фіксована/ }));
  const change = app.services.client.operation('changeDiscountState');
  const { version } = await app.services.client.operation('getDiscount')({ params: { id } });
  await change({ params: { id }, body: { state: 'active', version } });
  await type(app, /^Відсоток/, '5');
  await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
  expect(await screen.findByText(/^Нову версію завантажено/)).toBeDefined();
  await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await app.user.click(dialog.getByRole('button', { name: 'Зберегти' }));
  expect(await screen.findByText(/^Знижку вже вмикали: її тип не змінюється\. Створіть/)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Фіксована/ }));
  await app.user.click(screen.getByRole('radio', { name: /За кількістю покупок/ }));
  await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
  await screen.findByRole('complementary');
});
