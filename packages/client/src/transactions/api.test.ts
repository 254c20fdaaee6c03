import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { expect, it } from 'vitest';
import { answersEveryExample, backendOfFile, hasEveryOperation } from '../testing/test-support/api-suite.ts';

const { open, signedIn } = backendOfFile();

hasEveryOperation(() => open().transactions, transactionsOperations);
answersEveryExample(async () => (await signedIn()).transactions, transactionsOperations);

it('more than is inside is refused, and how much is inside is told', async () => {
  const { transactions } = await signedIn();
  const { params } = transactionsOperations.encashTerminal.example;
  if (!params) return expect.fail('no example');
  const { inside_amount } = await transactions.getTerminalCash({ params });
  const body = { amount: inside_amount + 100, takes_all: false, comment: null };
  await expect(transactions.encashTerminal({ params, body })).rejects.toMatchObject({
    codeName: 'cash_not_enough',
    details: { inside_amount },
  });
});
