// Generates `src/generated` from the OpenAPI documents. Run by `pnpm gen`; the drift check compares the output with
// the committed files.
import openapiTypescript, { astToString } from 'openapi-typescript';

interface Operation {
  operationId: string;
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

/** Operations whose request or response is not JSON: form upload, file download, event stream. */
function kindOf({ requestBody, responses }: Operation): string {
  if (requestBody && !('application/json' in requestBody.content)) return `, 'form'`;
  const { content } = responses[200];
  if ('text/event-stream' in content) return `, 'stream'`;
  return 'application/json' in content ? '' : `, 'file'`;
}

/** The operation table: the only part of the contract besides types that the browser needs. */
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

/** All generated files of the client: path in the repository → content. */
export async function clientOutputs(api: object, mock: object): Promise<Record<string, string>> {
  const folder = 'packages/client/src/generated';
  return {
    [`${folder}/api.ts`]: note('openapi.json') + (await types(api)),
    [`${folder}/operations.ts`]: `${note('openapi.json') + table(api)}\n${keyed(api)}\n${codeNames(api)}`,
    [`${folder}/mock.ts`]: note('mock.openapi.json') + (await types(mock)),
    [`${folder}/mock-operations.ts`]: note('mock.openapi.json') + table(mock),
  };
}
