import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { beginnings } from './chunks.ts';

const SCRIPT = 'theme.js';
/** The words of the first screens, in Ukrainian; whoever speaks English waits for theirs a moment longer. */
const WORDS = {
  forms: /\/features\/auth\/messages\/uk\.ts$/,
  first: /\/features\/transport\/messages\/(routes|transports)\/uk\.ts$/,
};

/**
 * Adds to the script that runs before the first paint which files to fetch besides: those of the first screen, which the
 * browser would otherwise learn of only when the app runs. Which screen it is follows from somebody being signed in.
 */
export function preloadFirstScreen(): Plugin {
  return {
    name: 'kasa-preload-first-screen',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const filesOf = (screen: 'forms' | 'first') => {
        const wanted = chunks.filter(({ facadeModuleId, moduleIds }) =>
          [beginnings[screen], WORDS[screen]].some(
            (pattern) => pattern.test(facadeModuleId ?? '') || moduleIds.some((id) => pattern.test(id)),
          ),
        );
        return withImports(wanted, chunks).flatMap(({ fileName, viteMetadata }) =>
          [fileName, ...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
        );
      };
      const files = JSON.stringify({ signedIn: filesOf('first'), visitor: filesOf('forms') });
      this.emitFile({
        type: 'asset',
        fileName: SCRIPT,
        source: `${readFileSync(join('public', SCRIPT), 'utf8')}\n${PRELOAD.replace('FILES', () => files)}`,
      });
    },
  };
}

const PRELOAD = `{
  const files = FILES;
  let isSignedIn = false;
  try {
    isSignedIn = localStorage.getItem('user') !== null;
  } catch {}
  for (const href of isSignedIn ? files.signedIn : files.visitor) {
    const how = href.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), { ...how, href }));
  }
}
`;

/** Chunks with those that they import, without the ones that the page names itself. */
function withImports(
  wanted: readonly Rolldown.OutputChunk[],
  all: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) visit(all.find(({ fileName }) => fileName === file));
  };
  for (const chunk of wanted) visit(chunk);
  return [...found].filter(({ name }) => !['start', 'react', 'rolldown-runtime'].includes(name));
}
