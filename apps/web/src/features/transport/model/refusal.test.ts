import { NetworkError, ServerError } from '@kasa/client/http/errors';
import { codes, type FailureCodeName } from '@kasa/contracts/shared/codes';
import { expect, it } from 'vitest';
import { refusalOf } from './refusal.ts';

const refused = (codeName: FailureCodeName, details: ServerError['details'] = null) =>
  new ServerError({ code: codes[codeName].code, codeName, details }, codes[codeName].uk);

it('tells decisions of the server, with the names and dates they carry', () => {
  const busy_with = { id: '01912d50-3c00-7000-8000-000000000001', name: 'Бондаренко' };
  expect(refusalOf(refused('transport_busy', { busy_with }))).toEqual({
    code: 'transport_busy',
    name: 'Бондаренко',
    day: null,
  });
  expect(refusalOf(refused('inspection_overdue', { next_to_date: '2026-11-01' }))).toMatchObject({
    day: '2026-11-01',
  });
  expect(refusalOf(refused('forbidden', { permission: 'transport_manage' }))).toEqual({
    text: codes.forbidden.uk,
    permission: 'transport_manage',
  });
  expect(refusalOf(refused('view_read_only'))).toMatchObject({ text: codes.view_read_only.uk });
});

it('keeps quiet about failures, and about what stands at a field', () => {
  expect(refusalOf(null)).toBeNull();
  expect(refusalOf(refused('internal'))).toBeNull();
  expect(refusalOf(new NetworkError('Щось пішло не так!'))).toBeNull();
  const fields = [
    { path: 'transport_num', rule: 'taken' as const, message: 'Таке значення вже використано' },
  ];
  expect(refusalOf(refused('conflict', { fields }))).toBeNull();
});
