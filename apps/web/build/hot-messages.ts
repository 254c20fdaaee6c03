import type { Plugin } from 'vite';
import { messageFile } from './compile-messages.ts';

/**
 * While developing, changed messages replace those in the catalogues that are loaded. Otherwise the modules around them
 * would be run anew, and with them what is typed in a form would be gone.
 */
export function hotMessages(): Plugin {
  return {
    name: 'kasa-hot-messages',
    apply: 'serve',
    transform: {
      filter: { id: messageFile },
      handler(code, id) {
        const name = messageFile.exec(id)?.[1];
        const accept = `
if (import.meta.hot) {
  const shown = (import.meta.hot.data.shown ??= ${name});
  import.meta.hot.accept((changed) => {
    if (!changed) return;
    for (const id of Object.keys(shown)) delete shown[id];
    Object.assign(shown, changed.${name});
  });
}
`;
        return { code: code + accept, map: null };
      },
    },
  };
}
