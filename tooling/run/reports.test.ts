import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFixture } from '../test-support/fixture.ts';
import { countsOf, hasSucceeded, readReport } from './reports.mjs';

const report = (content: object) =>
  join(createFixture({ 'report.json': JSON.stringify(content) }), 'report.json');
const none = { skipped: 0, failures: [], flaky: [] };

const played = {
  stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
  config: { rootDir: '/kasa/apps/web/e2e' },
  errors: [],
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              title: 'a terminal is found',
              file: 'terminals.e2e.ts',
              line: 25,
              tests: [
                {
                  status: 'unexpected',
                  results: [
                    {
                      errors: [
                        {
                          message: 'nobody is there',
                          location: { file: '/kasa/apps/web/e2e/terminals.e2e.ts', line: 40 },
                        },
                      ],
                      attachments: [{ contentType: 'image/png', path: '/kasa/picture.png' }],
                    },
                  ],
                },
              ],
            },
            {
              title: 'a terminal is added',
              file: 'terminals.e2e.ts',
              line: 60,
              tests: [
                {
                  status: 'flaky',
                  results: [
                    { errors: [{ message: 'too early' }], attachments: [] },
                    { errors: [], attachments: [] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

test('playwright: what failed is told with the line that failed and its picture; what passed later, as passed', () => {
  const file = '/kasa/apps/web/e2e/terminals.e2e.ts';
  const read = readReport('playwright', report(played));
  expect(read).toEqual({
    passed: 6,
    skipped: 2,
    failures: [
      {
        file,
        line: 40,
        name: 'a terminal is found',
        message: 'nobody is there',
        pictures: ['/kasa/picture.png'],
      },
    ],
    flaky: [{ file, line: 60, name: 'a terminal is added', message: 'too early', pictures: [] }],
  });
  expect(countsOf(false, read)).toEqual({ passed: 6, failed: 1, skipped: 2 });
});

test('a step that crashed without a failed test still counts as one failure', () => {
  expect(countsOf(false, { passed: 4, ...none })).toEqual({ passed: 4, failed: 1, skipped: 0 });
  expect(countsOf(false, readReport('vitest', '/nowhere/report.json'))).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  });
});

test('tests of which none has passed prove nothing, whatever the run ended with', () => {
  const step = { name: 'test web', report: 'vitest' as const };
  const cut = join(createFixture({ 'report.json': '{"passed": 4, "fail' }), 'report.json');
  expect(hasSucceeded(step, 0, { passed: 1, ...none })).toBe(true);
  expect(hasSucceeded(step, 1, { passed: 1, ...none })).toBe(false);
  expect(hasSucceeded(step, 0, undefined)).toBe(false);
  expect(hasSucceeded(step, 0, readReport('vitest', cut))).toBe(false);
  expect(hasSucceeded(step, 0, { passed: 0, ...none, skipped: 3 })).toBe(false);
  expect(hasSucceeded({ ...step, args: ['--changed', 'abc', '--passWithNoTests'] }, 0, undefined)).toBe(true);
  expect(hasSucceeded({ name: 'check types' }, 0, undefined)).toBe(true);
});

test('a step without tests counts itself', () => {
  expect(countsOf(true, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 });
});
