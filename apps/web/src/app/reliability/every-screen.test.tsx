/** U1, U11, U17 on every screen of `shared/paths`. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { everyScreen } from '../test-support/every-screen.ts';
import { watchForCrashes } from '../test-support/visit.ts';
import { fewShapes } from './odd-shapes.ts';
import { answerOddly, begin, goPastTheEnd, loseEachCall } from './test-support/trials.ts';

afterEach(() => vi.restoreAllMocks());

const oneOf = <Some,>(some: readonly Some[], turn: number): Some[] =>
  some.slice(turn % Math.max(some.length, 1)).slice(0, 1);

describe('whatever becomes of its calls, there is a page, and the way on', () => {
  it.each(everyScreen.map((one, n) => ({ ...one, turn: n })))(
    '$name',
    async ({ turn, ...one }) => {
      const trial = await begin(one);
      const crashes = watchForCrashes();
      // One per screen; every call and all shapes: every-screen.deep.test.tsx.
      await loseEachCall({ ...trial, calls: oneOf(trial.calls, turn) }, crashes);
      await answerOddly(trial, crashes, oneOf(fewShapes, turn));
      await goPastTheEnd(trial);
    },
    60_000,
  );
});

it('the trial itself fails where nothing offers to try again', async () => {
  const [home] = everyScreen;
  if (!home) throw new Error('There are no screens');
  const trial = await begin({ ...home, address: '/Routes' });
  const failing = loseEachCall({ ...trial, calls: ['GET /nothing'] }, []);
  await expect(failing).rejects.toThrow('GET /nothing');
});
