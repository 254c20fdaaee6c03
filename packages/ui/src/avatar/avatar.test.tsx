import { expect, test, vi } from 'vitest';
import { mount } from '../story-kit/mount.tsx';
import { Avatar, initialsOf } from './avatar.tsx';

test.each([
  ['Олена Коваль', 'ОК'],
  ['іван', 'І'],
  ['Шевченко Олександр Володимирович', 'ШО'],
  ['', ''],
])('initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a photo that can’t be had gives way to initials', async () => {
  const host = mount(<Avatar name="Олена Коваль" photoUrl="data:image/png;base64,AAAA" />);
  await vi.waitFor(() => expect(host.querySelector('[data-initials="ОК"]')).not.toBeNull());
  expect(host.querySelector('img')).toBeNull();
});
