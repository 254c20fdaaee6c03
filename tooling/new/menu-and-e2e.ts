/** What stands around a new entity: its entry in the menu, and the end-to-end tests. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, insertBefore, withName } from './edits.ts';
import { kindOf } from './field-kinds.ts';
import { capitalize, type NewEntity, withArticle } from './names.ts';

const LAYOUT = 'apps/web/src/app/layout';
const E2E = 'apps/web/e2e';

const story = ({ files, uk, ukMany, words }: NewEntity) => `import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('the owner opens ${withArticle(words)} beside the list and renames it', async ({ page, signIn, checkAccessibility }) => {
  await signIn('owner', '/${files}');
  const table = page.getByRole('table', { name: '${ukMany}' });
  await expect(table).toBeVisible();
  await checkAccessibility();
  await table.getByRole('link', { name: '${uk} 1', exact: true }).click();
  const drawer = page.getByRole('complementary', { name: '${uk} 1' });
  await expect(drawer).toBeVisible();
  await checkAccessibility();
  await drawer.getByRole('link', { name: 'Редагувати' }).click();
  await checkAccessibility();
  await page.getByRole('textbox', { name: 'Назва' }).fill('${uk} 1, змінено');
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText('Зміни збережено!')).toBeVisible();
  await expect(table.getByRole('link', { name: '${uk} 1, змінено' })).toBeVisible();
});
`;

/** A line put before the group of the people and the journal, which is the last one. */
const inMenu = ({ domain, many, files, readPermission }: NewEntity) =>
  `  { id: '${many}', group: '${domain}', path: '/${files}', icon: 'package'${readPermission ? `, permission: '${readPermission}'` : ''} },\n`;

/** Words of the menu, those of the group with its first entry. */
function menuWords(text: string, { domain, many }: NewEntity, group: string, entry: string): string {
  const start = 'export const ';
  if (text.includes(`'group.${domain}'`))
    return insertBefore(text, `'group.${domain}'`, "  'group.", `  'menu.${many}': '${entry}',\n`);
  return insertBefore(
    text,
    start,
    "  'group.control'",
    `  'group.${domain}': '${group}',\n  'menu.${many}': '${entry}',\n`,
  );
}

/** Menu and end-to-end tests. */
export function menuAndE2eChanges(root: string, entity: NewEntity): Change[] {
  const { domain, many, one, files, ukMany, wordsMany, fields } = entity;
  const path = existsSync(join(root, 'apps/web/src/features', domain))
    ? `${E2E}/${domain}.${files}.e2e.ts`
    : `${E2E}/${domain}.e2e.ts`;
  const typed = fields.map(({ name, kind }) => {
    const value = kind === 'text' ? 'name(one)' : kind === 'longText' ? 'one.text' : kindOf(kind).example;
    return `    ${name}: ${value},\n`;
  });
  return [
    { path, write: story(entity) },
    {
      path: 'apps/mock-server/src/auth/menu.ts',
      write: (text) => insertBefore(text, 'const entries:', "  { id: 'users'", inMenu(entity)),
    },
    {
      path: `${LAYOUT}/use-navigation-menu.ts`,
      write: (text) =>
        text.includes('package: Package')
          ? text
          : insertBefore(
              insertBefore(text, 'import {', '  Route,', '  Package,\n'),
              'const icons',
              '  route: Route',
              '  package: Package,\n',
            ),
    },
    {
      path: `${LAYOUT}/messages/uk.ts`,
      write: (text) => menuWords(text, entity, ukMany, ukMany),
    },
    {
      path: `${LAYOUT}/messages/en.ts`,
      write: (text) => menuWords(text, entity, capitalize(wordsMany), capitalize(wordsMany)),
    },
    {
      path: `${E2E}/support/objects-with-texts.ts`,
      write(text) {
        const declared = insertBefore(
          text,
          'export interface ObjectsWithTexts {',
          '}',
          `  readonly ${many}: readonly string[];\n`,
        );
        const made = `  const ${many} = await make('/${domain}/${files}', (one) => ({\n    name: name(one),\n${typed.join('')}  }));\n`;
        const creating = 'export async function createObjectsWithTexts';
        return withName(insertBefore(declared, creating, '  return {', made), 'return', 'depots', many);
      },
    },
    {
      path: `${E2E}/security.texts.deep.e2e.ts`,
      write: (text) =>
        insertBefore(
          withName(text, 'const', 'depots', many),
          'const all:',
          '\n  };',
          `\n    ${many}: halves('/${files}?q='),\n    ${one}Edit: single((n) => [\`/${files}/edit?id=\${${many}[n]}\`]),`,
        ),
    },
  ];
}
