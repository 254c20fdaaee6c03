import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { expect, it } from 'vitest';
import { setUpTestBackend, testEveryExample } from '../testing/test-support/api-suite.ts';

const { signedIn } = setUpTestBackend();

testEveryExample(async () => (await signedIn()).api, terminalsOperations);

it('a number that is taken says which terminal has it', async () => {
  const { api } = await signedIn();
  const again = api.addTerminal({ body: { number: 'S1100101', code: 'K7100101' } });
  await expect(again).rejects.toMatchObject({
    codeName: 'terminal_already_added',
    details: { terminal: { name: 'Каса 1' } },
  });
});
