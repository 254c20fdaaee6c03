/** The contract of a new entity: schemas, dictionary, operations, words of the journal. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, insertAfter, insertBefore, withImport, withNamedImport } from './edits.ts';
import { kindOf } from './field-kinds.ts';
import { capitalize, type NewEntity, type NewField, withArticle } from './names.ts';

const SRC = 'packages/contracts/src';

const nullable = (schema: string, { isOptional }: NewField) => (isOptional ? `${schema}.nullable()` : schema);

function schemas({ One, one, uk, words, fields }: NewEntity): string {
  const values = fields.map(({ name, kind }) => `  ${name}: ${kindOf(kind).example},\n`).join('');
  const modules = new Map<string, Set<string>>([
    ['dates', new Set(['Instant'])],
    ['text', new Set(['searchText', 'text'])],
  ]);
  for (const { kind } of fields) {
    const [name, module] = kindOf(kind).from ?? [];
    if (name && module) modules.set(module, (modules.get(module) ?? new Set()).add(name));
  }
  const imports = [...modules].map(
    ([module, names]) => `import { ${[...names].sort().join(', ')} } from '../shared/${module}.ts';`,
  );
  const shape = (schemaOf: (field: NewField) => string) =>
    fields.map((field) => `    ${field.name}: ${nullable(schemaOf(field), field)},\n`).join('');
  return `import { z } from 'zod';
${imports.join('\n')}
import { exampleIds } from '../shared/example-ids.ts';
import { Id, Version } from '../shared/ids.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';

/** ${capitalize(withArticle(words))}. */
export const ${One} = z
  .strictObject({
    id: Id,
    name: z.string(),
${shape(({ kind }) => kindOf(kind).output ?? kindOf(kind).input)}    version: Version,
    created_at: Instant,
    updated_at: Instant,
  })
  .meta({ id: '${One}' });

/** What a person fills in to create ${withArticle(words)}. */
export const ${One}Input = z
  .strictObject({
    name: text(100).describe('Unique within the merchant'),
${shape(({ kind }) => kindOf(kind).input)}  })
  .meta({ id: '${One}Input' });

/** ${capitalize(withArticle(words))} as edited. */
export const ${One}Update = ${One}Input.extend({ version: Version }).meta({ id: '${One}Update' });

export const ${One}Page = pageOf(${One}).meta({ id: '${One}Page' });

/** The query of the list. */
export const ${One}Query = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['name', 'created_at']).describe('Default: name'),
  q: searchText.optional().describe('Part of the name'),
});

export type ${One}Entity = z.infer<typeof ${One}>;
export type ${One}Fields = z.infer<typeof ${One}Input>;

export const example${One}: ${One}Entity = {
  id: exampleIds.${one},
  name: '${uk} 1',
${values}  version: 1,
  created_at: '2026-01-12T08:00:00.000Z',
  updated_at: '2026-01-12T08:00:00.000Z',
};
`;
}

function operations(entity: NewEntity): string {
  const { domain, One, Many, one, many, files, words, uk, permission, readPermission } = entity;
  const readers = readPermission ? `Whoever has \`${readPermission}\`` : 'Everybody';
  return `import { entityOperations } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { inputFromEntity } from '../../shared/input-from-entity.ts';
import { example${One}, ${One}, ${One}Input, ${One}Page, ${One}Query, ${One}Update } from '../${files}.ts';

const ${many} = entityOperations({
  path: '/api/v1/${domain}/${files}',
  readPermission: ${readPermission && `'${readPermission}'`},
  writePermission: '${permission}',
  entity: ${One},
  page: ${One}Page,
  example: example${One},
});
const input = { ...inputFromEntity(${One}Input, example${One}), name: '${uk} за зразком' };
const failureDetails = {
  conflict: { fields: [{ path: 'name', rule: 'taken' as const, message: 'Таке значення вже використано' }] },
};

export const list${Many} = ${many}.list('list${Many}', {
  summary: '${capitalize(entity.wordsMany)} of the merchant',
  description: '${readers} sees all of them; changing them needs \`${permission}\`.',
  query: ${One}Query,
  example: { page: 1, sort: 'name' },
});

export const get${One} = ${many}.get('get${One}', {
  summary: '${capitalize(withArticle(words))}',
  description: '${readers} sees it; changing it needs \`${permission}\`.',
});

export const create${One} = ${many}.create('create${One}', {
  summary: 'Create ${withArticle(words)}',
  description: 'A taken name is a conflict at its field.',
  body: ${One}Input,
  failureDetails,
  example: { body: input, data: { ...example${One}, ...input } },
});

export const update${One} = ${many}.update('update${One}', {
  summary: 'Change ${withArticle(words)}',
  description: 'A taken name is a conflict at its field.',
  body: ${One}Update,
  example: {
    body: { ...input, name: '${uk} після змін', version: 1 },
    data: { ...example${One}, ...input, name: '${uk} після змін', id: exampleIds.${one}ToEdit, version: 2 },
  },
});
`;
}

const fieldsOf = ({ one, wordsMany, fields }: NewEntity) => `
/** The fields of ${wordsMany}. */
export const ${one}Fields = {
  name: text('Назва', 'Name'),
${fields.map(({ name, kind, uk, en }) => `  ${name}: ${kind}('${uk}', '${en}'),\n`).join('')}} as const satisfies FieldSpecs;
`;

const operationIds = ({ One, Many }: NewEntity) => [
  `list${Many}`,
  `get${One}`,
  `create${One}`,
  `update${One}`,
];

/** Two ids that no other example has. */
function withExampleIds(text: string, { one, words }: NewEntity): string {
  const taken = [...text.matchAll(/id\(0x([0-9a-f]+)\)/g)].map(([, hex]) => Number.parseInt(hex ?? '', 16));
  const free = (Math.max(...taken) + 0x10) & ~0xf;
  const id = (n: number) => `id(0x${n.toString(16)})`;
  return insertBefore(
    text,
    'export const exampleIds = {',
    '} as const;',
    `\n  ${one}: ${id(free)}, // the first ${words} of the seed\n  ${one}ToEdit: ${id(free + 1)},\n`,
  );
}

/** Everything in `packages/contracts`. */
export function contractChanges(root: string, entity: NewEntity): Change[] {
  const { domain, One, one, files, type, uk, words, fields } = entity;
  const folder = `${SRC}/${domain}`;
  const isNew = !existsSync(join(root, folder));
  const hasFields = existsSync(join(root, folder, 'fields.ts'));
  const kinds = [...new Set(['text', ...fields.map(({ kind }) => kind)])];
  const ids = operationIds(entity);
  const imported = `import { ${ids.join(', ')} } from './operations/${files}.ts';`;

  const changes: Change[] = [
    { path: `${folder}/${files}.ts`, write: schemas(entity) },
    { path: `${folder}/operations/${files}.ts`, write: operations(entity) },
    hasFields
      ? {
          path: `${folder}/fields.ts`,
          write: (text) =>
            [...kinds, 'type FieldSpecs'].reduce(
              (now, kind) => withNamedImport(now, kind, '../shared/fields.ts'),
              text,
            ) + fieldsOf(entity),
        }
      : {
          path: `${folder}/fields.ts`,
          write: `/** The dictionary of fields of this domain. */\nimport { type FieldSpecs, ${kinds.join(', ')} } from '../shared/fields.ts';\n${fieldsOf(entity)}`,
        },
    { path: `${SRC}/shared/example-ids.ts`, write: (text) => withExampleIds(text, entity) },
    {
      path: `${SRC}/audit/words/types.ts`,
      write: (text) =>
        insertBefore(
          text,
          'export const types: LocalizedTexts = {',
          '  user: {',
          `  ${type}: { uk: '${uk}', en: '${capitalize(words)}' },\n`,
        ),
    },
    {
      path: `${SRC}/audit/words/operations.ts`,
      write: (text) =>
        insertBefore(
          text,
          'export const operations: LocalizedTexts = {',
          '\n};',
          `\n  create${One}: { uk: '${uk}: створено', en: '${capitalize(words)} created' },` +
            `\n  update${One}: { uk: '${uk}: змінено', en: '${capitalize(words)} changed' },`,
        ),
    },
    {
      path: `${SRC}/audit/words/fields.ts`,
      write: (text) =>
        insertBefore(
          withNamedImport(text, `${one}Fields`, `../../${domain}/fields.ts`),
          'export const fields:',
          '  merchant: {',
          `  ${type}: ${one}Fields,\n`,
        ),
    },
  ];
  const lines = ids.map((id) => `  ${id},\n`).join('');
  if (!isNew) {
    const path = `${folder}/operations.ts`;
    changes.push({
      path,
      write: (text) =>
        insertAfter(withImport(text, imported), `export const ${domain}Operations = {`, `\n${lines}`),
    });
    return changes;
  }
  return [
    ...changes,
    {
      path: `${folder}/operations.ts`,
      write: `${imported}\n\n/** ${capitalize(entity.wordsMany)}. */\nexport const ${domain}Operations = {\n${lines}};\n`,
    },
    {
      path: `${SRC}/domains.ts`,
      write: (text) =>
        insertBefore(
          withImport(text, `import { ${domain}Operations } from './${domain}/operations.ts';`),
          'export const domains = {',
          '  users: {',
          `  ${domain}: { description: '${capitalize(entity.wordsMany)}', operations: ${domain}Operations },\n`,
        ),
    },
  ];
}
