import { expect, it } from 'vitest';
import { jsonProblemsOf, placeholderItems, placeholderProblems } from './placeholders.ts';

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
  ['{{oder_id}}\n {{oder_id}}', ['oder_id 1:1', 'oder_id 2:2']],
  ['{{xyz', ['xyz 1:1']],
  ['{{signature}}', ['signature 1:1']],
])('says of %s which there are not, and where: %j', (text, wrong) => {
  const found = placeholderProblems(text, 'signed', { withBegun: false });
  expect(found.map(({ name, line, column }) => `${name} ${line}:${column}`)).toEqual(wrong);
});

it('says of one that is begun that it is not closed, when it is asked for', () => {
  const [found] = placeholderProblems('a {{ord', 'signed', { withBegun: true });
  expect(found).toMatchObject({ rule: 'placeholder_open', at: 2, until: 7 });
});

it.each([
  ['{"a": 1,}', '}', '}'],
  ['{"a": "x\n}', '"x', '"x'],
  ['{"a" x', 'x', undefined],
  ['{"a": tru', 'tru', undefined],
  ['{"a": "x', '"x', undefined],
  ['{"a":', '', undefined],
  ['{"a": {{order_id}}}', '{{order_id}}', '{{order_id}}'],
])('says of %j as JSON that %j is wrong, and of that as it is typed %j', (text, asked, typed) => {
  const found = (withBegun: boolean) =>
    jsonProblemsOf(text, { withBegun }).map(({ at, until }) => text.slice(at, until));
  expect([found(true), found(false)]).toEqual([[asked], typed === undefined ? [] : [typed]]);
});
