import type { Plugin } from 'vite';

const CONTEXT = /^const \S+ = \/\*#__PURE__\*\/ \(0, \S+\$createContext\)\(null\);\n/gm;
const EXPORTS = /^export {(.+)};$/m;
/** Of the second module, beside the file's own. */
const CONTEXTS = '?contexts';

/**
 * Divides React Aria's `Autocomplete`: fields look into its contexts, whether something completes what is written in
 * them, and so the search of every list would bring all of it along, though it is used in a few windows only.
 */
export function lightSearch(): Plugin {
  return {
    name: 'kasa-light-search',
    apply: 'build',
    transform: {
      filter: { id: /\/react-aria-components\/dist\/private\/Autocomplete\.mjs(\?contexts)?$/ },
      handler: (code, id) => {
        const { contexts, component } = divided(code);
        return { code: id.endsWith(CONTEXTS) ? contexts : component, map: null };
      },
    },
  };
}

/**
 * The module of the contexts, and the one of the component, which gives out both.
 * @throws when the code is not as it was: an upgrade would otherwise bring all of it back unseen
 */
export function divided(code: string): { contexts: string; component: string } {
  const written = code.match(CONTEXT) ?? [];
  const names = written.map((line) => line.split(' ')[1] ?? '');
  if (names.length !== 4 || !EXPORTS.test(code))
    throw new Error('The Autocomplete of React Aria has changed');
  const listed = names.join(', ');
  return {
    contexts: [
      "import { createContext } from 'react';",
      ...names.map((name) => `export const ${name} = /*#__PURE__*/ createContext(null);`),
    ].join('\n'),
    component: `import { ${listed} } from './Autocomplete.mjs${CONTEXTS}';\n${code.replace(CONTEXT, '')}`,
  };
}
