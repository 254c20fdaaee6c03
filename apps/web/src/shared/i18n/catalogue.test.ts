import { expect, it, vi } from 'vitest';
import { defineCatalogue, reloadLoadedCatalogues, translatorFor } from './catalogue.ts';

const uk = {
  plain: 'Маршрути',
  named: 'Дії: {label}',
  count: '{count, plural, one {# водій} few {# водії} many {# водіїв} other {# водія}}',
} as const;
const en = {
  plain: 'Routes',
  named: 'Actions: {label}',
  count: '{count, plural, one {# driver} other {# drivers}}',
};

it('has all four Ukrainian plural forms', async () => {
  const catalogue = defineCatalogue('test', { uk: () => uk, en: () => en });
  await catalogue.load('uk');
  const text = translatorFor(catalogue, 'uk');
  expect([1, 3, 5, 11, 21, 1.5].map((count) => text('count', { count }))).toEqual([
    '1 водій',
    '3 водії',
    '5 водіїв',
    '11 водіїв',
    '21 водій',
    '1,5 водія',
  ]);
});

it('fetches a language once, and only when it is wanted', async () => {
  const load = vi.fn(async () => en);
  const catalogue = defineCatalogue('test', { uk: () => uk, en: load });
  await catalogue.load('uk');
  expect(load).not.toHaveBeenCalled();
  await reloadLoadedCatalogues('en');
  await catalogue.load('en');
  expect(load).toHaveBeenCalledTimes(1);
  expect(translatorFor(catalogue, 'en')('named', { label: 'A' })).toBe('Actions: A');
});

it('speaks Ukrainian until the English words come, which are fetched again where that failed', async () => {
  const load = vi.fn(async () => en).mockRejectedValueOnce(new Error('offline'));
  const catalogue = defineCatalogue('test', { uk: () => uk, en: load });
  await catalogue.load('uk');
  await expect(catalogue.load('en')).rejects.toThrow('offline');
  expect(translatorFor(catalogue, 'en')('count', { count: 2 })).toBe('2 водії');
  await reloadLoadedCatalogues('en');
  expect(translatorFor(catalogue, 'en')('count', { count: 2 })).toBe('2 drivers');
});

it('shows values as they are, whatever stands in them', async () => {
  const catalogue = defineCatalogue('test', { uk: () => uk, en: () => en });
  await catalogue.load('uk');
  expect(translatorFor(catalogue, 'uk')('named', { label: "{x} <b>'" })).toBe("Дії: {x} <b>'");
});

it('fails where a value is missing or words are not loaded', async () => {
  const catalogue = defineCatalogue('test', { uk: () => uk, en: () => en });
  expect(() => translatorFor(catalogue, 'uk')('plain')).toThrow('not loaded');
  await catalogue.load('uk');
  expect(() => translatorFor(catalogue, 'uk')('named')).toThrow('label');
});
