import { expect, test } from 'vitest';
import { foldAlphabets, searchText, sortKey } from './text.ts';

test('the sort key follows the Ukrainian alphabet', () => {
  const letters = [...'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'];
  expect(letters.toReversed().sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual(letters);
  const names = [
    'Ґудзь',
    'Гнатюк',
    'Дорош',
    'Єременко',
    'Жук',
    'Іваненко',
    'Їжак',
    'Йосипенко',
    'Яценко',
    'Щерба',
  ];
  const byKey = names.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  expect(byKey).toEqual(names.toSorted(new Intl.Collator('uk').compare));
});

test('the sort key ignores case and orders numbers by value', () => {
  const routes = ['Тролейбус 2', 'тролейбус 10', 'Трамвай 33', 'Автобус 92Н', 'автобус 5', 'Автобус 28а'];
  expect(routes.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual([
    'автобус 5',
    'Автобус 28а',
    'Автобус 92Н',
    'Трамвай 33',
    'Тролейбус 2',
    'тролейбус 10',
  ]);
});

test('search text is one case, one apostrophe, single spaces, composed letters', () => {
  expect(searchText('  Мар’яна   ЇЖАК ')).toBe("мар'яна їжак");
  expect(searchText('Лук`яненко')).toBe(searchText('ЛУКʼЯНЕНКО'));
  expect(searchText('й'.normalize('NFD'))).toBe('й');
  expect(searchText('1204', null, undefined, '', 'ЛАЗ А183')).toBe('1204\nлаз а183');
});

test('a plate reads the same in both alphabets', () => {
  expect(foldAlphabets('ax1234kb')).toBe(foldAlphabets('ах1234кв'));
  expect(foldAlphabets('pesa z1')).toBe('реsа z1');
});
