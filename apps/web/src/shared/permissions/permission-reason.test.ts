import { beforeAll, expect, it } from 'vitest';
import { commonMessages } from '../i18n/common.ts';
import { permissionReason, roleName, viewReason } from './permission-reason.ts';

beforeAll(async () => {
  await Promise.all([commonMessages.load('uk'), commonMessages.load('en')]);
});

const owner = { full_name: 'Коваль Олена Петрівна', position: 'Власниця' };
const director = { full_name: 'Мельник Сергій Іванович', position: null };

it.each([
  [[], 'Потрібне право «Керування транспортом». Його надає власник'],
  [[owner], 'Потрібне право «Керування транспортом». Надати його може: Коваль Олена Петрівна (Власниця)'],
  [
    [owner, director],
    'Потрібне право «Керування транспортом». Надати його можуть: Коваль Олена Петрівна (Власниця), Мельник Сергій Іванович',
  ],
  [
    [owner, director, owner, owner],
    'Потрібне право «Керування транспортом». Надати його можуть: Коваль Олена Петрівна (Власниця), Мельник Сергій Іванович та ще 2 людини',
  ],
])('names the missing right and who can give it (%#)', (givers, words) => {
  expect(permissionReason('transport_manage', 'uk', givers)).toBe(words);
});

it('says so in English, too', () => {
  expect(permissionReason('transport_manage', 'en', [owner])).toBe(
    'You need the permission “Manage transport”. It can be granted by: Коваль Олена Петрівна (Власниця)',
  );
});

it('has no reason against changes while one is oneself, and names roles that it knows', () => {
  expect(viewReason(null, 'uk')).toBeUndefined();
  expect(viewReason({ viewingAs: null }, 'uk')).toBeUndefined();
  expect(viewReason({ viewingAs: 'cashier' }, 'uk')).toContain('«Касир»');
  expect([roleName('driver', 'en'), roleName('astronaut', 'en'), roleName('toString', 'en')]).toEqual([
    'Driver',
    'astronaut',
    'toString',
  ]);
});
