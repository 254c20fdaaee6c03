import { afterEach, describe, expect, it, vi } from 'vitest';
import { everyScreen } from '../test-support/every-screen.ts';
import { watchForCrashes } from '../test-support/visit.ts';
import { oddShapes } from './odd-shapes.ts';
import { answerOddly, begin, loseEachCall } from './test-support/trials.ts';

afterEach(() => vi.restoreAllMocks());

describe('each call of each screen is lost (U1)', () => {
  it.each(everyScreen)('$name', async (one) => loseEachCall(await begin(one), watchForCrashes()), 120_000);
});

describe('thirty answers that are none, on every screen (U11)', () => {
  it('are thirty', () => expect(oddShapes).toHaveLength(30));
  it.each(everyScreen)(
    '$name',
    async (one) => answerOddly(await begin(one), watchForCrashes(), oddShapes),
    120_000,
  );
});
