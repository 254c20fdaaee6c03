import { expect, test } from 'vitest';
import tokens from '../tokens.css?raw';
import { guide, storyId } from './guide.ts';
import { colours } from './tokens.ts';

const stories = import.meta.glob<string>('../**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('the guide names every story, and no other', () => {
  const titles = Object.values(stories).map((source) => /title: '([^']+)'/.exec(source)?.[1]);
  expect(Object.keys(guide).sort()).toEqual(titles.filter((title) => title !== 'Get started').sort());
});

test('the colours are those of tokens.css', () => {
  const light = tokens.slice(0, tokens.indexOf('[data-theme="dark"]'));
  const named = [...light.matchAll(/--([a-z0-9-]+): (?:#|rgb)/g)].map(([, name]) => name);
  expect(Object.keys(colours)).toEqual(named);
});

test('a story’s address is as Storybook makes it', () => {
  expect(storyId('Fields/OtpField')).toBe('fields-otpfield');
});
