import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '../story-kit/mount.tsx';
import { Countdown } from './countdown.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

/** React renders between animation frames, which are not faked. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** A countdown from the given seconds. `pass` advances time and returns what is shown and what was read out. */
async function start(seconds: number, milestones?: readonly number[]) {
  const onEnd = vi.fn();
  const host = mount(
    <Countdown
      until={Date.now() + seconds * 1000}
      text={(left) => `0:${left}`}
      spokenText={(left) => `${left} seconds`}
      milestones={milestones}
      onEnd={onEnd}
    />,
  );
  await drawn();
  const pass = async (time: number) => {
    await vi.advanceTimersByTimeAsync(time * 1000);
    await drawn();
    return ['[role="timer"]', '[aria-live="polite"]'].map((part) => host.querySelector(part)?.textContent);
  };
  return { onEnd, pass };
}

test('changes each second for the eye, at few moments for the ear', async () => {
  const { pass } = await start(32);
  expect(await pass(0)).toEqual(['0:32', '']);
  expect(await pass(1)).toEqual(['0:31', '']);
  expect(await pass(1)).toEqual(['0:30', '30 seconds']);
  expect(await pass(1)).toEqual(['0:29', '30 seconds']);
  expect(await pass(19)).toEqual(['0:10', '10 seconds']);
});

test('says its end, once', async () => {
  const { pass, onEnd } = await start(3);
  await pass(2);
  expect(onEnd).not.toHaveBeenCalled();
  expect(await pass(1)).toEqual(['0:0', '0 seconds']);
  await pass(60);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a moment passed while the tab slept is read out with the time that is left now', async () => {
  const { pass } = await start(40, [30]);
  vi.setSystemTime(Date.now() + 14_200);
  expect(await pass(1)).toEqual(['0:25', '25 seconds']);
});
