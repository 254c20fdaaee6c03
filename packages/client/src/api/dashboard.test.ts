import { expect, it } from 'vitest';
import { backendOfFile } from '../testing/test-support/api-suite.ts';
import { demo } from '../testing/test-support/real-backend.ts';

const { signedIn } = backendOfFile();

it('the figures are those of the list', async () => {
  const tab = await signedIn();
  const { terminals } = await tab.api.getDashboard();
  const blocked = await tab.api.listTerminals({ query: { status: 'blocked' } });
  expect(terminals.blocked).toBe(blocked.total);
});

it('they are not for those who may not see reports', async () => {
  const tab = await signedIn({ ...demo.owner, phone: '+380500000004' });
  await expect(tab.api.getDashboard()).rejects.toMatchObject({
    codeName: 'forbidden',
    details: { permission: 'reports_view' },
  });
});
