import { NetworkError, ServerError } from '@kasa/client/http/errors';
import { codes, type FailureCodeName } from '@kasa/contracts/shared/codes';
import { expect, it } from 'vitest';
import { transportErrorOf } from './transport-error.ts';

const refused = (codeName: FailureCodeName, details: ServerError['details'] = null) =>
  new ServerError({ code: codes[codeName].code, codeName, details }, codes[codeName].uk);

it('tells decisions of the server, with the names and dates they carry', () => {
  const busy_with = { id: '01912d50-3c00-7000-8000-000000000001', name: 'Бондаренко' };
  expect(transportErrorOf(refused('transport_busy', { busy_with }))).toEqual({
    code: 'transport_busy',
    name: 'Бондаренко',
    day: null,
  });
  expect(transportErrorOf(refused('inspection_overdue', { next_to_date: '2026-11-01' }))).toMatchObject({
    day: '2026-11-01',
  });
  expect(transportErrorOf(refused('forbidden', { permission: 'transport_manage' }))).toEqual({
    text: codes.forbidden.uk,
    permission: 'transport_manage',
  });
  expect(transportErrorOf(refused('view_read_only'))).toMatchObject({ text: codes.view_read_only.uk });
});

it('keeps quiet about failures, and about what stands at a field', () => {
  expect(transportErrorOf(null)).toBeNull();
  expect(transportErrorOf(refused('internal'))).toBeNull();
  expect(transportErrorOf(new NetworkError('Щось пішло не так!'))).toBeNull();
  const fields = [
    { path: 'transport_num', rule: 'taken' as const, message: 'Таке значення вже використано' },
  ];
  expect(transportErrorOf(refused('conflict', { fields }))).toBeNull();
});
