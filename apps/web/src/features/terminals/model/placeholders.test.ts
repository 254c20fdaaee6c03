import { expect, it } from 'vitest';
import { placeholderItems, unknownPlaceholders } from './placeholders.ts';

it('offers each placeholder with what it means', () => {
  expect(placeholderItems('receipt', 'uk')).toContainEqual({
    id: 'point_name',
    insert: '{{point_name}}',
    description: 'Точка',
  });
  const of = (set: 'callback' | 'signed') => placeholderItems(set, 'en').map(({ id }) => id);
  expect(of('callback').filter((id) => !of('signed').includes(id))).toEqual(['signature']);
});

it.each([
  ['{{order_id}} {{', []],
  ['{{ord', []],
  ['{{oder_id}} {{oder_id}}', ['oder_id']],
  ['{{xyz', ['xyz']],
  ['{{signature}}', ['signature']],
])('says of %s which there are not: %j', (text, wrong) => {
  expect(unknownPlaceholders(text, 'signed')).toEqual(wrong);
});
