import type { Plugin } from 'vite';

/** The two scripts that every page writes: without a preload they would start only after the styles have come. */
export function preloadFonts(): Plugin {
  return {
    name: 'kasa-preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /inter-(latin|cyrillic)-wght-normal[^/]*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}
