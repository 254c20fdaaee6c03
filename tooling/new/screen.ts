/** A new screen of a feature that is there: its address, route, words, test and story. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, insertAfter, insertBefore, withImport } from './edits.ts';
import { camel, capitalize, NAME_PATTERN } from './names.ts';

const SRC = 'apps/web/src';

/** A screen to be written. */
export interface NewScreen {
  readonly domain: string;
  /** `stock-take` */
  readonly file: string;
  /** `/stock-take`, as the specification spells it. */
  readonly address: string;
  readonly uk: string;
  readonly en: string;
}

/** @throws when a name is none, the address has an id in it, or the feature is not there */
export function checkScreen(root: string, { domain, file, address }: NewScreen): void {
  if (!NAME_PATTERN.test(file)) throw new Error(`A name is in lower case with dashes, not "${file}"`);
  if (!/^(\/[A-Za-z0-9_-]+)+$/.test(address))
    throw new Error(`An address is like /stock-take, not "${address}"`);
  if (!existsSync(join(root, SRC, 'features', domain, 'routes.tsx')))
    throw new Error(`There is no feature "${domain}"; a new domain begins with an entity`);
}

/** Everything that a screen takes. */
export function screenChanges({ domain, file, address, uk, en }: NewScreen): Change[] {
  const name = camel(file);
  const Screen = `${capitalize(name)}Screen`;
  const folder = `${SRC}/features/${domain}`;
  const words = `${folder}/messages/${file}`;
  return [
    {
      path: `${words}/uk.ts`,
      write: `/** ${uk}. */\nexport const uk = {\n  '${name}.title': '${uk}',\n} as const;\n`,
    },
    {
      path: `${words}/en.ts`,
      write: `import type { Messages } from '#shared/i18n/messages.ts';
import type { uk } from './uk.ts';

export const en: Messages<keyof typeof uk> = {
  '${name}.title': '${en}',
};
`,
    },
    {
      path: `${words}/catalogue.ts`,
      write: `import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of \`${address}\`. */
export const ${name}Messages = defineCatalogue('${file}', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
`,
    },
    {
      path: `${folder}/screens/${file}.tsx`,
      write: `import { PageHeader } from '@kasa/ui/page-header';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { ${name}Messages } from '../messages/${file}/catalogue.ts';

/** \`${address}\`: ${en}. */
export function ${Screen}() {
  const text = useText(${name}Messages);
  const common = useText(commonMessages);
  usePageTitle(text('${name}.title'));
  return <PageHeader title={text('${name}.title')} moreLabel={common('action.more')} />;
}
`,
    },
    {
      path: `${folder}/screens/${file}.test.tsx`,
      write: `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';

it('${address} is named in the page and in the tab', async () => {
  await renderApp('${address}', { as: 'owner' });
  expect(await screen.findByRole('heading', { level: 1, name: '${uk}' })).toBeTruthy();
  expect(document.title).toBe('${uk} · Каса');
});
`,
    },
    {
      path: `apps/web/e2e/${domain}.${file}.e2e.ts`,
      write: `import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('${address} opens by its address', async ({ page, signIn, checkAccessibility }) => {
  await signIn('owner', '${address}');
  await expect(page.getByRole('heading', { level: 1, name: '${uk}' })).toBeVisible();
  await checkAccessibility();
});
`,
    },
    {
      path: `${SRC}/shared/paths.ts`,
      write: (text) =>
        insertBefore(
          text,
          'export const paths = {',
          '} as const;',
          `\n  /** ${en}. */\n  ${name}: path('${address}'),\n`,
        ),
    },
    {
      path: 'apps/web/e2e/security.texts.deep.e2e.ts',
      write: (text) => insertBefore(text, 'const all:', '\n  };', `\n    ${name}: 'it shows no data yet',`),
    },
    {
      path: `${folder}/routes.tsx`,
      write: (text) =>
        insertAfter(
          withImport(text, `import { ${name}Messages } from './messages/${file}/catalogue.ts';`),
          `export const ${domain}Features: readonly Feature[] = [`,
          `
  {
    catalogues: [${name}Messages],
    screens: [
      { pattern: paths.${name}.pattern, load: async () => (await import('./screens/${file}.tsx')).${Screen} },
    ],
  },
`,
        ),
    },
  ];
}
