import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { generatedNote, markdownTable } from './markdown-table.ts';

interface Screen {
  readonly name: string;
  readonly domain: string;
  readonly file: string;
}

const FEATURES = 'apps/web/src/features';
/** The screen at `/` depends on the merchant, so it belongs to no feature. */
const HOME: Screen = { name: 'home', domain: '–', file: 'apps/web/src/app/home.tsx' };

/** Parsed from `routes.tsx` and `<part>-routes.tsx`: one or more `paths.<name>.pattern`, then the import. */
export function screensIn(root: string): Screen[] {
  const features = join(root, FEATURES);
  return readdirSync(features).flatMap((domain) =>
    readdirSync(join(features, domain))
      .filter((file) => /(^|-)routes\.tsx?$/.test(file))
      .flatMap((file) => screensOf(domain, readFileSync(join(features, domain, file), 'utf8'))),
  );
}

function screensOf(domain: string, routes: string): Screen[] {
  const screens: Screen[] = [];
  let names: string[] = [];
  for (const [, name, file] of routes.matchAll(/paths\.(\w+)\.pattern|import\('\.\/([^']+)'\)/g)) {
    if (name !== undefined) names.push(name);
    else {
      screens.push(...names.map((one) => ({ name: one, domain, file: `${FEATURES}/${domain}/${file}` })));
      names = [];
    }
  }
  return screens;
}

/** @throws Error when an address has no screen, or the file is missing */
export function screenRows(
  root: string,
  addresses: Readonly<Record<string, { pattern: string }>>,
): string[][] {
  const screens = [HOME, ...screensIn(root)];
  return Object.entries(addresses).map(([name, { pattern }]) => {
    const screen = screens.find((candidate) => candidate.name === name);
    if (!screen) throw new Error(`paths.${name} (${pattern}): no screen in ${FEATURES}/*/routes.tsx`);
    if (!existsSync(join(root, screen.file)))
      throw new Error(`paths.${name} (${pattern}): no file ${screen.file}`);
    return [`\`${pattern}\``, `\`paths.${name}\``, screen.domain, `[${screen.file}](../${screen.file})`];
  });
}

/** `docs/screens.md`: every address of the web app and its screen. */
export function screensPage(root: string): string {
  return [
    generatedNote('apps/web/src/shared/paths.ts and the features’ routes.tsx'),
    '# Screens',
    '',
    'Addresses are the specification’s, letter for letter. Links are written with their names.',
    '',
    markdownTable(['Address', 'Name', 'Domain', 'Screen'], screenRows(root, paths)),
    '',
  ].join('\n');
}
