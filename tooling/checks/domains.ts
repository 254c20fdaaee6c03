// A domain has the same name in all four places (architecture §1).
import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { domains } from '../../packages/contracts/src/domains.ts';
import { reportProblems, root } from './report.ts';

interface Place {
  readonly folder: string;
  /** Folders that are not domains, with the reason. */
  readonly infrastructure: Readonly<Record<string, string>>;
}

/** A domain present in one of these must be present in all. */
const places: readonly Place[] = [
  {
    folder: 'packages/contracts/src',
    infrastructure: {
      openapi: 'the emitter of openapi.json',
      shared: 'parts of every domain: envelope, codes, paging, money, permissions',
      mock: 'the second contract document: the mock control plane (decisions §5)',
    },
  },
  {
    folder: 'apps/mock-server/src',
    infrastructure: {
      http: 'plugins of the request path',
      db: 'schema, migrations, dialects',
      mock: 'the control plane under /__mock',
      runs: 'runs over many objects: how they begin, go on and end',
    },
  },
  { folder: 'apps/web/src/features', infrastructure: {} },
  {
    folder: 'apps/web/e2e',
    infrastructure: {
      app: 'what no domain owns: shell, offline, two tabs, phone size, accessibility of all screens',
      reliability: 'the situations of design/security.md §2 that need a real browser',
      security: 'the proofs of design/security.md that need a real browser, over all domains',
      support: 'helpers of the tests',
    },
  },
];

/** Domains without own screens, and the places they may lack. */
const unseen: Readonly<Record<string, readonly string[]>> = {
  events: ['apps/web/src/features', 'apps/web/e2e'],
};

/** Folders whose children must be domains; not every domain needs one. */
const optionalPlaces = ['apps/web/src/entities'];

const closed: Readonly<Record<string, readonly string[]>> = {
  packages: ['client', 'contracts', 'ui'],
  apps: ['mock-server', 'web'],
  'apps/web/src': ['app', 'entities', 'features', 'shared'],
};

function children(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.name !== 'node_modules');
  } catch {
    return [];
  }
}

/** Names in a place: its folders; for end-to-end tests also `<name>.e2e.ts` and `<name>.<part>.e2e.ts`. */
function namesIn(base: string, folder: string): string[] {
  return children(join(base, folder)).flatMap((entry) => {
    if (entry.isDirectory()) return [entry.name];
    const name = /^([a-z0-9-]+)(?:\.[a-z0-9-]+)*\.e2e\.ts$/.exec(entry.name)?.[1];
    return folder.endsWith('/e2e') && name ? [name] : [];
  });
}

export function domainProblems(base: string): string[] {
  const known = Object.keys(domains);
  const problems: string[] = [];
  const present = new Map<string, Set<string>>();

  for (const { folder, infrastructure } of places) {
    for (const name of new Set(namesIn(base, folder))) {
      if (name in infrastructure) continue;
      if (!known.includes(name)) {
        problems.push(
          `${folder}/${name}: not a domain (${known.join(' ')}) nor listed infrastructure (${Object.keys(infrastructure).join(' ')})`,
        );
        continue;
      }
      present.set(name, (present.get(name) ?? new Set()).add(folder));
    }
  }
  for (const [name, where] of present) {
    for (const { folder } of places) {
      if (!where.has(folder) && !unseen[name]?.includes(folder))
        problems.push(`${folder}/${name}: missing, while ${[...where][0]}/${name} exists`);
    }
  }
  for (const folder of optionalPlaces) {
    for (const name of namesIn(base, folder)) {
      if (!known.includes(name)) problems.push(`${folder}/${name}: not a domain (${known.join(' ')})`);
    }
  }
  for (const [folder, allowed] of Object.entries(closed)) {
    for (const entry of children(join(base, folder))) {
      if (entry.isDirectory() && !allowed.includes(entry.name)) {
        problems.push(`${folder}/${entry.name}: stray folder; here stand only ${allowed.join(' ')}`);
      }
    }
  }
  return problems;
}

if (import.meta.main) reportProblems('Domains', domainProblems(root), 'the same names in every place');
