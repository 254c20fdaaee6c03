import { fileURLToPath } from 'node:url';
import { clientOutputs } from '../../packages/client/scripts/generate.ts';
import { buildMockOpenApi } from '../../packages/contracts/src/mock-openapi.ts';
import { buildOpenApi } from '../../packages/contracts/src/openapi.ts';
import { errorsPage } from '../docs/errors.ts';
import { permissionsPage } from '../docs/permissions.ts';
import { screensPage } from '../docs/screens.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const json = (document: object) => `${JSON.stringify(document, null, 2)}\n`;

/** Every committed generated file, by path. */
export async function contractOutputs(): Promise<Record<string, string>> {
  const api = buildOpenApi();
  const mock = buildMockOpenApi();
  return {
    'packages/contracts/openapi.json': json(api),
    'packages/contracts/mock.openapi.json': json(mock),
    ...(await clientOutputs(api, mock)),
    'docs/errors.md': errorsPage(api),
    'docs/permissions.md': permissionsPage(api),
    'docs/screens.md': screensPage(root),
  };
}
