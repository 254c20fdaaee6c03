import { ServerError } from '@kasa/client/http/errors';
import { codes } from '@kasa/contracts/shared/codes';
import { expect, it } from 'vitest';
import { currentVersion } from './current-version.ts';

const conflict = (details: ServerError['details']) =>
  new ServerError({ code: codes.conflict.code, codeName: 'conflict', details }, codes.conflict.uk);

it('knows the version that an edit came too late for', () => {
  expect(currentVersion(conflict({ current_version: 3 }))).toBe(3);
  expect(currentVersion(conflict(null))).toBeNull();
  expect(currentVersion(null)).toBeNull();
});
