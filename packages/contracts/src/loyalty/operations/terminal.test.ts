import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { terminalSignedText, terminalSignatureVector as vector } from '../../shared/terminal-signature.ts';
import { loyaltyOperations } from '../operations.ts';

const { quoteLoyalty, commitLoyalty, releaseLoyalty } = loyaltyOperations;

it.each([quoteLoyalty, commitLoyalty, releaseLoyalty])(
  'the example of $id is signed, body and all',
  ({ method, path, example }) => {
    const { time, number } = vector.request;
    const text = terminalSignedText({
      method,
      target: path,
      time,
      number,
      body: JSON.stringify(example.body),
    });
    expect(text.split('\n')).toHaveLength(5);
    const signature = createHmac('sha256', vector.phrase).update(text).digest('hex');
    expect(example.headers?.['x-terminal-signature']).toBe(signature);
  },
);
