import { beforeAll, describe, expect, it } from 'vitest';
import { translatorFor } from '#shared/i18n/catalogue.ts';
import { auditMessages } from '../messages/catalogue.ts';
import { displayedChanges, objectName, type ValueTexts } from './changes.ts';
import { objectLink } from './object-link.ts';
import type { AuditEntry } from './types.ts';

beforeAll(() => auditMessages.load('uk'));

const words: ValueTexts = { locale: 'uk', text: translatorFor(auditMessages, 'uk') };
const entry = (before: AuditEntry['before'], after: AuditEntry['after'], type = 'route'): AuditEntry => ({
  id: 'e1',
  at: '2026-11-20T08:15:00.000Z',
  user: null,
  address: '192.0.2.1',
  operation: 'updateRoute',
  action: 'a1',
  rows_count: 1,
  object: { type, id: 'o1', name: '№ 12' },
  before,
  after,
});
/** @param path object type and field, e.g. `route.cost` */
const shown = (path: string, before: unknown, after: unknown) => {
  const [type = '', field = ''] = path.split('.');
  const [change] = displayedChanges(entry({ [field]: before }, { [field]: after }, type), words);
  return [change?.before, change?.after].map((text) => text?.replace(/\s/g, ' '));
};
const stop = (name: string, lat: number) => ({ name, geometry: { location: { lat, lng: 24.5 } } });

describe('values of the journal', () => {
  it.each([
    ['route.cost', 1500, 1700, '15,00 ₴', '17,00 ₴'],
    ['shift.cash_difference', -50, 0, '-0,50 ₴', '0,00 ₴'],
    ['terminal.merchant_commission_bp', 170, 200, '1,7 %', '2 %'],
    ['terminal.works_offline', null, true, '—', 'Так'],
    ['transport.passenger_amount', 100, null, '100', '—'],
    ['route.avg_time', 72, null, '1 год 12 хв', '—'],
    ['transport.avg_speed', 17.5, 20, '17,5 км/год', '20,0 км/год'],
    ['route.transport_num', 1234, 5, '1 234', '5'],
    ['transport.transport_num', '1234', '5', '1234', '5'],
    ['transport.next_to_date', '2025-01-31', '2026-01-31', '31.01.2025', '31.01.2026'],
    ['driver.session_open_time', null, '2026-11-20T05:00:00.000Z', '—', '20.11.2026, 07:00'],
    ['depot.shift_closing_time', '22:00', '23:00', '22:00', '23:00'],
    ['driver.phone', '+380931234567', '+380671112233', '+380 93 123 45 67', '+380 67 111 22 33'],
    ['transport.state_number', 'АА1234ВВ', null, 'АА 1234 ВВ', '—'],
    ['route.mode', 'bus', 'tram', 'Автобус', 'Трамвай'],
    ['transport.status', 'parked', 'on_route', 'На стоянці', 'На маршруті'],
    ['shift.status', 'open', 'teleported', 'Відкрита', 'teleported'],
    ['transport.route', { id: 'r1', name: 'Трамвай №1' }, null, 'Трамвай №1', '—'],
    ['user.roles', ['cashier'], ['owner', 'astronaut'], 'Касир', 'Власник, astronaut'],
    ['session.viewing_as', null, 'driver', '—', 'Водій'],
    ['user.accepted', null, { terms: '2026-09-01' }, '—', 'Умови використання: 01.09.2026'],
    [
      'saved_view.parameters',
      { routes: {} },
      { routes: { mode: ['bus', 'tram'], sort: ['-avg_time'] } },
      'Маршрути: —',
      'Маршрути: Вид транспорту: Автобус, Трамвай; Порядок рядків: Середній час проходження, за спаданням',
    ],
    [
      'saved_view.parameters',
      null,
      { drivers: { name: 'Бойко', shift: ['open'] } },
      '—',
      'Водії: Містить: Бойко; Статус: Відкрита',
    ],
    ['merchant.bank_mfo', '305299', '000000', 'ПриватБанк', '000000'],
    ['user.is_active', true, false, 'Так', 'Ні'],
    ['shift.comment', '', 'Два\nрядки', '—', 'Два рядки'],
    ['driver.photo', null, 'a1b2c3d4', '—', 'фото'],
    ['driver.photo', 'a1b2c3d4', 'e5f6a7b8', 'фото', 'інше фото'],
    [
      'session.user_agent',
      'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      'curl',
      'Firefox 145 · Linux',
      'curl',
    ],
    ['route.novelty', { a: 1, b: [true] }, {}, 'a: 1; b: Так', '—'],
    ['route.novelty', 'as it is', 0.12345, 'as it is', '0,123'],
    ['user.full_name', '2026-99-99T99:99:99.999Z', '2026-01-01', '2026-99-99T99:99:99.999Z', '2026-01-01'],
    ['user.full_name', '2026-01-01T00:00:00.000Z', '***', '2026-01-01T00:00:00.000Z', '***'],
    ['depot.city', '+380671112233', 'constructor', '+380671112233', 'constructor'],
    ['driver.session_open_time', '2026-99-99T99:99:99.999Z', 'скоро', '2026-99-99T99:99:99.999Z', 'скоро'],
    ['transport.next_to_date', '2026-99-99', 'завтра', '2026-99-99', 'завтра'],
    ['driver.phone', '12', '—', '12', '—'],
    ['route.mode', 'constructor', '__proto__', 'constructor', '__proto__'],
    ['route.novelty', { key: '***' }, { toString: '***' }, 'key: змінено', 'toString: ***'],
  ])('%s: %j → %j', (field, before, after, beforeText, afterText) => {
    expect(shown(field, before, after)).toEqual([beforeText, afterText]);
  });

  it('says of a secret that it was changed, and nothing else', () => {
    const [change] = displayedChanges(entry({ password: '***' }, { password: '***' }), words);
    expect(change).toMatchObject({ before: 'змінено', after: 'змінено', isSecret: true });
    expect(shown('session.hmac_key', null, '***')).toEqual(['змінено', 'змінено']);
  });

  it.each([
    [155, 'own', 155, 'template', '1,55 % власне', '1,55 % із шаблону'],
    [170, 'standard', 0, 'own', '1,7 % стандартне', '0 % власне'],
    [null, 'own', '', 'standard', 'порожньо власне', 'порожньо стандартне'],
  ])('a setting has its value and where it comes from: %j %s → %j %s', (was, from, is, to, before, after) => {
    const [change] = displayedChanges(
      entry(
        { merchant_commission_bp: { value: was, source: from } },
        { merchant_commission_bp: { value: is, source: to } },
        'terminal',
      ),
      words,
    );
    const said = [`${change?.before} ${change?.beforeSource}`, `${change?.after} ${change?.afterSource}`];
    expect(said.map((one) => one.replace(/\s/g, ' '))).toEqual([before, after]);
  });

  it('shows stops by their names, and where they are when only that was changed', () => {
    expect(shown('route.places', [stop('А', 1), stop('Б', 2)], [stop('Б', 2), stop('А', 1)])).toEqual([
      'А – Б',
      'Б – А',
    ]);
    expect(shown('route.places', [stop('А', 1)], [stop('А', 1.5)])).toEqual(['А (1, 24.5)', 'А (1.5, 24.5)']);
  });

  it('has nothing of what an object had no field for, whatever it is called', () => {
    expect(displayedChanges(entry({}, { constructor: 'x' }), words)).toMatchObject([
      { before: '—', after: 'x' },
    ]);
  });

  it('has one side only of what was made or removed', () => {
    expect(displayedChanges(entry(null, { name: 'Новий' }), words)).toMatchObject([
      { before: null, after: 'Новий' },
    ]);
    expect(displayedChanges(entry({ name: 'Старий' }, null), words)).toMatchObject([
      { before: 'Старий', after: null },
    ]);
    expect(displayedChanges(entry(null, null), words)).toEqual([]);
  });
});

it('calls a field as its kind of object has it, an unknown one as it is called', () => {
  const labels = (type: string) =>
    displayedChanges(entry({}, { transport_num: 1, novelty: 2 }, type), words).map(({ label }) => label);
  expect(labels('route')).toEqual(['Кількість ТС', 'novelty']);
  expect(labels('transport')).toEqual(['Номер ТС', 'novelty']);
});

describe('what an entry is about', () => {
  const link = (type: string, after: AuditEntry['after'] = {}) =>
    objectLink(entry({}, after, type), { id: 'o1', tags: ['transport_view'] });
  it('leads to its screen, where there is one', () => {
    expect([link('route'), link('depot'), link('transport'), link('driver')]).toEqual([
      '/Route?id=o1',
      '/branches/o1',
      '/Transports?open=o1',
      '/Drivers?open=o1',
    ]);
    expect(link('shift', { driver: { id: 'd1', name: 'Іван' } })).toBe('/Drivers?open=d1&record=o1');
    expect([link('shift'), link('session'), link('merchant'), link('novelty')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(link('user')).toBe('/profile');
    const other = (tags: string[]) => objectLink(entry({}, {}, 'user'), { id: 'other', tags });
    expect([other(['audit_view']), other(['users_manage'])]).toEqual([undefined, '/users?open=o1']);
  });

  it('is called as it was then; a session by its device', () => {
    expect(objectName(entry({}, {}))).toBe('№ 12');
    const object = { type: 'session', id: 's', name: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' };
    expect(objectName({ object })).toBe('Firefox 145 · Linux');
  });
});
