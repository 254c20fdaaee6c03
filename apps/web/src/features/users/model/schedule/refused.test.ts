import { ServerError } from '@kasa/client/http/errors';
import { expect, it } from 'vitest';
import { reduceDraft, startDraft } from './draft.ts';
import { peopleRefused, withoutPeople } from './refused.ts';

const hours = { from: '09:00', to: '21:00', days: [1] };
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

it('takes them off, and out of what can be undone', () => {
  const start = startDraft({ hours, shifts: [shift('anna'), shift('boris')] });
  const boris = start.now.shifts[1]?.key ?? '';
  const removed = reduceDraft(start, { type: 'remove', key: boris });
  const edited = reduceDraft(removed, { type: 'add', shift: shift('vira') });
  const state = withoutPeople(edited, ['boris']);
  expect(state.past).toHaveLength(1);
  const undone = reduceDraft(state, { type: 'undo' });
  expect(undone.now.shifts.map(({ user_id }) => user_id)).toEqual(['anna']);
  expect(withoutPeople(start, ['boris']).past).toEqual([]);
});
