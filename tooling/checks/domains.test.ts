import { expect, test } from 'vitest';
import { createFixture } from '../test-support/fixture.ts';
import { domainProblems } from './domains.ts';

const complete = {
  'packages/contracts/src/shared/money.ts': '',
  'packages/contracts/src/transport/schemas.ts': '',
  'apps/mock-server/src/db/a.ts': '',
  'apps/mock-server/src/transport/store.ts': '',
  'apps/web/src/features/transport/routes.tsx': '',
  'apps/web/e2e/transport.story.e2e.ts': '',
};

test('a complete tree passes', () => {
  expect(domainProblems(createFixture(complete))).toEqual([]);
});

test.each(Object.keys(complete).filter((path) => path.includes('transport')))('missing: %s', (path) => {
  const { [path as keyof typeof complete]: _left, ...rest } = complete;
  expect(domainProblems(createFixture(rest))).toHaveLength(1);
});

test.each([
  ['packages/contracts/src/routes/schemas.ts', 'packages/contracts/src/routes: not a domain'],
  ['apps/mock-server/src/services/a.ts', 'apps/mock-server/src/services: not a domain'],
  ['apps/web/src/features/drivers/a.ts', 'apps/web/src/features/drivers: not a domain'],
  ['apps/web/src/entities/driver/a.ts', 'apps/web/src/entities/driver: not a domain'],
  ['apps/web/src/components/a.ts', 'apps/web/src/components: stray folder'],
  ['apps/web/e2e/drivers.e2e.ts', 'apps/web/e2e/drivers: not a domain'],
  ['packages/helpers/src/a.ts', 'packages/helpers: stray folder'],
  ['apps/admin/src/a.ts', 'apps/admin: stray folder'],
])('stray: %s', (path, problem) => {
  const found = domainProblems(createFixture({ ...complete, [path]: '' }));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(problem);
});

test('a domain that begins in one place is asked for in the other three', () => {
  const found = domainProblems(
    createFixture({ ...complete, 'packages/contracts/src/dashboard/schemas.ts': '' }),
  );
  expect(found.map((line) => line.split(':')[0])).toEqual([
    'apps/mock-server/src/dashboard',
    'apps/web/src/features/dashboard',
    'apps/web/e2e/dashboard',
  ]);
});
