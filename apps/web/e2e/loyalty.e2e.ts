import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';

interface Story {
  readonly name: string;
  /** What it is called among the types. */
  readonly type: RegExp;
  readonly fill: (page: Page) => Promise<void>;
  /** How its sentence begins. */
  readonly sentence: RegExp;
}

const type = (page: Page, label: string | RegExp, value: string) =>
  page.getByRole('textbox', { name: label, exact: true }).fill(value);

const stories: readonly Story[] = [
  {
    name: 'Знижка до свята',
    type: /^Фіксована/,
    fill: (page) => type(page, 'Відсоток', '7,5'),
    sentence: /Знижка 7,5\s%/,
  },
  {
    name: 'Великий кошик',
    type: /^Динамічна/,
    async fill(page) {
      for (const [n, sum, percent] of [
        [1, '500', '5'],
        [2, '1000', '10'],
      ] as const) {
        await page.getByRole('button', { name: 'Додати поріг' }).click();
        await type(page, `Від суми, рядок ${n}`, sum);
        await type(page, `Знижка, рядок ${n}`, percent);
      }
    },
    sentence: /500,00\s₴.*1\s000,00\s₴/,
  },
  {
    name: 'Бонус за знайомство',
    type: /^Разовий бонус/,
    fill: (page) => type(page, 'Бонус', '50'),
    sentence: /50,00\s₴/,
  },
  {
    name: 'Кожна п’ята в подарунок',
    type: /^За кількістю покупок/,
    async fill(page) {
      await type(page, 'Яка за рахунком', '5');
      await type(page, 'Знижка', '100');
      await page.getByText('Штуки товару').click();
    },
    sentence: /^Кожна 5-та .*безкоштовно/,
  },
  {
    name: 'Бонуси з кожної покупки',
    type: /^Бонус за покупку/,
    async fill(page) {
      await type(page, 'Скільки повертається бонусами', '5');
      await type(page, 'Скільки можна сплатити бонусами', '30');
      await type(page, 'Строк дії, днів', '180');
    },
    sentence: /5\s%.*30\s%.*180/,
  },
];

for (const { name, type: kind, fill, sentence } of stories) {
  test(`«${name}» is made, told in a sentence, switched on, and stands in the list`, async ({
    page,
    signIn,
    checkAccessibility,
  }) => {
    await signIn('owner', '/Loyalty');
    const table = page.getByRole('table', { name: 'Знижки' });
    await expect(table).toBeVisible();
    await page.getByRole('link', { name: 'Додати знижку' }).click();
    await page.getByRole('textbox', { name: 'Назва' }).fill(name);
    await page.getByRole('radio', { name: kind }).check({ force: true });
    await fill(page);
    const preview = page.getByRole('region', { name: 'Як це працюватиме' });
    await expect(preview.getByText(sentence).last()).toBeVisible();
    await expect(preview.getByText('Знижка в цьому чеку: діє', { exact: true })).toBeVisible();
    await checkAccessibility();
    await page.getByRole('button', { name: 'Створити' }).click();

    const drawer = page.getByRole('complementary', { name });
    await expect(drawer.getByText('Чернетка')).toBeVisible();
    await drawer.getByRole('button', { name: 'Увімкнути' }).click();
    const question = page.getByRole('alertdialog', { name: `Увімкнути «${name}»?` });
    await checkAccessibility();
    await question.getByRole('button', { name: 'Увімкнути' }).click();
    await expect(drawer.getByText('Діє', { exact: true })).toBeVisible();
    await expect(drawer.getByText(sentence)).toBeVisible();

    await page.goto(`/Loyalty?q=${encodeURIComponent(name)}`);
    const row = table.getByRole('row', { name });
    await expect(row.getByText('Діє', { exact: true })).toBeVisible();
    await expect(row.getByText(sentence)).toBeVisible();
    await checkAccessibility();

    await row.getByRole('link', { name }).click();
    await page.getByRole('complementary', { name }).getByRole('link', { name: 'Редагувати' }).click();
    await expect(page.getByRole('textbox', { name: 'Назва' })).toHaveValue(name);
    await checkAccessibility();
  });
}
