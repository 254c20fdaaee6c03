import { expect, it } from 'vitest';
import { callbackPlaceholderNames } from './callback-template.ts';
import { templateProblems } from './placeholder.ts';

it('a text with placeholders takes no longer for being long', () => {
  const began = performance.now();
  for (const unit of ['{{', '{{a', '}}', '{{a}}'])
    templateProblems(unit.repeat(20_000), callbackPlaceholderNames);
  expect(performance.now() - began).toBeLessThan(1_000);
});
