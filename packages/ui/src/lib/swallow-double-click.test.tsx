import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SwallowDoubleClick } from './swallow-double-click.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** An overlay has just closed over a button; `click` presses the button, as the nth click of a series. */
function closeOverlay() {
  const pressed = vi.fn();
  const under = document.createElement('button');
  under.addEventListener('click', pressed);
  const place = document.createElement('div');
  document.body.append(under, place);
  const overlay = createRoot(place);
  flushSync(() => overlay.render(<SwallowDoubleClick />));
  flushSync(() => overlay.unmount());
  const click = (nth: number) =>
    under.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: nth }));
  return { pressed, click };
}

test('a second click 300 ms after the first one is not for what lay under the overlay', () => {
  const { pressed, click } = closeOverlay();
  vi.advanceTimersByTime(300);
  click(2);
  expect(pressed).not.toHaveBeenCalled();
});

test('a click of its own counts at once, and after half a second any', () => {
  const { pressed, click } = closeOverlay();
  vi.advanceTimersByTime(300);
  click(1);
  expect(pressed).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(201);
  click(2);
  expect(pressed).toHaveBeenCalledTimes(2);
});
