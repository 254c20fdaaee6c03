/** U1, U11, U17 on every screen of `shared/paths`. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { allScreens } from '../test-support/all-screens.ts';
import { watchForCrashes } from '../test-support/visit.ts';
import { commonMalformedResponses } from './malformed-responses.ts';
import {
  failEachCall,
  openPagePastTheEnd,
  respondMalformed,
  startResilienceCheck,
} from './test-support/resilience-checks.ts';

afterEach(() => vi.restoreAllMocks());

const oneOf = <Some,>(some: readonly Some[], turn: number): Some[] =>
  some.slice(turn % Math.max(some.length, 1)).slice(0, 1);

describe('whatever becomes of its calls, there is a page, and the way on', () => {
  it.each(allScreens.map((one, n) => ({ ...one, turn: n })))(
    '$name',
    async ({ turn, ...one }) => {
      const trial = await startResilienceCheck(one);
      const crashes = watchForCrashes();
      // One per screen; every call and all shapes: every-screen.deep.test.tsx.
      await failEachCall({ ...trial, calls: oneOf(trial.calls, turn) }, crashes);
      await respondMalformed(trial, crashes, oneOf(commonMalformedResponses, turn));
      await openPagePastTheEnd(trial);
    },
    60_000,
  );
});

it('the trial itself fails where nothing offers to try again', async () => {
  const [home] = allScreens;
  if (!home) throw new Error('There are no screens');
  const trial = await startResilienceCheck({ ...home, address: '/Routes' });
  const failing = failEachCall({ ...trial, calls: ['GET /nothing'] }, []);
  await expect(failing).rejects.toThrow('GET /nothing');
});
