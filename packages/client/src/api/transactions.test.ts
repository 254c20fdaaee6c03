import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { expect, it } from 'vitest';
import { setUpTestBackend, testEveryExample } from '../testing/test-support/api-suite.ts';

const { signedIn } = setUpTestBackend();

testEveryExample(async () => (await signedIn()).api, transactionsOperations);

it('more than is inside is refused, and how much is inside is told', async () => {
  const { api } = await signedIn();
  const { params } = transactionsOperations.encashTerminal.example;
  if (!params) return expect.fail('no example');
  const { inside_amount } = await api.getTerminalCash({ params });
  const body = { amount: inside_amount + 100, takes_all: false, comment: null };
  await expect(api.encashTerminal({ params, body })).rejects.toMatchObject({
    codeName: 'cash_not_enough',
    details: { inside_amount },
  });
});
