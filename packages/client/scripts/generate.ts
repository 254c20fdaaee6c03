// Makes `src/generated` from the contract's documents. `pnpm gen` calls it; the drift check compares its output with
// what is committed.
import openapiTypescript, { astToString } from 'openapi-typescript';

interface Operation {
  operationId: string;
  'x-signed': boolean;
  'x-key-scope'?: string;
  requestBody?: { content: object };
  responses: { 200: { content: object } };
}

/** What is read here of an OpenAPI document. */
interface Document {
  paths: Record<string, Record<string, Operation>>;
  'x-codes': readonly { name: string; code: number }[];
}

const note = (document: string) => `// Made from ${document} by \`pnpm gen\`; never edit.\n\n`;

async function types(document: object): Promise<string> {
  // Through JSON, so that the types come from exactly what is written to the file.
  const ast = await openapiTypescript(JSON.parse(JSON.stringify(document)), {
    // A default makes an input optional to send; without this its type says that it must be sent.
    defaultNonNullable: false,
  });
  return astToString(ast);
}

/** What is no JSON of an operation: it takes a form, or answers a file or a stream. */
function kindOf({ requestBody, responses }: Operation): string {
  if (requestBody && !('application/json' in requestBody.content)) return `, 'form'`;
  const { content } = responses[200];
  if ('text/event-stream' in content) return `, 'stream'`;
  return 'application/json' in content ? '' : `, 'file'`;
}

/** Where each operation lives: all that a browser needs of the contract besides types. */
function table(document: object): string {
  const { paths } = document as Document;
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) =>
        `  ${operation.operationId}: ['${method.toUpperCase()}', '${path}', ${operation['x-signed']}${kindOf(operation)}],\n`,
    ),
  );
  return `/** Method, path, whether the body is signed, and what is no JSON, by operation id. */\nexport const operationTable = {\n${rows.join('')}} as const;\n`;
}

/** Which of them take an `Idempotency-Key`. */
function keyed(document: object): string {
  const operations = Object.values((document as Document).paths).flatMap((methods) => Object.values(methods));
  const ids = operations.filter((one) => one['x-key-scope']).map(({ operationId }) => operationId);
  const rows = ids.map((id) => `  '${id}',\n`);
  return `/** Operations that take an idempotency key: a repetition with the same key has no second effect. */\nexport const keyedOperations = [\n${rows.join('')}] as const;\n`;
}

function codeNames(document: object): string {
  const rows = (document as Document)['x-codes'].map(({ code, name }) => `  '${code}': '${name}',\n`);
  return `/** Names of the envelope codes. */\nexport const codeNames = {\n${rows.join('')}} as const;\n`;
}

/** Every generated file of the client, by its path in the repository. */
export async function clientOutputs(api: object, mock: object): Promise<Record<string, string>> {
  const folder = 'packages/client/src/generated';
  return {
    [`${folder}/api.ts`]: note('openapi.json') + (await types(api)),
    [`${folder}/operations.ts`]: `${note('openapi.json') + table(api)}\n${keyed(api)}\n${codeNames(api)}`,
    [`${folder}/mock.ts`]: note('mock.openapi.json') + (await types(mock)),
    [`${folder}/mock-operations.ts`]: note('mock.openapi.json') + table(mock),
  };
}
