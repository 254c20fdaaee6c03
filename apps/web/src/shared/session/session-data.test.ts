import { afterEach, describe, expect, it } from 'vitest';
import { readSession } from './session-data.ts';
import { storageKeys } from './storage.ts';

const user = {
  id: '01912d50-3c00-7000-8000-000000000002',
  full_name: 'Коваль Олена Петрівна',
  phone: '+380500000001',
  position: null,
  merchant: { id: '01912d50-3c00-7000-8000-000000000001', name: 'ТОВ «Затишок»', business: 'cafe' },
  home: { screen: 'dashboard', terminal: null, path: '/dashboard' },
  tags: ['transport_manage'],
};

afterEach(() => localStorage.clear());

const store = (values: Record<string, string>) => {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
};

describe('session in local storage', () => {
  it('is read from the keys of the specification', () => {
    store({
      user: JSON.stringify(user),
      user_roles: '["owner"]',
      token: 'a1',
      user_menu: '[{"id":"routes","group":"transport","path":"/Routes"}]',
      user_menu_icons: '{"routes":"route"}',
    });
    expect(readSession()).toEqual({
      user,
      token: 'a1',
      roles: ['owner'],
      viewingAs: null,
      points: null,
      rightsGivers: [],
      newBrowser: null,
      menu: [{ id: 'routes', group: 'transport', path: '/Routes' }],
      menuIcons: { routes: 'route' },
    });
  });

  it('knows the role that is looked through, and who gives rights, beside the user', () => {
    const [full_name, position] = ['Коваль Олена Петрівна', 'Власниця'];
    const givers = [{ id: '2', full_name, position, roles: ['owner'], tags: ['add_terminal'] }];
    store({ user: JSON.stringify({ ...user, viewing_as: 'cashier', rights_givers: givers }) });
    expect(readSession()).toMatchObject({ user, viewingAs: 'cashier', rightsGivers: givers });
  });

  it('knows the points to which the user is limited, and none for a user of an older version', () => {
    const points = [{ id: 'p1', name: 'Кав’ярня' }];
    store({ user: JSON.stringify({ ...user, points }) });
    expect(readSession()?.points).toEqual(points);
    store({ user: JSON.stringify({ ...user, points: [null, 5, { id: 'p2' }] }) });
    expect(readSession()?.points).toEqual([{ id: 'p2', name: '' }]);
    for (const broken of [undefined, null, 'all', {}]) {
      store({ user: JSON.stringify({ ...user, points: broken }) });
      expect(readSession()?.points).toBeNull();
    }
  });

  it('knows the new browser that is to be told, and none where it is broken', () => {
    const at = '2026-11-20T09:00:00.000Z';
    const new_browser = { session_id: 's1', at, address: '203.0.113.77', user_agent: 'Desk/2.0' };
    store({ user: JSON.stringify({ ...user, new_browser }) });
    expect(readSession()?.newBrowser).toEqual(new_browser);
    for (const broken of [5, 'x', { ...new_browser, session_id: 7 }, { ...new_browser, at: 'yesterday' }]) {
      store({ user: JSON.stringify({ ...user, new_browser: broken }) });
      expect(readSession()?.newBrowser).toBeNull();
    }
  });

  it.each([
    [{ viewing_as: 5, rights_givers: 'everybody' }, []],
    [
      { viewing_as: [], rights_givers: [null, 'x', {}, { id: '2', full_name: '' }, { full_name: 'Іва' }] },
      [],
    ],
    [
      { viewing_as: '', rights_givers: [{ id: '2', full_name: 'Іва', position: 7, tags: [5, 'x'] }] },
      [{ id: '2', full_name: 'Іва', position: null, roles: [], tags: ['x'] }],
    ],
  ])('is oneself, with the givers that can be read, where those are broken (%#)', (broken, rightsGivers) => {
    store({ user: JSON.stringify({ ...user, ...broken }) });
    expect(readSession()).toMatchObject({ viewingAs: null, rightsGivers });
  });

  it.each([
    '{',
    'null',
    '[]',
    '"[]"',
    '""',
    '',
    'undefined',
    'true',
    '0',
    '{}',
    '{"id":""}',
    '{"id":5}',
    '{"id":null}',
    `"${'x'.repeat(5_000_000 / 2)}"`,
  ])('has nobody signed in when the user is broken (%#)', (value) => {
    store({ [storageKeys.user]: value });
    expect(readSession()).toBeNull();
  });

  it.each([
    ['roles no list', { user_roles: '{"owner":true}' }, { roles: [] }],
    ['roles no JSON', { user_roles: 'owner' }, { roles: [] }],
    ['roles of other types', { user_roles: '[1,null,"driver",{}]' }, { roles: ['driver'] }],
    ['menu no list', { user_menu: '"menu"' }, { menu: [] }],
    [
      'menu with foreign addresses',
      {
        user_menu: JSON.stringify(
          ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 5].map(
            (path) => ({ id: 'x', group: 'y', path }),
          ),
        ),
      },
      { menu: [] },
    ],
    ['icons a list', { user_menu_icons: '["route"]' }, { menuIcons: {} }],
    ['an icon of another type', { user_menu_icons: '{"routes":{}}' }, { menuIcons: { routes: '' } }],
  ])('falls back where a part is broken: %s', (_name, values, expected) => {
    store({ [storageKeys.user]: JSON.stringify(user), ...values });
    expect(readSession()).toMatchObject({ user, ...expected });
  });

  it.each(['{"id":"1","tags":"all","merchant":[]}', '{"id":"1","home":{"path":"//evil.example"}}'])(
    'mends a user that lacks words, or starts elsewhere: %s',
    (user) => {
      store({ [storageKeys.user]: user });
      expect(readSession()?.user).toEqual({
        id: '1',
        full_name: '',
        phone: '',
        position: null,
        merchant: { id: '', name: '', business: null },
        home: { screen: null, terminal: null, path: '/' },
        tags: [],
      });
    },
  );
});
