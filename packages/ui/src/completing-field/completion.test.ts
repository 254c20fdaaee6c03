import { expect, test } from 'vitest';
import { replacementEnd, suggestionsAt } from './completion.ts';

const items = [
  { id: 'order_id', insert: '{{order_id}}', description: 'Номер замовлення' },
  { id: 'amount', insert: '{{amount}}', description: 'Сума, грн' },
];
const offered = (text: string, caret = text.length) =>
  suggestionsAt(text, caret, items)?.items.map(({ id }) => id) ?? null;

test.each([
  ['', null],
  ['a {', null],
  ['a {{', ['order_id', 'amount']],
  ['a {{ or', ['order_id']],
  ['a {{СУМ', ['amount']],
  ['a {{nothing', null],
  ['{{order_id}}', null],
  ['{{order_id}} {{am', ['amount']],
  ['{{\n', null],
])('behind "%s" offers %j', (text, expected) => {
  expect(offered(text)).toEqual(expected);
});

test('offers where the caret is, and takes the place of what was closed behind it', () => {
  expect(offered('{{or}} {{', 4)).toEqual(['order_id']);
  expect(replacementEnd('{{or}} x', 4)).toBe(6);
  expect(replacementEnd('{{or x', 4)).toBe(4);
});
