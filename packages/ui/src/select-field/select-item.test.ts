import { expect, test } from 'vitest';
import { findSelected, shortenLabel } from './select-item.ts';

test('a label of 30 characters stays; a longer one is cut to 30 with an ellipsis', () => {
  expect(shortenLabel('а'.repeat(30))).toBe('а'.repeat(30));
  expect(shortenLabel('а'.repeat(31))).toBe(`${'а'.repeat(29)}…`);
  expect(Array.from(shortenLabel('🚌'.repeat(40)))).toHaveLength(30);
});

test('the chosen item is found though the page of results does not hold it', () => {
  const items = [{ id: '1', label: 'One' }];
  expect(findSelected('2', { items, selectedItem: { id: '2', label: 'Two' } })?.label).toBe('Two');
  expect(findSelected('1', { items, selectedItem: { id: '2', label: 'Two' } })?.label).toBe('One');
  expect(findSelected(null, { items })).toBeNull();
});
