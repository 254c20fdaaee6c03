import { expect, it } from 'vitest';
import { exportWords } from './export-words.ts';

it('an exported journal has the same words in both languages, none of them empty or left in the other one', () => {
  const { uk, en } = exportWords;
  const shape = (words: object) => JSON.stringify(words, (_, word) => (typeof word === 'string' ? '' : word));
  expect(shape(uk)).toBe(shape(en));
  const texts = (words: object) => [...JSON.stringify(words).matchAll(/:"([^"]*)"/g)].map(([, text]) => text);
  for (const text of texts(uk)) expect(text).toMatch(/[а-яіїєґ]/i);
  for (const text of texts(en)) expect(text).toMatch(/^[^а-яіїєґ]+$/i);
});
