// Writes the contract's documents. `pnpm gen` calls it; the drift check compares its output with what is committed.
import { writeFileSync } from 'node:fs';
import { buildMockOpenApi } from '../src/mock-openapi.ts';
import { buildOpenApi } from '../src/openapi.ts';

const write = (name: string, document: unknown) =>
  writeFileSync(new URL(`../${name}`, import.meta.url), `${JSON.stringify(document, null, 2)}\n`);

write('openapi.json', buildOpenApi());
write('mock.openapi.json', buildMockOpenApi());
