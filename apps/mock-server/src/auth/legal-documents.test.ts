import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { legalDocumentsIn } from './legal-documents.ts';

const VERSIONS = {
  terms: ['2026-09-01', '35da87deb1b0d9d4'],
  privacy_policy: ['2026-11-20', '1eec272cdc2a19c1'],
  public_offer: ['2026-10-15', '1c63ba8bd8b07d80'],
};

it('other words are another version: what people accepted is what they read', () => {
  const all = (['uk', 'en'] as const).flatMap((language) => legalDocumentsIn(language));
  const stated = Object.keys(VERSIONS).map((name) => {
    const texts = all.filter(({ kind }) => kind === name);
    const words = texts.map(({ title, sections }) => ({ title, sections }));
    return [name, [texts[0]?.version, hash('sha256', JSON.stringify(words)).slice(0, 16)]];
  });
  // A changed text needs a new version here: the date from which it applies.
  expect(Object.fromEntries(stated)).toEqual(VERSIONS);
});
