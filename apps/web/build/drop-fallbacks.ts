import type { Plugin } from 'vite';

/** Values for browsers without `@property`, in a layer of their own. */
const INITIAL_VALUES = /@layer properties\s*{\s*@supports[^{]*{[^{]*{[^}]*}\s*}\s*}/;
/** Whether the browser can mix colours, asked around each rule whose colour has an opacity. */
const ASKS_FOR_MIXING = /@supports \(color:\s?color-mix\(in lab, ?red, ?red\)\)\s*{(\s*[^{}]+{[^{}]*})\s*}/g;

/**
 * Takes out what Tailwind writes for browsers older than ours: it cannot be told which we build for. A third of a
 * kilobyte on every first visit.
 */
export function dropFallbacks(): Plugin {
  return {
    name: 'kasa-drop-fallbacks',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/, code: INITIAL_VALUES },
      handler: (code) => ({ code: withoutFallbacks(code), map: null }),
    },
  };
}

/** Styles as Tailwind writes them, minified or not, with only what a browser of ours reads. */
export function withoutFallbacks(css: string): string {
  return css.replace(INITIAL_VALUES, '').replace(ASKS_FOR_MIXING, '$1');
}
