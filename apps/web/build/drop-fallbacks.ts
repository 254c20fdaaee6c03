import type { Plugin } from 'vite';

/** Values for browsers without `@property`, in a layer of their own. */
const INITIAL_VALUES = /@layer properties\s*{\s*@supports[^{]*{[^{]*{[^}]*}\s*}\s*}/;

/**
 * Takes out what Tailwind writes for browsers older than ours: it cannot be told which we build for. A quarter of a
 * kilobyte on every first visit.
 */
export function dropFallbacks(): Plugin {
  return {
    name: 'kasa-drop-fallbacks',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/, code: INITIAL_VALUES },
      handler: (code) => ({ code: code.replace(INITIAL_VALUES, ''), map: null }),
    },
  };
}
