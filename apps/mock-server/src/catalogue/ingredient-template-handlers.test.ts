import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { beforeEach, expect, it } from 'vitest';
import { type Caller, call, signInAs } from '../http/test-support/call.ts';
import { UNKNOWN_ID } from '../http/test-support/failure-cases.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
let owner: Caller;
beforeEach(async () => {
  owner = await signInAs(test.app, 'owner');
});

const line = (id: string, quantity: number, loss = 0) => ({
  kind: 'ingredient' as const,
  id,
  quantity,
  loss,
});
const lines = [line(exampleIds.ingredientToEdit, 250, 300), line(exampleIds.ingredient, 18)];
const read = (id: string) => call(test.app, ops.getIngredientTemplate, { params: { id } }, owner);

it('a template keeps its lines in their order, with what they cost', async () => {
  const { data } = await call(
    test.app,
    ops.createIngredientTemplate,
    { body: { name: 'Раф', lines } },
    owner,
  );
  expect(data.lines.map(({ name, quantity, cost }) => [name, quantity, cost])).toEqual([
    ['Молоко', 250, 1_134],
    ['Кава в зернах', 18, 1_152],
  ]);
  expect(data.cost).toBe(2_286);
  expect((await read(data.id)).data).toEqual(data);
  const found = await call(test.app, ops.listIngredientTemplates, { query: { q: 'раф' } }, owner);
  expect(found.data.items).toEqual([data]);
});

it('a change replaces the lines and stands in the journal with them, as does a deletion', async () => {
  const id = exampleIds.ingredientTemplateToEdit;
  const body = { name: 'Капучино', lines: [line(exampleIds.ingredient, 20)], version: 1 };
  const { data } = await call(test.app, ops.updateIngredientTemplate, { params: { id }, body }, owner);
  expect(data.lines).toHaveLength(1);
  await call(test.app, ops.deleteIngredientTemplate, { params: { id } }, owner);
  const entries = await test.database.db
    .selectFrom('audit_entries')
    .select(['operation', 'before', 'after'])
    .where('object_id', '=', id)
    .orderBy('id')
    .execute();
  const after = [{ name: 'Кава в зернах', unit: 'kg', quantity: 20, loss: 0 }];
  expect(entries.map(({ operation }) => operation)).toEqual([
    'updateIngredientTemplate',
    'deleteIngredientTemplate',
  ]);
  expect(JSON.parse(entries[0]?.after ?? '')).toEqual({ lines: after });
  expect(JSON.parse(entries[1]?.before ?? '')).toEqual({ name: 'Капучино', lines: after });
});

it('a template that is deleted uses nothing any more', async () => {
  const params = { id: exampleIds.ingredientTemplateToDelete };
  await call(test.app, ops.deleteIngredientTemplate, { params }, owner);
  const { data } = await call(test.app, ops.getIngredient, { params: { id: exampleIds.ingredient } }, owner);
  expect(data.used_by_count).toBe(3);
});

it('an ingredient that is not there is not found at its line', async () => {
  const body = { name: 'Раф', lines: [...lines, line(UNKNOWN_ID, 1)] };
  expect(await call(test.app, ops.createIngredientTemplate, { body }, owner)).toMatchObject({
    code: codes.not_found.code,
    details: { fields: [{ path: 'lines.2.id', rule: 'not_found' }] },
  });
});
