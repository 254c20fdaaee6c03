import { operations } from '@kasa/contracts/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import { textIn } from '../../../shared/i18n/catalogue.ts';
import { formatIn } from '../../../shared/i18n/format.ts';
import { auditMessages } from '../messages/catalogue.ts';
import { type AuditId, uk } from '../messages/uk.ts';
import { objectName, shownChanges } from './changes.ts';
import type { ValueWords } from './field-value.ts';
import { objectLink } from './object-link.ts';
import type { AuditEntry } from './types.ts';

beforeAll(() => auditMessages.load('uk'));

const words: ValueWords = {
  locale: 'uk',
  format: formatIn('uk'),
  word: (id, otherwise) =>
    Object.hasOwn(uk, `value.${id}`) ? textIn(auditMessages, 'uk')(`value.${id}` as AuditId) : otherwise,
  field: (name) => name,
};
const entry = (before: AuditEntry['before'], after: AuditEntry['after'], type = 'route'): AuditEntry => ({
  id: 'e1',
  at: '2026-11-20T08:15:00.000Z',
  user: null,
  address: '192.0.2.1',
  operation: 'updateRoute',
  object: { type, id: 'o1', name: '№ 12' },
  before,
  after,
});
const shown = (field: string, before: unknown, after: unknown) => {
  const [change] = shownChanges(entry({ [field]: before }, { [field]: after }), words);
  return [change?.before, change?.after].map((text) => text?.replace(/\s/g, ' '));
};
const stop = (name: string, lat: number) => ({ name, geometry: { location: { lat, lng: 24.5 } } });

describe('values of the journal', () => {
  it.each([
    ['cost', 1500, 1700, '15,00 ₴', '17,00 ₴'],
    ['cash_difference', -50, 0, '-0,50 ₴', '0,00 ₴'],
    ['refund_amount', 100, null, '1,00 ₴', '—'],
    ['avg_time', 72, null, '1 год 12 хв', '—'],
    ['avg_speed', 17.5, 20, '17,5 км/год', '20,0 км/год'],
    ['transport_num', 1234, 5, '1 234', '5'],
    ['next_to_date', '2025-01-31', '2026-01-31', '31.01.2025', '31.01.2026'],
    ['session_open_time', null, '2026-11-20T05:00:00.000Z', '—', '20.11.2026, 07:00'],
    ['shift_closing_time', '22:00', '23:00', '22:00', '23:00'],
    ['phone', '+380931234567', '+380671112233', '+380 93 123 45 67', '+380 67 111 22 33'],
    ['state_number', 'АА1234ВВ', null, 'АА 1234 ВВ', '—'],
    ['mode', 'bus', 'tram', 'Автобус', 'Трамвай'],
    ['status', 'parked', 'on_route', 'На стоянці', 'На маршруті'],
    ['status', 'open', 'teleported', 'Відкрито', 'teleported'],
    ['route', { id: 'r1', name: 'Трамвай №1' }, null, 'Трамвай №1', '—'],
    ['roles', ['cashier'], ['owner', 'astronaut'], 'Касир', 'Власник, astronaut'],
    ['viewing_as', null, 'driver', '—', 'Водій'],
    ['tags_added', [], ['audit_view'], '—', 'Перегляд журналу змін'],
    ['bank_mfo', '305299', '000000', 'ПриватБанк', '000000'],
    ['is_active', true, false, 'Так', 'Ні'],
    ['comment', '', 'Два\nрядки', '—', 'Два рядки'],
    ['photo', null, 'a1b2c3d4', '—', 'фото'],
    ['photo', 'a1b2c3d4', 'e5f6a7b8', 'фото', 'інше фото'],
    [
      'geolocation',
      { lat: 49.8, lng: 24, place: 'пл. Ринок' },
      { lat: 49.8, lng: 24, place: null },
      'пл. Ринок',
      '49.80000, 24.00000',
    ],
    [
      'user_agent',
      'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      'curl',
      'Firefox 145 · Linux',
      'curl',
    ],
    ['novelty', { a: 1, b: [true] }, {}, 'a: 1; b: Так', '—'],
    ['novelty', 'as it is', 0.12345, 'as it is', '0,123'],
  ])('%s: %j → %j', (field, before, after, beforeText, afterText) => {
    expect(shown(field, before, after)).toEqual([beforeText, afterText]);
  });

  it('says of a secret that it was changed, and nothing else', () => {
    const [change] = shownChanges(entry({ password: '***' }, { password: '***' }), words);
    expect(change).toMatchObject({ before: 'змінено', after: 'змінено', isSecret: true });
    expect(shown('hmac_key', null, '***')).toEqual(['змінено', 'змінено']);
  });

  it('shows stops by their names, and where they are when only that was changed', () => {
    expect(shown('places', [stop('А', 1), stop('Б', 2)], [stop('Б', 2), stop('А', 1)])).toEqual([
      'А – Б',
      'Б – А',
    ]);
    expect(shown('places', [stop('А', 1)], [stop('А', 1.5)])).toEqual(['А (1, 24.5)', 'А (1.5, 24.5)']);
  });

  it('has one side only of what was made or removed', () => {
    expect(shownChanges(entry(null, { name: 'Новий' }), words)).toMatchObject([
      { before: null, after: 'Новий' },
    ]);
    expect(shownChanges(entry({ name: 'Старий' }, null), words)).toMatchObject([
      { before: 'Старий', after: null },
    ]);
    expect(shownChanges(entry(null, null), words)).toEqual([]);
  });
});

describe('what an entry is about', () => {
  const link = (type: string, after: AuditEntry['after'] = {}) => objectLink(entry({}, after, type), 'o1');
  it('leads to its screen, where there is one', () => {
    expect([link('route'), link('depot'), link('transport'), link('driver')]).toEqual([
      '/Route?id=o1',
      '/branches/o1',
      '/Transports?vehicle=o1',
      '/Drivers?driver=o1',
    ]);
    expect(link('shift', { driver: { id: 'd1', name: 'Іван' } })).toBe('/Drivers?driver=d1&record=o1');
    expect([link('shift'), link('session'), link('merchant'), link('novelty')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(link('user')).toBe('/profile');
    expect(objectLink(entry({}, {}, 'user'), 'somebody-else')).toBeUndefined();
  });

  it('is called as it was then; a session by its device', () => {
    expect(objectName(entry({}, {}))).toBe('№ 12');
    const object = { type: 'session', id: 's', name: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' };
    expect(objectName({ object })).toBe('Firefox 145 · Linux');
  });
});

it('has words for every change that the contract knows', () => {
  const changing = Object.values(operations).filter(({ method }) => method !== 'GET');
  const wordless = changing.filter(({ id }) => !Object.hasOwn(uk, `op.${id}`)).map(({ id }) => id);
  expect(changing.length).toBeGreaterThan(20);
  expect(wordless).toEqual([]);
});
