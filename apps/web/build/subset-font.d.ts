// The package brings no types of its own. Only what fonts.ts uses of it.
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** OpenType features by tag; the others go. */
    readonly keepFeatures: readonly string[];
    /** The part of each axis that stays. */
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  /** A font with only the characters of a text. */
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;

  export = subsetFont;
}
