// Generates `src/generated` from the OpenAPI documents. Run by `pnpm gen`; the drift check compares the output with
// the committed files.
import openapiTypescript, { astToString } from 'openapi-typescript';

interface Operation {
  operationId: string;
  tags: readonly string[];
  'x-signed': boolean;
  'x-key-scope'?: string;
  requestBody?: { content: object };
  responses: { 200: { content: object } };
}

/** The parts of an OpenAPI document that are read here. */
interface Document {
  paths: Record<string, Record<string, Operation>>;
  'x-codes': readonly { name: string; code: number }[];
}

const note = (document: string) => `// Made from ${document} by \`pnpm gen\`; never edit.\n\n`;

async function types(document: object): Promise<string> {
  // Serialised first, so the types match the written JSON file exactly.
  const ast = await openapiTypescript(JSON.parse(JSON.stringify(document)), {
    // Otherwise an input with a default would be typed as required.
    defaultNonNullable: false,
  });
  return astToString(ast);
}

/** What is special about an operation: it takes an idempotency key, or its request or response is not JSON. */
function kindOf({ requestBody, responses, 'x-key-scope': keyScope }: Operation): string {
  if (requestBody && !('application/json' in requestBody.content)) return `, 'form'`;
  const { content } = responses[200];
  if ('text/event-stream' in content) return `, 'stream'`;
  if (!('application/json' in content)) return `, 'file'`;
  return keyScope ? `, 'keyed'` : '';
}

const entries = (operations: readonly OperationAt[]) =>
  operations.map(
    ({ method, path, operation }) =>
      `  ${operation.operationId}: ['${method.toUpperCase()}', '${path}', ${operation['x-signed']}${kindOf(operation)}],\n`,
  );

interface OperationAt {
  method: string;
  path: string;
  operation: Operation;
}

function operationsOf(document: object): OperationAt[] {
  return Object.entries((document as Document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

/** The operation tables: the only part of the contract besides types and codes that the browser needs. */
const table = (name: string, operations: readonly OperationAt[]) =>
  `/** Method, path, whether the body is signed, and what is special about it, by operation id. */\nexport const ${name} = {\n${entries(operations).join('')}} as const;\n`;

/** A table for each domain, so that a page may load those of its first screen ahead of all others. */
function domainTables(document: object): Record<string, string> {
  const byDomain = Map.groupBy(operationsOf(document), ({ operation }) => String(operation.tags[0]));
  const domains = [...byDomain.keys()];
  const files = [...byDomain].map(([domain, operations]) => [
    `operations/${domain}.ts`,
    table(`${domain}Operations`, operations),
  ]);
  const imports = domains
    .toSorted()
    .map((one) => `import { ${one}Operations } from './operations/${one}.ts';\n`);
  const spreads = domains.map((one) => `  ...${one}Operations,\n`);
  const all = `${imports.join('')}\n/** Those of all domains. */\nexport const operationTable = {\n${spreads.join('')}} as const;\n`;
  return Object.fromEntries([...files, ['operations.ts', all]]);
}

function codeNames(document: object): string {
  const rows = (document as Document)['x-codes'].map(({ code, name }) => `  '${code}': '${name}',\n`);
  return `/** Names of the envelope codes. */\nexport const codeNames = {\n${rows.join('')}} as const;\n`;
}

/** All generated files of the client: path in the repository → content. */
export async function clientOutputs(api: object, mock: object): Promise<Record<string, string>> {
  const folder = 'packages/client/src/generated';
  return {
    [`${folder}/api.ts`]: note('openapi.json') + (await types(api)),
    ...Object.fromEntries(
      Object.entries({ ...domainTables(api), 'codes.ts': codeNames(api) }).map(([file, text]) => [
        `${folder}/${file}`,
        note('openapi.json') + text,
      ]),
    ),
    [`${folder}/mock.ts`]: note('mock.openapi.json') + (await types(mock)),
    [`${folder}/mock-operations.ts`]: note('mock.openapi.json') + table('operationTable', operationsOf(mock)),
  };
}
