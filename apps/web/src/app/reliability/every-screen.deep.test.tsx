import { afterEach, describe, expect, it, vi } from 'vitest';
import { allScreens } from '../test-support/all-screens.ts';
import { watchForCrashes } from '../test-support/visit.ts';
import { malformedResponses } from './malformed-responses.ts';
import { failEachCall, respondMalformed, startResilienceCheck } from './test-support/resilience-checks.ts';

afterEach(() => vi.restoreAllMocks());

describe('each call of each screen is lost (U1)', () => {
  it.each(allScreens)(
    '$name',
    async (one) => failEachCall(await startResilienceCheck(one), watchForCrashes()),
    120_000,
  );
});

describe('thirty answers that are none, on every screen (U11)', () => {
  it('are thirty', () => expect(malformedResponses).toHaveLength(30));
  it.each(allScreens)(
    '$name',
    async (one) => respondMalformed(await startResilienceCheck(one), watchForCrashes(), malformedResponses),
    120_000,
  );
});
