import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { loadAllOnDemand, onDemand, useOnDemand } from './on-demand.tsx';

test('a part comes when it is wanted, once, and shows where it was waited for', async () => {
  const fetch = vi.fn(async () => ({ word: 'here' }));
  const part = onDemand(fetch);
  function Waiting() {
    return <p>{useOnDemand(part)?.word ?? 'on the way'}</p>;
  }
  mount(<Waiting />);
  await expect.element(page.getByText('on the way')).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
  await Promise.all([part.load(), part.load()]);
  await expect.element(page.getByText('here')).toBeVisible();
  expect(fetch).toHaveBeenCalledOnce();
});

test('a part that could not be fetched is asked for again', async () => {
  let isOnline = false;
  const part = onDemand(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return 'part';
  });
  expect([await part.load(), part.current()]).toEqual([null, null]);
  isOnline = true;
  expect([await part.load(), part.current()]).toEqual(['part', 'part']);
});

test('all parts can be fetched ahead, those declared later too', async () => {
  const part = onDemand(async () => 'part');
  await loadAllOnDemand();
  expect(part.current()).toBe('part');
  const later = onDemand(async () => 'later');
  await expect.poll(() => later.current()).toBe('later');
});
