import { usersOperations } from '@kasa/contracts/users/operations';
import { expect, it } from 'vitest';
import { setUpTestBackend, testEveryExample } from '../testing/test-support/api-suite.ts';

const { signedIn } = setUpTestBackend();

testEveryExample(async () => (await signedIn()).api, usersOperations);

it('nobody changes their own rights', async () => {
  const { api } = await signedIn();
  const { user, roles } = await api.getMe();
  const body = { roles, tags_added: [], tags_removed: [], version: 1 };
  await expect(api.updateUserRights({ params: { id: user.id }, body })).rejects.toMatchObject({
    codeName: 'own_rights',
  });
});
