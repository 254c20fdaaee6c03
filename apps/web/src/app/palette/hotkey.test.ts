import { expect, it } from 'vitest';
import { isPaletteKey } from './hotkey.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const ctrl = { ...none, ctrlKey: true };
const meta = { ...none, metaKey: true };

it.each([
  ['Ctrl K', { ...ctrl, key: 'k', code: 'KeyK' }, false, true],
  ['with Caps Lock', { ...ctrl, key: 'K', code: 'KeyK' }, false, true],
  ['in the Ukrainian layout', { ...ctrl, key: 'л', code: 'KeyK' }, false, true],
  ['in Dvorak, where K lies elsewhere', { ...ctrl, key: 'k', code: 'KeyV' }, false, true],
  ['in Dvorak, what lies at K', { ...ctrl, key: 't', code: 'KeyK' }, false, false],
  ['K alone', { ...none, key: 'k', code: 'KeyK' }, false, false],
  ['Ctrl Shift K, the browser’s console', { ...ctrl, shiftKey: true, key: 'K', code: 'KeyK' }, false, false],
  ['AltGr, which says Ctrl Alt', { ...ctrl, altKey: true, key: 'k', code: 'KeyK' }, false, false],
  ['⌘ K on an Apple', { ...meta, key: 'k', code: 'KeyK' }, true, true],
  ['⌘ K in the Ukrainian layout', { ...meta, key: 'л', code: 'KeyK' }, true, true],
  ['Ctrl K on an Apple, which cuts a line there', { ...ctrl, key: 'k', code: 'KeyK' }, true, false],
  ['Win K elsewhere', { ...meta, key: 'k', code: 'KeyK' }, false, false],
])('%s', (_, event, apple, expected) => {
  expect(isPaletteKey(event, apple)).toBe(expected);
});
