import { describe, expect, test } from 'vitest';
import { onlyChanged, storiesOf } from './changed.mjs';
import { checkSteps } from './steps.mjs';

const namesOf = (...files: string[]) =>
  onlyChanged({ since: 'abc', files })
    .filter((step) => !checkSteps.includes(step))
    .map(({ name }) => name);

describe('the tests that a change can break', () => {
  test('words for people break nothing but checks', () => {
    expect(namesOf('README.md', 'docs/glossary.md')).toEqual([]);
  });

  test('a component: its own tests, those of the web above it, and all stories', () => {
    expect(namesOf('packages/ui/src/button/button.tsx')).toEqual([
      'build',
      'test ui',
      'test web',
      'test end to end',
    ]);
  });

  test('the contract: whatever stands on it', () => {
    expect(namesOf('packages/contracts/src/shared/money.ts')).toEqual([
      'build',
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

  test('each is told since when', () => {
    const steps = onlyChanged({ since: 'abc', files: ['packages/ui/src/button/button.tsx'] });
    expect(steps.find(({ name }) => name === 'test ui')?.args).toEqual([
      '--changed',
      'abc',
      '--passWithNoTests',
    ]);
  });
});

describe('stories', () => {
  test('of one domain, where that is all that was changed', () => {
    expect(storiesOf(['apps/web/src/features/terminals/routes.tsx'])).toEqual(['/terminals\\.', '/app\\.']);
  });

  test('the changed one', () => {
    expect(storiesOf(['apps/web/e2e/users.e2e.ts'])).toEqual(['/users\\.e2e\\.ts']);
  });

  test('all, where the change is nobody’s own', () => {
    expect(storiesOf(['apps/web/src/shared/paths.ts'])).toEqual(
      expect.arrayContaining(['/auth\\.', '/terminals\\.', '/transport\\.']),
    );
  });

  test('none for a test', () => {
    expect(storiesOf(['apps/web/src/features/terminals/screens/terminals-list.test.tsx'])).toEqual([]);
  });
});
