import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { buildMockOpenApi } from '../../packages/contracts/src/mock-openapi.ts';
import { buildOpenApi } from '../../packages/contracts/src/openapi.ts';
import { errorsPage } from '../docs/errors.ts';
import { permissionsPage } from '../docs/permissions.ts';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

const json = (document: object) => `${JSON.stringify(document, null, 2)}\n`;

/** TypeScript types of a document, as the client uses them. */
async function types(document: object): Promise<string> {
  // Through JSON, so that the types come from exactly what is written to the file.
  const ast = await openapiTypescript(JSON.parse(json(document)), {
    // A default makes an input optional to send; without this its type says that it must be sent.
    defaultNonNullable: false,
  });
  return `// Made from openapi.json by \`pnpm gen\`; never edit.\n\n${astToString(ast)}`;
}

/** Every file that is made from the contract, by its path in the repository. */
export async function contractOutputs(): Promise<Record<string, string>> {
  const api = buildOpenApi();
  return {
    'packages/contracts/openapi.json': json(api),
    'packages/contracts/mock.openapi.json': json(buildMockOpenApi()),
    'packages/client/src/generated/api.ts': await types(api),
    'docs/errors.md': errorsPage(api),
    'docs/permissions.md': permissionsPage(api),
  };
}
