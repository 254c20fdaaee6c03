import { describe, expect, it } from 'vitest';
import { exampleIds } from '../shared/example-ids.ts';
import { CompositionInput } from './compositions.ts';
import { IngredientTemplateInput } from './ingredient-templates.ts';
import { MAX_LOSS } from './ingredient-values.ts';

const line = { kind: 'ingredient', id: exampleIds.ingredient, quantity: 18, loss: 0 };
const broken = (result: ReturnType<typeof CompositionInput.safeParse>) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('a composition', () => {
  it('names nothing twice, and says at which line it does', () => {
    const lines = [line, { ...line, id: exampleIds.product, kind: 'product' }, line];
    expect(broken(CompositionInput.safeParse({ lines }))).toEqual(['lines.2.id line_repeated']);
  });

  it('takes something of each, and leaves something of it', () => {
    const refused = (change: object) =>
      broken(CompositionInput.safeParse({ lines: [{ ...line, ...change }] })).length;
    expect([{ quantity: 0 }, { quantity: 1.5 }, { loss: -1 }, { loss: MAX_LOSS + 1 }].map(refused)).toEqual([
      1, 1, 1, 1,
    ]);
    expect([{}, { quantity: 1, loss: MAX_LOSS }].map(refused)).toEqual([0, 0]);
  });

  it('may be empty of a product, not of a template, which holds ingredients alone', () => {
    expect(CompositionInput.safeParse({ lines: [] }).success).toBe(true);
    const template = (lines: object[]) => IngredientTemplateInput.safeParse({ name: 'Лате', lines }).success;
    expect([[], [line], [{ ...line, kind: 'product' }]].map(template)).toEqual([false, true, false]);
  });
});
