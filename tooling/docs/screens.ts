import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { generatedNote, table } from './table.ts';

/** An address, and the file that shows it. */
interface Screen {
  readonly name: keyof typeof paths;
  readonly domain: string;
  readonly file: string;
}

/** The screens of every feature, read from the text of its `routes.tsx`: `paths.<name>.pattern`, then its import. */
export function screensIn(features: string): Screen[] {
  return readdirSync(features).flatMap((domain) => {
    const routes = join(features, domain, 'routes.tsx');
    if (!existsSync(routes)) return [];
    const found = readFileSync(routes, 'utf8').matchAll(
      /paths\.(\w+)\.pattern(?:(?!paths\.)[\s\S])*?import\('\.\/([^']+)'\)/g,
    );
    return [...found].map(([, name, file]) => ({ name: name as Screen['name'], domain, file: String(file) }));
  });
}

/** `docs/screens.md`: every address of the web app and where its screen is. */
export function screensPage(root: string): string {
  const features = 'apps/web/src/features';
  const screens = screensIn(join(root, features));
  const rows = Object.entries(paths).map(([name, to]) => {
    const screen = screens.find((candidate) => candidate.name === name);
    const where = screen
      ? `[${features}/${screen.domain}/${screen.file}](../${features}/${screen.domain}/${screen.file})`
      : '–';
    return [`\`${to.pattern}\``, `\`paths.${name}\``, screen?.domain ?? '–', where];
  });
  return [
    generatedNote('apps/web/src/shared/paths.ts and the features’ routes.tsx'),
    '# Screens',
    '',
    'Addresses are the specification’s, letter for letter. Links are written with their names.',
    '',
    table(['Address', 'Name', 'Domain', 'Screen'], rows),
    '',
  ].join('\n');
}
