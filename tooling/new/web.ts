/** The screens of a new entity: a list with a drawer, a form, their words and tests. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drawer } from './drawer.ts';
import { type Change, insertAfter, insertBefore, withImport } from './edits.ts';
import { messageChanges } from './messages.ts';
import { capitalize, type NewEntity, withArticle } from './names.ts';
import { readerAlone } from './role-table.ts';

const SRC = 'apps/web/src';

const declaration = ({
  domain,
  One,
  Many,
  one,
  many,
  files,
  wordsMany,
  permission,
}: NewEntity) => `import { ${one}Fields } from '@kasa/contracts/${domain}/fields';
import { ${One}Input } from '@kasa/contracts/${domain}/${files}';
import { Package } from 'lucide-react';
import { defineEntity, entityWords } from '#shared/entity/entity.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { ${one}Messages } from '../../messages/${files}/catalogue.ts';

/** ${capitalize(wordsMany)}. */
export const ${one}Entity = defineEntity({
  read: 'get${One}',
  create: 'create${One}',
  update: 'update${One}',
  input: ${One}Input,
  fields: ${one}Fields,
  name: ({ name }) => name,
  useWords() {
    const text = useText(${one}Messages);
    return { words: entityWords(text, '${one}'), list: text('${many}.title') };
  },
  icon: Package,
  permission: '${permission}',
  refreshes: ['list${Many}', 'get${One}'],
  listHref: paths.${many},
  href: ({ id }) => paths.${many}({ open: id }),
  editHref: paths.${one}Edit,
});
`;

const list = (entity: NewEntity) => {
  const { domain, One, Many, one, many, file, files, permission, readPermission, wordsMany, fields } = entity;
  const shown = fields.filter(({ kind }) => kind !== 'longText');
  // What was named last leaves first where the screen is narrow.
  const columns = shown.map(
    ({ name }, n) => `        column('${name}', { width: 140, dropPriority: ${shown.length - n} }),\n`,
  );
  const begin = (name: string) => `function ${name}() {
  const text = useText(${one}Messages);`;
  const gated = `export ${begin(`${Many}Screen`)}
  return (
    <PermissionGate title={text('${many}.title')} permission="${readPermission}" isReading>
      <${Many} />
    </PermissionGate>
  );
}

${begin(Many)}`;
  const gate = readPermission
    ? `import { PermissionGate } from '#shared/permissions/permission-gate.tsx';\n`
    : '';
  return `import { ${one}Fields } from '@kasa/contracts/${domain}/fields';
import { Package } from 'lucide-react';
${gate}import { useEntityActions } from '#shared/entity/use-entity-actions.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import type { DataOf } from '#shared/query/operations.ts';
import { useList } from '#shared/query/use-list.ts';
import { asText } from '#shared/table/filter-parsers.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { ${one}Entity } from '../components/${file}/${file}-entity.ts';
import { ${one}Messages } from '../messages/${files}/catalogue.ts';

type ${One} = DataOf<'get${One}'>;

const loadDrawer = async () => (await import('../components/${file}/${file}-drawer.tsx')).${One}Drawer;
const listSpec = { filters: { q: asText }, sorts: ['name', 'created_at'] as const };

/** \`/${files}\`: the ${wordsMany} of the merchant; \`?open=\`: the one that is shown beside them. */
${readPermission ? gated : `export ${begin(`${Many}Screen`)}`}
  const list = useListState(listSpec);
  const query = useList('list${Many}', list.query);
  const { column } = useFields(${one}Fields);
  const { edit, history } = useEntityActions(${one}Entity);
  const drawer = useRowDrawer<${One}>(loadDrawer, {
    rows: query.data?.items,
    actions: ({ id }) => [edit(id), ...history(id)],
  });
  return (
    <ListScreen<${One}, 'q'>
      id="${files}"
      operation="list${Many}"
      words={listWords(text, '${many}')}
      list={list}
      query={query}
      search="q"
      columns={[
        column('name', { isSortable: true, isHideable: false, width: 240 }),
${columns.join('')}      ]}
      defaultSort="name"
      create={{ label: text('${many}.create'), href: paths.${one}Edit(), permission: '${permission}' }}
      rowLabel={({ name }) => name}
      {...drawer}
      emptyIcon={Package}
    />
  );
}
`;
};

const edit = ({ One, one, file, files, words, fields }: NewEntity) => {
  const inputs = fields.map(({ name, kind }) =>
    kind === 'longText'
      ? `          <FormWide>{field('${name}')}</FormWide>\n`
      : `          {field('${name}')}\n`,
  );
  const wide = fields.some(({ kind }) => kind === 'longText') ? ', FormWide' : '';
  return `import { FormSection${wide} } from '@kasa/ui/form-section';
import { useSearchParams } from 'react-router-dom';
import { EntityForm } from '#shared/entity/entity-form.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { ${one}Entity } from '../components/${file}/${file}-entity.ts';
import { ${one}Messages } from '../messages/${files}/catalogue.ts';

/** \`/${files}/edit\`: ${withArticle(`new ${words}`)}; with \`?id=\` that ${words} is changed. */
export function ${One}EditScreen() {
  const text = useText(${one}Messages);
  const [search] = useSearchParams();
  return (
    <EntityForm entity={${one}Entity} id={search.get('id')}>
      {(field) => (
        <FormSection title={text('form.main')}>
          {field('name')}
${inputs.join('')}        </FormSection>
      )}
    </EntityForm>
  );
}
`;
};

const screensTest = ({ one, files, uk: word, words }: NewEntity) =>
  `import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';

const id = exampleIds.${one}ToEdit;

it('the list finds ${withArticle(words)} by its name, and shows it beside itself', async () => {
  const { user, location } = await renderApp('/${files}', { as: 'owner' });
  await user.type(await screen.findByRole('searchbox'), '${word} 2');
  await waitFor(() => expect(location()).toContain('q='));
  await user.click(await screen.findByRole('link', { name: '${word} 2' }));
  await screen.findByRole('complementary', { name: '${word} 2' });
  expect(location()).toContain(\`open=\${id}\`);
});

it('the form says what is missing at its field, and sends nothing', async () => {
  const { user, requests } = await renderApp('/${files}/edit', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: 'Створити' }));
  expect(await screen.findAllByText("Поле обов'язкове")).not.toHaveLength(0);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Назва/ }));
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
});

it('the form changes one, and the list shows it', async () => {
  const { user, location } = await renderApp(\`/${files}/edit?id=\${id}\`, { as: 'owner' });
  const name = await screen.findByRole('textbox', { name: /^Назва/ });
  await user.clear(name);
  await user.type(name, 'Нова назва');
  await user.click(screen.getByRole('button', { name: 'Зберегти' }));
  await screen.findByText('Зміни збережено!');
  await waitFor(() => expect(location()).toBe(\`/${files}?open=\${id}\`));
  await screen.findByRole('complementary', { name: 'Нова назва' });
});
`;

const feature = ({ One, Many, one, many, file, files }: NewEntity) => `
  {
    catalogues: [${one}Messages],
    screens: [
      {
        pattern: paths.${many}.pattern,
        load: async () => (await import('./screens/${files}.tsx')).${Many}Screen,
      },
      {
        pattern: paths.${one}Edit.pattern,
        load: async () => (await import('./screens/${file}-edit.tsx')).${One}EditScreen,
      },
    ],
  },
`;

/** Everything in `apps/web/src`. */
export function webChanges(root: string, entity: NewEntity): Change[] {
  const { domain, One, Many, one, many, file, files, wordsMany, permission, readPermission, type } = entity;
  const folder = `${SRC}/features/${domain}`;
  const isNew = !existsSync(join(root, folder));
  const imported = `import { ${one}Messages } from './messages/${files}/catalogue.ts';`;
  const changes: Change[] = [
    ...messageChanges(folder, entity),
    { path: `${folder}/components/${file}/${file}-entity.ts`, write: declaration(entity) },
    { path: `${folder}/components/${file}/${file}-drawer.tsx`, write: drawer(entity) },
    { path: `${folder}/screens/${files}.tsx`, write: list(entity) },
    { path: `${folder}/screens/${file}-edit.tsx`, write: edit(entity) },
    { path: `${folder}/screens/${files}.test.tsx`, write: screensTest(entity) },
    {
      path: `${SRC}/shared/paths.ts`,
      write: (text) =>
        insertBefore(
          text,
          'export const paths = {',
          '} as const;',
          `\n  /** ${capitalize(wordsMany)}; \`?open=\`: the one beside the list. */\n  ${many}: path('/${files}'),\n  /** Without \`?id=\` it makes a new one. */\n  ${one}Edit: path('/${files}/edit'),\n`,
        ),
    },
    {
      path: `${SRC}/features/audit/model/object-link.ts`,
      write: (text) =>
        insertBefore(
          text,
          'switch (type) {',
          '    default:',
          `    case '${type}':\n      return paths.${many}({ open: id });\n`,
        ),
    },
    {
      path: `${SRC}/app/test-support/right-controls.ts`,
      write(text) {
        const gate = (address: string, does: string, tag = permission) =>
          `  { path: ${address}, tag: '${tag}', does: [${does}] },\n`;
        const gates =
          (readPermission ? gate(`'/${files}'`, `'list${Many}', 'get${One}'`, readPermission) : '') +
          gate(`'/${files}/edit'`, `'create${One}'`) +
          gate(`\`/${files}/edit?id=\${exampleIds.${one}}\``, `'update${One}'`);
        const gated = insertBefore(text, 'const gates:', '\n];', `\n${gates.trimEnd()}`);
        // Somebody who sees the list and may not change it; where there is nobody, the gate of the form says all.
        const looking = readerAlone(entity);
        if (looking === null) return gated;
        const as = looking === 'cashier' ? '' : `as: '${looking}', `;
        const button = `  { ${as}path: '/${files}', controls: [{ name: 'Додати', tag: '${permission}', does: ['create${One}'] }] },\n`;
        return insertBefore(gated, 'const buttons:', '\n];', `\n${button.trimEnd()}`);
      },
    },
  ];
  if (!isNew) {
    return [
      ...changes,
      {
        path: `${folder}/routes.tsx`,
        write: (text) =>
          insertAfter(
            withImport(text, imported),
            `export const ${domain}Features: readonly Feature[] = [`,
            feature(entity),
          ),
      },
    ];
  }
  return [
    ...changes,
    {
      path: `${folder}/routes.tsx`,
      write: `import { paths } from '../../shared/paths.ts';
import type { Feature } from '../../shared/routing/screen.ts';
${imported}

/** ${capitalize(wordsMany)}. */
export const ${domain}Features: readonly Feature[] = [${feature(entity)}];
`,
    },
    {
      path: `${SRC}/app/features.ts`,
      write: (text) =>
        insertBefore(
          withImport(text, `import { ${domain}Features } from '../features/${domain}/routes.tsx';`),
          'const privateFeatures',
          '  ...usersFeatures,',
          `  ...${domain}Features,\n`,
        ),
    },
  ];
}
