// Import rules inside packages (architecture §1); `turbo boundaries` checks the borders between packages.
// Folder names are captured, not listed, so that new domains are covered.

/** Code that never ships: tests, stories and their helpers. */
const tests = [
  '\\.(test|e2e|stories)\\.(ts|tsx)$',
  '/(test-support|testing|story-kit|e2e|\\.storybook)/',
  '^packages/ui/src/[^/]+/(story|example)-[^/]+$',
  '(vite|vitest|playwright)\\.config\\.ts$',
  '/vitest[.-]setup\\.ts$',
];
/** A path in a package of node_modules, including pnpm's layout. @param {string[]} names */
const npm = (...names) => `node_modules/(${names.join('|')})/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules in a circle can only be understood, tested and moved together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A module that nobody imports and that imports nobody is dead, or its test is missing.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [...tests, '\\.d\\.ts$', '/generated/', '/public/', '/bench/', '^tooling/'],
      },
      to: {},
    },
    {
      name: 'no-unresolved',
      comment: 'An import that leads nowhere breaks at run time.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?(raw|url|worker)$'] },
    },
    {
      name: 'no-barrels',
      comment:
        'An index file hides who needs what, makes cycles and pulls whole folders into a bundle. Import the module itself.',
      severity: 'error',
      from: {},
      to: { path: '^(apps|packages)/.+/index\\.tsx?$' },
    },
    {
      name: 'no-dev-dependency-in-product',
      comment: 'What ships may use only `dependencies`: a devDependency is not there in production.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    },
    {
      name: 'no-undeclared-dependency',
      comment: 'A package used but not declared works only by chance of hoisting.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-test-code-in-product',
      comment: 'Test helpers must not ship.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'contracts-import-zod-only',
      comment:
        'Everyone depends on the contract, so it depends on nothing but zod: it runs in server, browser and tools alike.',
      severity: 'error',
      from: { path: '^packages/contracts/src/', pathNot: tests },
      to: { pathNot: ['^packages/contracts/src/', npm('zod')] },
    },
    {
      name: 'contracts-domains-apart',
      comment:
        'A domain of the contract knows only itself and the shared parts; otherwise a change spreads. Events and the words of the journal are about the others, so they are gathered from there.',
      severity: 'error',
      from: { path: '^packages/contracts/src/(?!shared/|events/|audit/words/)([^/]+)/', pathNot: tests },
      to: { path: '^packages/contracts/src/[^/]+/', pathNot: '^packages/contracts/src/(shared|$1)/' },
    },
    {
      name: 'contracts-shared-lowest',
      comment: 'Shared parts know no domain.',
      severity: 'error',
      from: { path: '^packages/contracts/src/shared/', pathNot: tests },
      to: { path: '^packages/contracts/src/(?!shared/)' },
    },
    {
      name: 'ui-without-product',
      comment: 'Components get words and data as props: no contract, no client, no app, no data library.',
      severity: 'error',
      from: { path: '^packages/ui/src/' },
      to: {
        path: [
          '^(packages/(?!ui/)|apps/)',
          npm(
            'zod',
            'openapi-fetch',
            '@tanstack/[^/]+',
            'intl-messageformat',
            'react-router',
            'react-router-dom',
          ),
        ],
      },
    },
    {
      name: 'client-imports-contract-only',
      comment:
        'The client is usable alone: the contract, openapi-fetch, and SHA-256 that works without a secure context.',
      severity: 'error',
      from: { path: '^packages/client/src/', pathNot: tests },
      to: {
        pathNot: [
          '^packages/client/src/',
          '^packages/contracts/',
          npm('openapi-fetch', 'openapi-typescript-helpers', '@noble/hashes'),
        ],
      },
    },
    {
      name: 'client-domains-apart',
      comment: 'A domain of the client knows only itself, the shared http part and the generated types.',
      severity: 'error',
      from: { path: '^packages/client/src/(?!http/|generated/)([^/]+)/', pathNot: tests },
      to: { path: '^packages/client/src/[^/]+/', pathNot: '^packages/client/src/(http|generated|$1)/' },
    },
    {
      name: 'server-domains-apart',
      comment:
        'A domain of the server uses its own folder, http, db and the contract; domains meet in app.ts and in the database. What happens in any of them is told by one function, and their runs over many objects are worked by one worker.',
      severity: 'error',
      from: { path: '^apps/mock-server/src/(?!http/|db/|mock/|runs/)([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/mock-server/src/',
        pathNot: ['^apps/mock-server/src/(http|db|runs|$1)/', '^apps/mock-server/src/events/publish\\.ts$'],
      },
    },
    {
      name: 'server-runs-know-no-domain',
      comment: 'Runs are the same for every domain that has some: what a row means, the domain says.',
      severity: 'error',
      from: { path: '^apps/mock-server/src/runs/', pathNot: tests },
      to: {
        path: '^apps/mock-server/src/',
        pathNot: ['^apps/mock-server/src/(http|db|runs)/', '^apps/mock-server/src/events/publish\\.ts$'],
      },
    },
    {
      name: 'server-http-knows-no-domain',
      comment: 'The request path is the same for every domain: it may not know one.',
      severity: 'error',
      from: { path: '^apps/mock-server/src/http/', pathNot: tests },
      to: {
        path: '^apps/mock-server/src/',
        pathNot: ['^apps/mock-server/src/(http|db)/', '^apps/mock-server/src/events/publish\\.ts$'],
      },
    },
    {
      name: 'server-db-lowest',
      comment: 'Schema, migrations and dialects stand below everything else in the server.',
      severity: 'error',
      from: { path: '^apps/mock-server/src/db/', pathNot: tests },
      to: { path: '^apps/mock-server/src/', pathNot: '^apps/mock-server/src/db/' },
    },
    {
      name: 'server-without-clients',
      comment: 'The backend stands on the contract; the client, the components and the web app stand on it.',
      severity: 'error',
      from: { path: '^apps/mock-server/src/', pathNot: tests },
      to: { path: '^(packages/(?!contracts/)|apps/(?!mock-server/))' },
    },
    {
      name: 'web-shared-lowest',
      comment: 'shared ← entities ← features ← app: shared has no domain words.',
      severity: 'error',
      from: { path: '^apps/web/src/shared/', pathNot: tests },
      to: { path: '^apps/web/src/(entities|features|app)/' },
    },
    {
      name: 'web-entities-below-features',
      comment: 'shared ← entities ← features ← app.',
      severity: 'error',
      from: { path: '^apps/web/src/entities/', pathNot: tests },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'web-entities-apart',
      comment: 'An entity widget stands alone; two that need each other are one.',
      severity: 'error',
      from: { path: '^apps/web/src/entities/([^/]+)/', pathNot: tests },
      to: { path: '^apps/web/src/entities/', pathNot: '^apps/web/src/entities/$1/' },
    },
    {
      name: 'web-features-apart',
      comment: 'Features meet by a URL, the query cache or an entity widget; never by an import.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-components-below-screens',
      comment: 'A screen is made of components; one that needs a screen cannot be used by another.',
      severity: 'error',
      from: { path: '^apps/web/src/features/[^/]+/(components|model)/', pathNot: tests },
      to: { path: '^apps/web/src/features/[^/]+/screens/' },
    },
    {
      name: 'web-features-below-app',
      comment: 'Only app knows every feature; a feature that knows app closes the circle.',
      severity: 'error',
      from: { path: '^apps/web/src/features/', pathNot: tests },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'web-never-imports-the-server',
      comment:
        'The web app talks to the backend only through the typed client; its tests mount the backend in process.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: tests },
      to: { path: '^apps/mock-server/' },
    },
    {
      name: 'nobody-imports-tooling',
      comment: 'Tooling serves the repository, not the product.',
      severity: 'error',
      from: { path: '^(apps|packages)/' },
      to: { path: '^tooling/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|coverage|test-results|playwright-report)/' },
    // Type imports count too.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts', '.css'],
    },
  },
};
