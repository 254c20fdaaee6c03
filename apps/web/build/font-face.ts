/** One `@font-face`: what its file is to have. */
export interface FontFace {
  readonly url: string;
  /** All characters of its `unicode-range`. */
  readonly characters: string;
  /** `font-weight`, 1 to 1000. */
  readonly weights: { readonly min: number; readonly max: number };
}

/**
 * Reads one rule as styles spell it, minified or not.
 * @throws when it lacks anything: its file would go out whole, or cut to nothing
 */
export function parseFontFace(css: string): FontFace {
  const url = /url\(["']?([^"')]+)["']?\)/.exec(css)?.[1];
  const [, min, max] = /font-weight:\s*(\d+) (\d+)/.exec(css) ?? [];
  const ranges = /unicode-range:\s*([^;}]+)/.exec(css)?.[1];
  if (!url || !min || !max || !ranges) throw new Error(`A face without file, weights or characters: ${css}`);
  return {
    url,
    characters: ranges.split(',').map(charactersOf).join(''),
    weights: { min: Number(min), max: Number(max) },
  };
}

/** Of `U+20-7E`, `U+A7` or `U+4??`. */
function charactersOf(range: string): string {
  const [, from = '', to = from] = /^\s*U\+([\dA-F?]+)(?:-([\dA-F]+))?\s*$/i.exec(range) ?? [];
  const first = Number.parseInt(from.replaceAll('?', '0'), 16);
  const last = Number.parseInt(to.replaceAll('?', 'F'), 16);
  if (!(first <= last)) throw new Error(`Not a range of characters: ${range}`);
  return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).join('');
}
