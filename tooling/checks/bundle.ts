// Checks the size of the first signed-in screen (architecture §7), from Vite's manifest.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstScreenProblems } from './first-screen.ts';
import { reportProblems, root } from './report.ts';

/** Bytes are gzipped; requests are the document, scripts and styles. 196 KB until customers came into the menu. */
const bundleBudget = { js: 197 * 1024, css: 12 * 1024, requests: 12 } as const;

/** Lazy modules of `/`: the layout, the screen and their Ukrainian messages, wherever these are bundled. */
const firstRoute = {
  screen: 'src/features/terminals/screens/terminals.tsx',
  besides:
    /^src\/(app\/layout\/layout\.tsx|(app\/layout|shared\/period|features\/terminals)\/messages\/(list\/)?uk\.ts)$/,
} as const;

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return files;
}

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/**
 * Sizes of the first signed-in route and what is over budget.
 * @param isProduction built for everybody, not as `npm start` does
 */
export function bundleProblems(
  dist: string,
  isProduction = false,
): { problems: string[]; summary: string; files: ReadonlySet<string>; beginnings: readonly string[] } {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  const lazy = keys.filter((key) => key === firstRoute.screen || firstRoute.besides.test(key));
  const files = closure(manifest, [...entries, ...lazy]);
  // The development panel may load after the first screen; production has none.
  const isPanel = (key: string) =>
    key.includes('/dev-panel/') && (isProduction || files.has(manifest[key]?.file ?? ''));
  const development = keys.filter(isPanel);
  // A renamed screen must not make this check measure less.
  const problems = manifest[firstRoute.screen]
    ? []
    : [`${firstRoute.screen} is not in the manifest: correct firstRoute in tooling/checks/bundle.ts`];
  if (development.length > 0) problems.push(`the development panel is in it: ${development.join(', ')}`);
  const sizes = [...files]
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file))).length }))
    .sort((a, b) => b.bytes - a.bytes);
  const of = (ending: string) => sizes.filter(({ file }) => file.endsWith(ending));
  const total = (ending: string) => of(ending).reduce((sum, { bytes }) => sum + bytes, 0);
  const listed = (ending: string) =>
    of(ending)
      .map(({ file, bytes }) => `\n    ${kb(bytes)} ${file}`)
      .join('');
  const measured = { js: total('.js'), css: total('.css'), requests: sizes.length + 1 };
  for (const [kind, name] of [
    ['js', 'scripts'],
    ['css', 'styles'],
  ] as const) {
    if (measured[kind] <= bundleBudget[kind]) continue;
    problems.push(`${name} ${kb(measured[kind])}, budget ${kb(bundleBudget[kind])}${listed(`.${kind}`)}`);
  }
  if (measured.requests > bundleBudget.requests) {
    problems.push(`${measured.requests} requests, budget ${bundleBudget.requests}`);
  }
  return {
    problems,
    files,
    beginnings: ['src/app/main.tsx', ...lazy],
    summary: `${kb(measured.js)} scripts, ${kb(measured.css)} styles, ${measured.requests} requests`,
  };
}

if (import.meta.main) {
  const web = join(root, 'apps/web');
  const isProduction = process.argv.includes('--production');
  const read = (path: string) => JSON.parse(readFileSync(join(web, path), 'utf8'));
  const listed: string[] = read('first-screen.json');
  const { problems, summary, files, beginnings } = bundleProblems(join(web, 'dist'), isProduction);
  const modules = firstScreenProblems(
    read('dist/.vite/modules.json'),
    files,
    beginnings.map((path) => `apps/web/${path}`),
    // What brings the panel is left out of production, too.
    isProduction ? listed.filter((entry) => !entry.endsWith('/dev-panel')) : listed,
  );
  reportProblems('Bundle of the first signed-in route', [...problems, ...modules], summary);
}
