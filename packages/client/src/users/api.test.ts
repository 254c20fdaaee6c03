import { usersOperations } from '@kasa/contracts/users/operations';
import { expect, it } from 'vitest';
import { answersEveryExample, backendOfFile, hasEveryOperation } from '../testing/test-support/api-suite.ts';

const { open, signedIn } = backendOfFile();

hasEveryOperation(() => open().users, usersOperations);
answersEveryExample(async () => (await signedIn()).users, usersOperations);

it('nobody changes their own rights', async () => {
  const { users, auth } = await signedIn();
  const { user, roles } = await auth.getMe();
  const body = { roles, tags_added: [], tags_removed: [], version: 1 };
  await expect(users.updateUserRights({ params: { id: user.id }, body })).rejects.toMatchObject({
    codeName: 'own_rights',
  });
});
