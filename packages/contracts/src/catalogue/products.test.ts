import { describe, expect, it } from 'vitest';
import { brokenRules } from '../shared/rules.ts';
import { catalogueOperations } from './operations.ts';
import { type ProductFields, ProductInput } from './products.ts';

const { body: atPoint } = catalogueOperations.createProduct.example;
const body = { ...atPoint, is_sold_everywhere: true, point_ids: [] };
const broken = (change: Partial<Record<keyof ProductFields, unknown>>) => {
  const input = { ...body, ...change };
  const { error } = ProductInput.safeParse(input);
  return brokenRules(error?.issues ?? [], input).map(({ path, rule }) => `${path} ${rule}`);
};
const excise = { has_excise: true, uktzed: '2203000100' };

describe('a product', () => {
  it.each([
    [excise, []],
    [{ ...excise, has_excise_mark: true }, []],
    [{ ...excise, uktzed: null }, ['uktzed uktzed_needed']],
    [{ ...excise, uktzed: '22030001' }, ['uktzed uktzed_needed']],
    [{ uktzed: '123' }, ['uktzed uktzed_format']],
    [{ has_excise_mark: true }, ['has_excise_mark only_excise_goods']],
    [{ kind: 'service', ...excise }, ['has_excise only_goods', 'uktzed only_goods']],
    [{ kind: 'service', uktzed: null }, []],
    [{ is_sold_everywhere: false }, ['point_ids product_point_needed']],
    [{ price: 0 }, ['price positive']],
    [{ price: 10.5 }, ['price not_integer']],
    [{ barcode: '4820001001908' }, ['barcode barcode_check_digit']],
    [{ barcode: '4111111111111111' }, ['barcode card_number']],
    [{ barcode: '4006381333931' }, []],
  ] as const)('%j: %j', (change, rules) => expect(broken(change).toSorted()).toEqual([...rules].toSorted()));

  it('names no points if it is sold at all of them, and none twice', () => {
    const id = '01900000-0000-7000-8000-000000000001';
    expect(broken({ point_ids: [id] })).toEqual(['point_ids points_not_used']);
    expect(broken({ is_sold_everywhere: false, point_ids: [id, id] })).toEqual(['point_ids invalid']);
  });
});
