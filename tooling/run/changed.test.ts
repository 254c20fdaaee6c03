import { describe, expect, test } from 'vitest';
import { e2eTestsFor, stepsForChange } from './changed.mjs';
import { checkSteps, testSteps } from './steps.mjs';

const namesOf = (...files: string[]) =>
  stepsForChange({ since: 'abc', files })
    .filter((step) => !checkSteps.includes(step))
    .map(({ name }) => name);

describe('the tests that a change can break', () => {
  test('nothing changed: checks', () => {
    expect(namesOf()).toEqual([]);
  });

  test('words for people: what reads the whole repository', () => {
    expect(namesOf('README.md', 'docs/glossary.md')).toEqual(['build', 'test tooling']);
  });

  test('a component: its own tests, those of the web above it, and all stories', () => {
    expect(namesOf('packages/ui/src/button/button.tsx')).toEqual([
      'build',
      'check bundle budget',
      'check lighthouse',
      'test tooling',
      'test ui',
      'test web',
      'test end to end',
    ]);
  });

  test('the contract: whatever stands on it', () => {
    expect(namesOf('packages/contracts/src/shared/money.ts')).toEqual([
      'build',
      'check bundle budget',
      'check lighthouse',
      'test tooling',
      'test contracts',
      'test client',
      'test server on SQLite',
      'test server on PostgreSQL',
      'test web',
      'test end to end',
    ]);
  });

  test('tools: their own', () => {
    expect(namesOf('tooling/run/start.mjs')).toEqual(['build', 'test tooling']);
  });

  test.each(['pnpm-lock.yaml', 'turbo.json', 'tooling/patches/one.patch', 'tooling/run/steps.mjs'])(
    '%s: all',
    (file) => {
      expect(stepsForChange({ since: 'abc', files: [file] })).toBe(testSteps);
    },
  );

  test('data of a package, too, which no test imports', () => {
    expect(namesOf('docs/product/ukraine.md')).toContain('test contracts');
  });

  const argsOf = (name: string, ...files: string[]) =>
    stepsForChange({ since: 'abc', files }).find((step) => step.name === name)?.args;

  test('of a package whose tests import what they test, those that do; of what lies below it, all', () => {
    const since = ['--changed', 'abc', '--passWithNoTests'];
    expect(argsOf('test ui', 'packages/ui/src/button/button.tsx')).toEqual(since);
    expect(argsOf('test web', 'packages/ui/src/button/button.tsx')).toBeUndefined();
    expect(argsOf('test ui', 'packages/ui/src/button/button.css')).toBeUndefined();
    expect(argsOf('test server on SQLite', 'apps/mock-server/src/server.ts')).toBeUndefined();
  });
});

describe('stories', () => {
  test('of one domain, where that is all that was changed', () => {
    expect(e2eTestsFor(['apps/web/src/features/terminals/routes.tsx'])).toEqual([
      '/terminals\\.',
      '/app\\.',
      '/auth\\.',
      '/reliability\\.',
      '/security\\.',
    ]);
  });

  test('the changed one', () => {
    expect(e2eTestsFor(['apps/web/e2e/users.e2e.ts'])).toEqual(['/users\\.e2e\\.ts']);
  });

  test.each([
    'apps/web/src/shared/paths.ts',
    'apps/web/src/app/router.tsx',
    'apps/mock-server/src/auth/sessions.ts',
    'apps/web/playwright.config.ts',
    'packages/contracts/package.json',
  ])('all for %s, which is no domain’s own', (file) => {
    expect(e2eTestsFor([file])).toEqual(
      expect.arrayContaining(['/auth\\.', '/security\\.', '/terminals\\.', '/transport\\.']),
    );
  });

  test.each([
    'apps/web/src/features/terminals/screens/terminals.test.tsx',
    'apps/web/e2e/security.texts.deep.e2e.ts',
    'apps/web/e2e/one-that-was-removed.e2e.ts',
  ])('none for %s', (file) => {
    expect(e2eTestsFor([file])).toEqual([]);
  });
});
