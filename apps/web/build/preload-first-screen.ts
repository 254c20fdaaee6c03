import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { storageKeys } from '../src/shared/session/storage.ts';
import { firstStepsDismissedKey } from '../src/shared/session/tab-storage.ts';
import { PER_PAGE } from '../src/shared/table/row-preferences.ts';
import { beginnings } from './chunks.ts';
import { firstRead } from './first-read.ts';
import { fontsOfEveryPage } from './fonts.ts';

const SCRIPT = 'theme.js';
const LOCALES = ['uk', 'en'] as const;
/** The words of the first screens, without the language. English ones of every page come apart, too. */
const WORDS = {
  forms: /\/(shared\/i18n|features\/auth)\/messages\//,
  first: /\/(shared\/(i18n|period)|app\/layout|features\/terminals)\/messages\/(list\/)?/,
} as const;

/** Where it stands who has first steps to take: the first screen asks for them under the same conditions. */
const keys = { rolesKey: storageKeys.userRoles, firstStepsDismissedKey, perPageKey: PER_PAGE };

type Screen = keyof typeof WORDS;

/**
 * Adds to the script that runs before the first paint what to fetch besides: fonts, what the first screen reads, the
 * files of that screen and, elsewhere than at `/`, the addresses of all others. The browser would otherwise learn of them
 * only when styles have come and the app runs. Which screen it is follows from somebody being signed in. Named in the page
 * itself they would be asked for before the app: over HTTP/1.1 a browser fetches six files at a time.
 */
export function preloadFirstScreen(): Plugin {
  return {
    name: 'kasa-preload-first-screen',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const filesWith = (...patterns: readonly RegExp[]) => {
        const wanted = chunks.filter(({ facadeModuleId, moduleIds }) =>
          patterns.some(
            (pattern) => pattern.test(facadeModuleId ?? '') || moduleIds.some((id) => pattern.test(id)),
          ),
        );
        return withImports(wanted, chunks).flatMap(({ fileName, viteMetadata }) => [
          `/${fileName}`,
          ...[...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
        ]);
      };
      const filesOf = (screen: Screen) =>
        Object.fromEntries(
          LOCALES.map((locale) => [
            locale,
            filesWith(beginnings[screen], new RegExp(`${WORDS[screen].source}${locale}\\.ts$`)),
          ]),
        );
      const fonts = fontsOfEveryPage(bundle).map((file) => `/${file}`);
      const files = {
        signedIn: filesOf('first'),
        visitor: filesOf('forms'),
        others: filesWith(beginnings.features),
      };
      const first = { ...firstRead, ...keys, fonts, ...files };
      this.emitFile({
        type: 'asset',
        fileName: SCRIPT,
        source: `${readFileSync(join('public', SCRIPT), 'utf8')}\n${PRELOAD.replace('FIRST', () => JSON.stringify(first))}`,
      });
    },
  };
}

/** Requests and `lng` must be spelled as the client spells them: then the browser answers those from here. */
const PRELOAD = `{
  const first = FIRST;
  const add = (link) => document.head.append(Object.assign(document.createElement('link'), link));
  let user = null;
  let locale = null;
  try {
    user = localStorage.getItem('user');
    locale = localStorage.getItem('locale');
  } catch {}
  const isGuided = () => {
    try {
      return (
        localStorage.getItem(first.rolesKey)?.includes('"owner"') &&
        sessionStorage.getItem(first.firstStepsDismissedKey) !== JSON.parse(user).id
      );
    } catch {
      return false;
    }
  };
  for (const href of first.fonts) add({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
  const files = user === null ? first.visitor : first.signedIn;
  const startsElsewhere = () => {
    try {
      return (JSON.parse(user).home?.path ?? first.screen) !== first.screen;
    } catch {
      return false;
    }
  };
  const isHome =
    user !== null && location.pathname === first.screen && (location.search !== '' || !startsElsewhere());
  if (isHome && location.search === '') {
    const size = document.cookie.split('; ').find((cookie) => cookie.startsWith(first.perPageKey + '='));
    const perPage = size ? 'perPage=' + size.slice(first.perPageKey.length + 1) : '$&';
    const lng = files[locale] ? 'lng=' + locale.toUpperCase() : '';
    for (const url of isGuided() ? [...first.reads, ...first.ownersReads] : first.reads) {
      const href = url.replace(/perPage=\\d+/, perPage) + (lng && (url.includes('?') ? '&' : '?')) + lng;
      add({ rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href });
    }
  }
  for (const href of [...(isHome ? [] : first.others), ...(files[locale] ?? files.uk)]) {
    const how = href.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' };
    add({ ...how, href });
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
