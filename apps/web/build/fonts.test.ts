import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseFontFace } from './font-face.ts';
import { cutFont } from './fonts.ts';

const web = join(import.meta.dirname, '..');
const file = join(dirname(createRequire(import.meta.url).resolve('@kasa/ui/styles.css')), 'fonts.css');
const { resolve } = createRequire(file);
const faces = (readFileSync(file, 'utf8').match(/@font-face\s*{[^}]*}/g) ?? []).map(parseFontFace);
/** Latin and Cyrillic, as every page needs them; the others are fetched for rare letters. */
const everywhere = faces.slice(-2);
const rare = faces.slice(0, -2);

describe('a face', () => {
  const face = 'src: url("a.woff2"); font-weight: 400 700; unicode-range: U+20-22, U+A7, u+4?';

  it('is read as people and minifiers spell it', () => {
    expect(parseFontFace(`@font-face { ${face}; }`)).toEqual({
      url: 'a.woff2',
      characters: ' !"§@ABCDEFGHIJKLMNO',
      weights: { min: 400, max: 700 },
    });
    expect(
      parseFontFace('@font-face{font-weight:400 700;src:url(b.woff2);unicode-range:U+41}').characters,
    ).toBe('A');
  });

  it.each([
    ['no weights', face.replace('font-weight', 'weight')],
    ['no characters', face.replace('unicode-range', 'range')],
    ['no file', face.replace('url', 'local')],
    ['a range that is none', face.replace('U+A7', 'A7')],
    ['a range that runs backwards', face.replace('U+20-22', 'U+22-20')],
  ])('with %s fails the build', (_, css) => {
    expect(() => parseFontFace(css)).toThrow();
  });
});

it('no message in Ukrainian or English makes the browser fetch another file', async () => {
  const files = globSync('src/**/messages/**/{uk,en}.ts', { cwd: web });
  const modules: Record<string, Record<string, string>>[] = await Promise.all(
    files.map((name) => import(/* @vite-ignore */ pathToFileURL(join(web, name)).href)),
  );
  const text = JSON.stringify(modules.flatMap(Object.values));
  const isIn = (some: typeof faces, character: string) =>
    some.some(({ characters }) => characters.includes(character));
  expect(text.length).toBeGreaterThan(20_000);
  expect(
    // The sign of money has a file of its own, which every sum needs anyway.
    [...new Set(text.replaceAll('₴', ''))].filter(
      (character) => isIn(rare, character) && !isIn(everywhere, character),
    ),
  ).toEqual([]);
});

it('the two are less than half of their files', async () => {
  for (const face of everywhere) {
    const font = readFileSync(resolve(face.url));
    const cut = await cutFont(font, face);
    // "wOF2": still a font of the kind that fonts.css says it is.
    expect([cut.toString('latin1', 0, 4), cut.length < font.length / 2]).toEqual(['wOF2', true]);
  }
});
