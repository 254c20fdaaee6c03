import { expect, it } from 'vitest';
import { setUpTestBackend } from '../testing/test-support/api-suite.ts';
import { demoCredentials } from '../testing/test-support/test-backend.ts';

const { signedIn } = setUpTestBackend();

it('the figures are those of the list', async () => {
  const tab = await signedIn();
  const { terminals } = await tab.api.getDashboard();
  const blocked = await tab.api.listTerminals({ query: { status: ['blocked'] } });
  expect(terminals.blocked).toBe(blocked.total);
});

it('they are not for those who may not see reports', async () => {
  const tab = await signedIn({ ...demoCredentials.owner, phone: '+380500000004' });
  await expect(tab.api.getDashboard()).rejects.toMatchObject({
    codeName: 'forbidden',
    details: { permission: 'reports_view' },
  });
});
