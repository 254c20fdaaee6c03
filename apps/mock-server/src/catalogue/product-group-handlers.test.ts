import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { expect, it } from 'vitest';
import { call, signInAs } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const name = 'Група товарів за зразком';
const body = { ...ops.createProductGroup.example.body, name };

it('createProductGroup keeps everything; the list finds it by a part of its name', async () => {
  const owner = await signInAs(test.app, 'owner');
  const { data } = await call(test.app, ops.createProductGroup, { body }, owner);
  expect(data).toMatchObject({ ...body, version: 1 });
  expect((await call(test.app, ops.getProductGroup, { params: { id: data.id } }, owner)).data).toEqual(data);
  const found = await call(test.app, ops.listProductGroups, { query: { q: 'ЗА ЗРАЗКОМ' } }, owner);
  expect(found.data.items).toEqual([data]);
});

it('a name that is taken is refused at its field; a product group may keep its own', async () => {
  const owner = await signInAs(test.app, 'owner');
  const { data } = await call(test.app, ops.createProductGroup, { body }, owner);
  const refused = { code: codes.conflict.code, details: { fields: [{ path: 'name', rule: 'taken' }] } };
  expect(await call(test.app, ops.createProductGroup, { body }, owner)).toMatchObject(refused);
  const change = (version: number, named: string) =>
    call(
      test.app,
      ops.updateProductGroup,
      { params: { id: data.id }, body: { ...body, name: named, version } },
      owner,
    );
  expect(await change(1, 'Бакалія')).toMatchObject(refused);
  expect((await change(1, name)).data).toMatchObject({ name, version: 2 });
  expect(await change(1, name)).toMatchObject({ code: codes.conflict.code, details: { current_version: 2 } });
});
