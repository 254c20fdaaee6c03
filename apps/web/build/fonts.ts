import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin, Rolldown } from 'vite';
import { type FontFace, parseFontFace } from './font-face.ts';

const FACE = /@font-face\s*{[^}]*}/g;
/** Kerning, marks on letters, forms by language and by neighbours (`12:30`, `3×4`), and figures of equal width. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum'];
/** In the names of the files that every page needs: of the faces that give these characters. */
const EVERYWHERE = { name: '-everywhere', characters: [' ', 'А'] } as const;
const FOLDER = 'node_modules/.cache/fonts';

/**
 * Cuts Inter's files to what their `@font-face` in packages/ui/src/fonts.css declares. They hold all weights from 100 to
 * 900 and alternates that nobody asks for: 67 KB before the first page stands as it should, of which 29 are needed.
 * While developing they come as they are.
 */
export function cutFonts(): Plugin {
  let folder = '';
  return {
    name: 'kasa-cut-fonts',
    apply: 'build',
    // After Tailwind, which puts imported styles in place, and before Vite, which looks for files in them.
    enforce: 'pre',
    configResolved: ({ root }) => {
      folder = join(root, FOLDER);
      mkdirSync(folder, { recursive: true });
    },
    transform: {
      filter: { id: /\.css$/, code: '@font-face' },
      async handler(code, id) {
        const { resolve } = createRequire(id);
        const faces = [...code.matchAll(FACE)].map(([css]) => ({ css, ...parseFontFace(css) }));
        const everywhere = EVERYWHERE.characters.map((character) =>
          faces.findLast(({ characters }) => characters.includes(character)),
        );
        let cut = code;
        for (const face of faces) {
          const name = `${basename(face.url, '.woff2')}${everywhere.includes(face) ? EVERYWHERE.name : ''}.woff2`;
          const file = join(folder, name);
          writeFileSync(file, await cutFont(readFileSync(resolve(face.url)), face));
          cut = cut.replace(face.css, () => face.css.replace(face.url, () => file));
        }
        return { code: cut, map: null };
      },
    },
  };
}

/** A font with only the characters and weights of a face. */
export function cutFont(font: Buffer, { characters, weights }: FontFace): Promise<Buffer> {
  return subsetFont(font, characters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: weights },
  });
}

/** Which of the build's files every page needs: two. */
export function fontsOfEveryPage(bundle: Rolldown.OutputBundle): string[] {
  return Object.keys(bundle).filter((file) => file.endsWith('.woff2') && file.includes(EVERYWHERE.name));
}
