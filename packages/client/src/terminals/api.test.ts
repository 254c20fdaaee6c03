import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { expect, it } from 'vitest';
import { answersEveryExample, backendOfFile, hasEveryOperation } from '../testing/test-support/api-suite.ts';

const { open, signedIn } = backendOfFile();

hasEveryOperation(() => open().terminals, terminalsOperations);
answersEveryExample(async () => (await signedIn()).terminals, terminalsOperations);

it('a number that is taken says which terminal has it', async () => {
  const { terminals } = await signedIn();
  const again = terminals.addTerminal({ body: { number: 'S1100101' } });
  await expect(again).rejects.toMatchObject({
    codeName: 'terminal_already_added',
    details: { terminal: { name: 'Каса 1' } },
  });
});
