import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from './session-data.ts';
import { createSessionStore, type SessionEvent, type SessionStore } from './session-store.ts';
import { storageKeys } from './storage.ts';

const sessionOf = (id: string): Session => ({
  token: '01912d50-3c00-7000-8000-0000000000a1',
  user: {
    id,
    full_name: 'Коваль Олена Петрівна',
    phone: '+380500000001',
    position: null,
    merchant: { id: 'm', name: 'ТОВ «Затишок»', business: null },
    home: { screen: null, terminal: null, path: '/' },
    tags: [],
  },
  roles: ['owner'],
  viewing_as: null,
  points: null,
  rights_givers: [],
  new_browser: null,
  menu: [],
  menu_icons: {},
  expires_at: '2026-11-20T19:00:00.000Z',
});

let store: SessionStore;
let events: SessionEvent[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  store = createSessionStore();
  events = [];
  store.onEvent((event) => events.push(event));
});
afterEach(() => {
  store.dispose();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Changes storage and fires the event, as another tab would. */
function otherTab(change: () => void, key: string | null) {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

describe('session store', () => {
  it('keeps only the keys of the specification', () => {
    store.store(sessionOf('1'));
    store.storeSigningSecret('12345');
    const allowed: readonly string[] = Object.values(storageKeys);
    expect(allowed).toHaveLength(8);
    for (const key of Object.keys(localStorage)) expect(allowed).toContain(key);
    expect(localStorage.getItem('user_roles')).toBe('["owner"]');
    expect(localStorage.getItem('token')).toBe(sessionOf('1').token);
  });

  it('clears all local storage on sign-out', () => {
    store.store(sessionOf('1'));
    localStorage.setItem('locale', 'en');
    store.clear();
    expect(localStorage).toHaveLength(0);
    expect(store.current()).toBeNull();
    expect(store.signingSecret()).toBeNull();
    expect(events).toEqual(['signed_out']);
  });

  it('makes one redirect of thirty −4, and another after half a second', () => {
    vi.useFakeTimers();
    store.store(sessionOf('1'));
    for (let n = 0; n < 30; n += 1) store.expire();
    expect(events).toEqual(['expired']);
    vi.advanceTimersByTime(499);
    store.expire();
    expect(events).toHaveLength(1);
    vi.advanceTimersByTime(1);
    store.expire();
    expect(events).toHaveLength(2);
  });

  it('knows, after the page was loaded anew too, how the session ended, until somebody signs in', () => {
    const ends = () => {
      const anew = createSessionStore();
      anew.dispose();
      return [store.endReason(), anew.endReason()];
    };
    expect(ends()).toEqual([null, null]);
    store.expire();
    expect(ends()).toEqual([null, null]);
    store.store(sessionOf('1'));
    store.expire();
    expect(ends()).toEqual(['expired', 'expired']);
    store.store(sessionOf('1'));
    expect(ends()).toEqual([null, null]);
    otherTab(() => localStorage.clear(), null);
    store.expire();
    expect([ends(), sessionStorage.length]).toEqual([['elsewhere', null], 0]);
    store.store(sessionOf('1'));
    store.clear();
    expect(ends()).toEqual([null, null]);
  });

  it('takes away the user but not the language when a session has expired', () => {
    store.store(sessionOf('1'));
    store.storeSigningSecret('12345');
    localStorage.setItem('locale', 'en');
    store.expire();
    expect({ ...localStorage }).toEqual({ locale: 'en' });
  });

  it('notices a sign-out in another tab', () => {
    store.store(sessionOf('1'));
    otherTab(() => localStorage.clear(), null);
    expect(store.current()).toBeNull();
    expect(events).toEqual(['signed_out_elsewhere']);
  });

  it('notices a sign-in in another tab, secret included', () => {
    otherTab(() => {
      localStorage.setItem('signing_secret', '777');
      localStorage.setItem('user', JSON.stringify(sessionOf('1').user));
    }, 'signing_secret');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user', storageArea: localStorage }));
    expect(store.current()?.user.id).toBe('1');
    expect(store.signingSecret()).toBe('777');
    expect(events).toEqual(['signed_in_elsewhere']);
  });

  it('says that the account has changed, and keeps the old one until the page is loaded anew', () => {
    store.store(sessionOf('1'));
    otherTab(() => localStorage.setItem('user', JSON.stringify(sessionOf('2').user)), 'user');
    expect(events).toEqual(['account_changed']);
    expect(store.current()?.user.id).toBe('1');
  });

  it('keeps the person that this page is of when somebody else signs in here, or has done so unheard', () => {
    store.store(sessionOf('1'));
    store.store(sessionOf('2'));
    expect(events).toEqual(['account_changed']);
    expect(store.current()?.user.id).toBe('1');
    expect(JSON.parse(String(localStorage.getItem('user')))).toMatchObject({ id: '2' });
    store.reportAccountChange();
    expect(events).toEqual(['account_changed', 'account_changed']);
  });

  it('leaves the session of another person alone when an answer to the one before says −4', () => {
    store.store(sessionOf('1'));
    otherTab(() => {
      localStorage.setItem('signing_secret', '777');
      localStorage.setItem('user', JSON.stringify(sessionOf('2').user));
    }, 'user');
    store.expire();
    expect(events).toEqual(['account_changed', 'account_changed']);
    expect(JSON.parse(String(localStorage.getItem('user')))).toMatchObject({ id: '2' });
    expect(localStorage.getItem('signing_secret')).toBe('777');
  });

  it('does not mind the same user being stored again, or other keys', () => {
    store.store(sessionOf('1'));
    otherTab(() => localStorage.setItem('user', JSON.stringify(sessionOf('1').user)), 'user');
    otherTab(() => localStorage.setItem('route', '{}'), 'route');
    expect(events).toEqual([]);
  });

  it('tells nobody of a look that finds nothing new', () => {
    store.store(sessionOf('1'));
    const opened = createSessionStore();
    const before = opened.current();
    const listener = vi.fn();
    opened.subscribe(listener);
    opened.store(sessionOf('1'));
    expect([opened.current() === before, listener.mock.calls.length]).toEqual([true, 0]);
    opened.store({ ...sessionOf('1'), roles: ['cashier'] });
    expect([opened.current()?.roles, listener.mock.calls.length]).toEqual([['cashier'], 1]);
    opened.dispose();
  });

  it('says when a role is looked through from now on, here and in another tab', () => {
    const asCashier: Session = { ...sessionOf('1'), roles: ['cashier'], viewing_as: 'cashier' };
    store.store(sessionOf('1'));
    store.store(asCashier);
    expect(events).toEqual(['view_changed']);
    expect(store.current()).toMatchObject({ viewingAs: 'cashier', roles: ['cashier'] });
    otherTab(() => {
      localStorage.setItem('user_roles', '["owner"]');
      localStorage.setItem('user', JSON.stringify({ ...sessionOf('1').user, viewing_as: null }));
    }, 'user');
    expect(events).toEqual(['view_changed', 'view_changed']);
    expect(store.current()).toMatchObject({ viewingAs: null, roles: ['owner'] });
  });

  it('says when the user works at other points from now on, here and in another tab', () => {
    const [a, b] = [
      { id: 'a', name: 'А' },
      { id: 'b', name: 'Б' },
    ];
    const at = (points: Session['points']): Session => ({ ...sessionOf('1'), points });
    const told: unknown[] = [];
    store.onEvent((event, isWidened) => told.push([event, isWidened]));
    store.store(at([a]));
    store.store(at([{ ...a, name: 'Перейменована' }]));
    expect(told).toEqual([]);
    store.store(at([b]));
    expect(told.splice(0)).toEqual([['view_changed', false]]);
    store.store(at([b, a]));
    expect(told.splice(0)).toEqual([['view_changed', true]]);
    store.store(at([a, b]));
    expect(told).toEqual([]);
    store.store(at(null));
    expect(told.splice(0)).toEqual([['view_changed', true]]);
    store.store(at([]));
    expect(told.splice(0)).toEqual([['view_changed', false]]);
    const moved = { ...sessionOf('1').user, viewing_as: null, points: [a] };
    otherTab(() => localStorage.setItem('user', JSON.stringify(moved)), 'user');
    expect(told).toEqual([['view_changed', true]]);
    expect(store.current()?.points).toEqual([a]);
  });

  it('takes over other rights of the same person from another tab', () => {
    store.store(sessionOf('1'));
    const user = { ...sessionOf('1').user, tags: ['audit_view'] };
    otherTab(() => localStorage.setItem('user', JSON.stringify(user)), 'user');
    expect(store.current()?.user.tags).toEqual(['audit_view']);
    expect(events).toEqual([]);
  });

  it('works with storage full or blocked, as long as the page lives', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const blocked = createSessionStore();
    blocked.store(sessionOf('1'));
    blocked.storeSigningSecret('5');
    expect([blocked.current()?.user.id, blocked.signingSecret()]).toEqual(['1', '5']);
    blocked.dispose();
  });
});
