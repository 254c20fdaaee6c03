// `pnpm new`: writes what a plain entity or a screen takes, from the contract to the end-to-end test.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { permissions } from '../packages/contracts/src/shared/permissions.ts';
import { root } from './checks/report.ts';
import { contractChanges } from './new/contract.ts';
import { applyChanges, type Change } from './new/edits.ts';
import { fieldKinds } from './new/field-kinds.ts';
import { menuAndE2eChanges } from './new/menu-and-e2e.ts';
import { namesOf, toWords } from './new/names.ts';
import { readPermissionOf } from './new/read-permission.ts';
import { checkScreen, screenChanges } from './new/screen.ts';
import { serverChanges } from './new/server.ts';
import { webChanges } from './new/web.ts';

const usage = `pnpm new entity <domain> <name> --uk <Назва> --uk-many <Назви> --permission <tag> [--read <tag>] [--plural <names>] [--field <name:kind:Назва:Label>]…

A list, a drawer, a form, a read, creation and change of something with a name, in a domain that is there or a new one:
  pnpm new entity warehouse pallet --uk Піддон --uk-many Піддони --permission catalog_manage --field price:money:Ціна:Price

Kinds of fields: ${fieldKinds.join(' ')}; with ? behind it, one may be left empty.
Rights: ${Object.keys(permissions).join(' ')}.
--permission is the right to change one. Who reads them, the domain's other lists say; where those differ: --read.

pnpm new screen <domain> <name> --path </address> --uk <Назва> --en <Title>

A page with a title at an address of its own, in a domain that has screens:
  pnpm new screen terminals stock-take --path /terminals/stock --uk Звірка --en Stock-taking
`;

/** Writes all of it or nothing, puts it into form, and makes anew what is made from it. */
function write(changes: readonly Change[]): void {
  const { written, undo } = applyChanges(root, changes);
  const run = (cwd: string, command: string, ...given: string[]) =>
    execFileSync(join(root, 'node_modules/.bin', command), given, {
      cwd: join(root, cwd),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  try {
    run('.', 'biome', 'check', '--write', '--max-diagnostics=5', ...written);
  } catch (error) {
    undo();
    throw error;
  }
  run('.', 'node', 'tooling/contract/emit.ts');
  run('apps/web', 'vitest', 'run', 'src/shared/paths.test.ts', '--update');
  process.stdout.write(`${written.join('\n')}\n`);
}

function newEntity(args: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      uk: { type: 'string' },
      'uk-many': { type: 'string' },
      permission: { type: 'string' },
      read: { type: 'string' },
      plural: { type: 'string' },
      field: { type: 'string', multiple: true },
    },
  });
  const [domain = '', name = ''] = positionals;
  const { uk = '', 'uk-many': ukMany = '', permission = '', read, plural, field: fields = [] } = values;
  if (!uk || !ukMany) throw new Error('What is it called? --uk <Назва> --uk-many <Назви>');
  if (!Object.hasOwn(permissions, permission)) throw new Error(`There is no right "${permission}"`);
  const readPermission = readPermissionOf(domain, read);
  const entity = namesOf(domain, name, { plural, uk, ukMany, permission, readPermission, fields });
  write(
    [contractChanges, serverChanges, webChanges, menuAndE2eChanges].flatMap((make) => make(root, entity)),
  );
  process.stdout.write(
    `
See it: \`pnpm dev\`; a server that kept its data shows the new rows after \`curl -X POST localhost:3000/__mock/reset\`.
Test it: \`pnpm --filter @kasa/mock-server test ${entity.file}\`, \`pnpm --filter @kasa/web test ${entity.files}\`, \`pnpm check\`.
The contract has grown: before the work is merged, release it (\`pnpm release:contract\`).
What remains by hand: CONTRIBUTING.md, "Add an entity".
`,
  );
}

function newScreen(args: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { path: { type: 'string' }, uk: { type: 'string' }, en: { type: 'string' } },
  });
  const [domain = '', file = ''] = positionals;
  const { path: address = '', uk = '', en = '' } = values;
  if (!uk || !en) throw new Error('What is it called? --uk <Назва> --en <Title>');
  const screen = { domain, file, address, uk: toWords(uk), en: toWords(en) };
  checkScreen(root, screen);
  write(screenChanges(screen));
}

try {
  const [what, ...args] = process.argv.slice(2);
  const make = { entity: newEntity, screen: newScreen }[what ?? ''];
  if (make === undefined)
    throw new Error(
      what ? `There is nothing like "${what}" to write` : 'What shall be written: entity or screen?',
    );
  make(args);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 2;
}
