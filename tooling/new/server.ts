/** The server of a new entity: table, reads, writes, seed and tests of its own rules. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, insertBefore, insertFirst, withImport, withSeed } from './edits.ts';
import { kindOf } from './field-kinds.ts';
import { capitalize, type NewEntity, withArticle } from './names.ts';
import { roleTableChange } from './role-table.ts';

const SRC = 'apps/mock-server/src';

const flagsOf = ({ fields }: NewEntity) => fields.filter(({ kind }) => kind === 'flag');

const store = (entity: NewEntity) => {
  const { domain, One, Many, many, files, type, table, wordsMany, words } = entity;
  const flags = flagsOf(entity).map(({ name }) => `${name}: row.${name} === 1`);
  const shown = flags.length === 0 ? 'row' : `({ ...row, ${flags.join(', ')} })`;
  return `/** ${capitalize(wordsMany)}: how they are read, listed and shown. */
import { type ${One}Entity, ${One}Input } from '@kasa/contracts/${domain}/${files}';
import { ${domain}Operations } from '@kasa/contracts/${domain}/operations';
import { entityReader, inputColumns, type RowOf, withJournal } from '../http/entity/entity.ts';
import { withList } from '../http/entity/list.ts';

const reader = entityReader({
  type: '${type}',
  table: '${table}',
  columns: inputColumns(${One}Input),
  related: (rows) => rows,
});

/** ${capitalize(withArticle(words))} on the wire. */
export const present${One} = (row: RowOf<typeof reader>): ${One}Entity => ${shown};

const list = withList(reader, ${domain}Operations.list${Many}, {
  sorts: { name: 'name_key', created_at: 'created_at' },
  defaultSort: 'name',
  search: 'q',
  filters: {},
});

export const ${many} = withJournal(list, (row) => ({ name: row.name, fields: { ...present${One}(row) } }));
`;
};

const handlers = (entity: NewEntity) => {
  const { domain, One, Many, one, many, file, files, table, wordsMany } = entity;
  const flags = flagsOf(entity).map(({ name }) => `    ${name}: input.${name} ? 1 : 0,\n`);
  return `/** ${capitalize(wordsMany)}. */
import type { ${One}Fields } from '@kasa/contracts/${domain}/${files}';
import type { ${domain}Operations } from '@kasa/contracts/${domain}/operations';
import { searchColumn } from '../db/search.ts';
import { sortKey } from '../db/text.ts';
import type { EntityWrites } from '../http/entity/changes.ts';
import type { RowOf } from '../http/entity/entity.ts';
import { createHandler, getHandler, listHandler, updateHandler } from '../http/entity/handlers.ts';
import type { Handlers } from '../http/request/handler.ts';
import { ${many}, present${One} } from './${file}-store.ts';

type Operations = Pick<
  typeof ${domain}Operations,
  'list${Many}' | 'get${One}' | 'create${One}' | 'update${One}'
>;

const ${one}Writes: EntityWrites<'${table}', RowOf<typeof ${many}>, ${One}Fields> = {
  entity: ${many},
  unique: ['name'],
  columns: (input) => ({
    ...input,
${flags.join('')}    name_key: sortKey(input.name),
    search: searchColumn('${table}', input.name),
  }),
};

export const ${one}Handlers: Handlers<Operations> = {
  list${Many}: listHandler(${many}, present${One}),
  get${One}: getHandler(${many}, present${One}),
  create${One}: createHandler(${one}Writes, present${One}),
  update${One}: updateHandler(${one}Writes, present${One}),
};
`;
};

const handlersTest = ({
  domain,
  One,
  Many,
  uk,
  words,
}: NewEntity) => `import { codes } from '@kasa/contracts/shared/codes';
import { ${domain}Operations as ops } from '@kasa/contracts/${domain}/operations';
import { expect, it } from 'vitest';
import { call, signInAs } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const name = '${uk} за зразком';
const body = { ...ops.create${One}.example.body, name };

it('create${One} keeps everything; the list finds it by a part of its name', async () => {
  const owner = await signInAs(test.app, 'owner');
  const { data } = await call(test.app, ops.create${One}, { body }, owner);
  expect(data).toMatchObject({ ...body, version: 1 });
  expect((await call(test.app, ops.get${One}, { params: { id: data.id } }, owner)).data).toEqual(data);
  const found = await call(test.app, ops.list${Many}, { query: { q: 'ЗА ЗРАЗКОМ' } }, owner);
  expect(found.data.items).toEqual([data]);
});

it('a name that is taken is refused at its field; ${withArticle(words)} may keep its own', async () => {
  const owner = await signInAs(test.app, 'owner');
  const { data } = await call(test.app, ops.create${One}, { body }, owner);
  const refused = { code: codes.conflict.code, details: { fields: [{ path: 'name', rule: 'taken' }] } };
  expect(await call(test.app, ops.create${One}, { body }, owner)).toMatchObject(refused);
  const change = (version: number, named: string) =>
    call(test.app, ops.update${One}, { params: { id: data.id }, body: { ...body, name: named, version } }, owner);
  expect(await change(1, '${uk} 1')).toMatchObject(refused);
  expect((await change(1, name)).data).toMatchObject({ name, version: 2 });
  expect(await change(1, name)).toMatchObject({ code: codes.conflict.code, details: { current_version: 2 } });
});
`;

const seed = ({ Many, one, table, type, uk, wordsMany, fields }: NewEntity) => {
  const values = fields.map(({ name, kind, isOptional }) => {
    const { seed: drawn } = kindOf(kind);
    const value = drawn.startsWith('.') ? `draw('${type}', n, '${name}')${drawn}` : drawn;
    // Some rows lack what may be missing, so that filters and screens have both.
    return `    ${name}: ${isOptional ? `n % 4 === 0 ? null : ${kind === 'flag' ? `(${value})` : value}` : value},\n`;
  });
  const example = fields
    .map(({ name, kind }) => `${name}: ${kind === 'flag' ? '1' : kindOf(kind).example}`)
    .join(', ');
  return `/** ${capitalize(wordsMany)} of a seeded merchant. */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { bulkInsert } from '../../db/bulk-insert.ts';
import type { Db, Row } from '../../db/schema.ts';
import { searchColumn } from '../../db/search.ts';
import { createSeededFaker } from '../../db/seed/seeded-faker.ts';
import { seedRowColumns } from '../../db/seed/seed-rows.ts';
import { type SeededMerchant, type SeedOptions, seedTime } from '../../db/seed-options.ts';
import { sortKey } from '../../db/text.ts';

const ids: Readonly<Record<number, string>> = { 1: exampleIds.${one}, 2: exampleIds.${one}ToEdit };
/** How many there are. */
const sizes = { large: 24, small: 6 };

/** Writes them; the first one is the contract's example. */
export async function seed${Many}(
  tx: Db,
  { id, size }: Pick<SeededMerchant, 'id' | 'size'>,
  world: SeedOptions,
): Promise<void> {
  const now = seedTime(world.now);
  const draw = createSeededFaker(world.seed, now);
  const rows = Array.from({ length: sizes[size] }, (_, index): Row<'${table}'> => {
    const n = index + 1;
    const name = \`${uk} \${n}\`;
    return {
      ...seedRowColumns({ merchant: id, now, draw }, '${type}', n, ids[n]),
      name,
      name_key: sortKey(name),
${values.map((line) => `  ${line}`).join('')}      search: searchColumn('${table}', name),
${example === '' ? '' : `      ...(n === 1 ? { ${example} } : {}),\n`}    };
  });
  await bulkInsert(tx, '${table}', rows);
}
`;
};

const migration = ({ table, wordsMany, fields }: NewEntity) => `/** ${capitalize(wordsMany)}. */
import type { Kysely } from 'kysely';
import { createSearchIndex } from '../search.ts';
import { business, createTable, index, unique } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    '${table}',
    {
      ...business,
      name: 'text',
      name_key: 'text',
${fields.map(({ name, kind, isOptional }) => `      ${name}: '${kindOf(kind).column}${isOptional ? '?' : ''}',\n`).join('')}      search: 'text',
    },
    { merchant_id: 'merchants' },
  );
  await unique(db, '${table}', ['merchant_id', 'name']);
  await index(db, '${table}', ['merchant_id', 'name_key', 'id']);
  await index(db, '${table}', ['merchant_id', 'created_at', 'id']);
  await createSearchIndex(db, '${table}');
}
`;

const tableOf = ({ Many, One, table, wordsMany }: NewEntity) => `
/** ${capitalize(wordsMany)}. */
export interface ${Many}Table extends BusinessColumns, InputColumns<${One}Fields> {
  /** \`sortKey(name)\`. */
  name_key: string;
  /** \`searchColumn('${table}', name)\`. */
  search: string;
}
`;

/** Everything in `apps/mock-server`. */
export function serverChanges(root: string, entity: NewEntity): Change[] {
  const { domain, One, Many, one, many, file, files, table } = entity;
  const folder = `${SRC}/${domain}`;
  const isNew = !existsSync(join(root, folder));
  const tables = `${SRC}/db/${domain}-tables.ts`;
  const listed = readFileSync(join(root, SRC, 'db/migrations/list.ts'), 'utf8').matchAll(/'(\d{4})-/g);
  const last = Math.max(...[...listed].map(([, digits]) => Number(digits)));
  const version = `${String(last + 1).padStart(4, '0')}-${files}`;
  const seeding = `      const { seed${Many} } = await import('./${domain}/seed/${files}.ts');\n      await seed${Many}(tx, merchant, world);\n`;

  const filled = `import type { ${One}Fields } from '@kasa/contracts/${domain}/${files}';`;
  const changes: Change[] = [
    { path: `${folder}/${file}-store.ts`, write: store(entity) },
    { path: `${folder}/${file}-handlers.ts`, write: handlers(entity) },
    { path: `${folder}/${file}-handlers.test.ts`, write: handlersTest(entity) },
    { path: `${folder}/seed/${files}.ts`, write: seed(entity) },
    { path: `${SRC}/db/migrations/${version}.ts`, write: migration(entity) },
    existsSync(join(root, tables))
      ? { path: tables, write: (text) => withImport(text, filled) + tableOf(entity) }
      : {
          path: tables,
          write: `/** Tables of this domain; what their columns hold: schema.ts. */\n${filled}\nimport type { BusinessColumns, InputColumns } from './columns.ts';\n${tableOf(entity)}`,
        },
    {
      path: `${SRC}/db/schema.ts`,
      write(text) {
        const imported = withImport(text, `import type { ${Many}Table } from './${domain}-tables.ts';`);
        const typed = insertBefore(
          imported,
          'export interface Schema ',
          '  saved_views:',
          `  ${table}: ${Many}Table;\n`,
        );
        return insertBefore(typed, 'export const TABLES = [', "  'saved_views'", `  '${table}',\n`);
      },
    },
    roleTableChange(entity),
    {
      path: `${SRC}/db/migrations/list.ts`,
      write(text) {
        const imported = insertBefore(
          text,
          'import ',
          '\n\nconst inOrder',
          `\nimport { up as ${many} } from './${version}.ts';`,
        );
        return insertBefore(imported, 'const inOrder', '};', `  '${version}': { up: ${many} },\n`);
      },
    },
  ];
  const handled = `import { ${one}Handlers } from './${file}-handlers.ts';`;
  if (!isNew) {
    return [
      ...changes,
      {
        path: `${folder}/handlers.ts`,
        write: (text) =>
          insertFirst(
            withImport(text, handled),
            `Handlers<typeof ${domain}Operations>`,
            `\n  ...${one}Handlers,\n`,
          ),
      },
      {
        path: `${SRC}/domains.ts`,
        write: (text) => withSeed(text, domain, seeding),
      },
    ];
  }
  return [
    ...changes,
    {
      path: `${folder}/handlers.ts`,
      write: `import type { ${domain}Operations } from '@kasa/contracts/${domain}/operations';
import type { Handlers } from '../http/request/handler.ts';
${handled}

/** ${capitalize(entity.wordsMany)}. */
export const ${domain}Handlers: Handlers<typeof ${domain}Operations> = {
  ...${one}Handlers,
};
`,
    },
    {
      path: `${SRC}/domains.ts`,
      write: (text) =>
        insertBefore(
          withImport(text, `import { ${domain}Handlers } from './${domain}/handlers.ts';`),
          'const domains = {',
          '  audit: {',
          `  ${domain}: {\n    handlers: () => ${domain}Handlers,\n    async seed(tx, merchant, world) {\n${seeding}    },\n  },\n`,
        ),
    },
  ];
}
