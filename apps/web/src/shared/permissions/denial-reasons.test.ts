import type { Permission, Role } from '@kasa/contracts/shared/permissions';
import { beforeAll, expect, it } from 'vitest';
import { commonMessages } from '../i18n/common.ts';
import type { PermissionGrantor } from '../session/session-data.ts';
import { missingPermissionReason, roleName, viewAsReason } from './denial-reasons.ts';

beforeAll(async () => {
  await Promise.all([commonMessages.load('uk'), commonMessages.load('en')]);
});

const giver = (
  id: string,
  full_name: string,
  roles: Role[],
  tags: Permission[],
  position: string | null,
) => ({
  ...{ id, full_name, roles, tags, position },
});
const manage: Permission[] = ['transport_manage'];
const owner = giver('1', 'Коваль Олена Петрівна', ['owner'], manage, 'Власниця');
const director = giver('2', 'Мельник Сергій Іванович', [], manage, null);
const asks = (
  rightsGivers: PermissionGrantor[],
  roles: Role[] = ['driver'],
  viewingAs: Role | null = null,
) => ({
  ...{ user: { id: '9' }, roles, viewingAs, rightsGivers },
});

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
  expect(missingPermissionReason('transport_manage', 'uk', asks(givers))).toBe(words);
});

const ownerAlone =
  'Потрібне право «Керування транспортом». Надати його може: Коваль Олена Петрівна (Власниця)';

it('names nobody who could not give it, for nobody gives what they lack', () => {
  const lacking = { ...director, tags: ['add_terminal' as const] };
  expect(missingPermissionReason('transport_manage', 'uk', asks([owner, lacking]))).toBe(ownerAlone);
});

it('names nobody but owners to an owner, and never oneself, whatever others are called', () => {
  expect(missingPermissionReason('transport_manage', 'uk', asks([owner, director], ['owner']))).toBe(
    ownerAlone,
  );
  const oneself = { ...director, id: '9' };
  expect(missingPermissionReason('transport_manage', 'uk', asks([owner, oneself]))).toBe(ownerAlone);
  const namesake = { ...owner, id: '8' };
  expect(missingPermissionReason('transport_manage', 'uk', asks([namesake], ['owner']))).toBe(ownerAlone);
});

it('names to whoever looks through a role those whom that role would read of, oneself, too', () => {
  expect(
    missingPermissionReason('transport_manage', 'uk', asks([{ ...owner, id: '9' }], ['driver'], 'driver')),
  ).toBe(ownerAlone);
});

it('says so in English, too', () => {
  expect(missingPermissionReason('transport_manage', 'en', asks([owner]))).toBe(
    'Requires the permission “Manage transport”. It can be granted by: Коваль Олена Петрівна (Власниця)',
  );
});

it('has no reason against changes while one is oneself, and names roles that it knows', () => {
  expect(viewAsReason(null, 'uk')).toBeUndefined();
  expect(viewAsReason({ viewingAs: null }, 'uk')).toBeUndefined();
  expect(viewAsReason({ viewingAs: 'cashier' }, 'uk')).toContain('«Касир»');
  expect([roleName('driver', 'en'), roleName('astronaut', 'en'), roleName('toString', 'en')]).toEqual([
    'Driver',
    'astronaut',
    'toString',
  ]);
});
