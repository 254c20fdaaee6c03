/** U1, U11, U17 on every screen; the screens come from `shared/paths` by themselves. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { everyScreen } from '../test-support/every-screen.ts';
import { watchForCrashes } from '../test-support/visit.ts';
import { fewShapes } from './odd-shapes.ts';
import { answerOddly, begin, goPastTheEnd, loseEachCall } from './test-support/trials.ts';

afterEach(() => vi.restoreAllMocks());

describe('whatever becomes of its calls, there is a page, and the way on', () => {
  it.each(
    everyScreen.map((one, n) => ({ ...one, shape: fewShapes.slice(n % fewShapes.length).slice(0, 1) })),
  )(
    '$name',
    async ({ shape, ...one }) => {
      const trial = await begin(one);
      const crashes = watchForCrashes();
      await loseEachCall(trial, crashes);
      // By turns; all thirty on each screen: every-screen.deep.test.tsx.
      await answerOddly(trial, crashes, shape);
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
