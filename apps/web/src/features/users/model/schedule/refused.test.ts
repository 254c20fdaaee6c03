import { ServerError } from '@kasa/client/http/errors';
import { expect, it } from 'vitest';
import { peopleRefused } from './refused.ts';

const shift = (user_id: string) => ({ user_id, day: '2026-11-30', from: '09:00', to: '18:00' });

it('knows who was refused', () => {
  const details = {
    fields: ['shifts.1.user_id', 'shifts.2.user_id'].map((path) => ({
      ...{ path, rule: 'not_found' as const, message: 'Не знайдено' },
    })),
  };
  const error = new ServerError({ code: 2, codeName: 'not_found', details }, 'Не знайдено');
  const sent = [shift('anna'), shift('boris'), shift('boris')];
  expect(peopleRefused(error, sent)).toEqual(['boris']);
  const lost = new ServerError({ code: 2, codeName: 'not_found', details: null }, 'Не знайдено');
  expect(peopleRefused(lost, sent)).toEqual([]);
});
