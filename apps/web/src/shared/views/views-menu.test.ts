import { describe, expect, it } from 'vitest';
import { type SavedView, viewSearch } from './view-search.ts';
import { currentView, isSameView, viewParametersIn, withHiddenColumns } from './views-menu.tsx';

const view = (id: string, parameters: SavedView['parameters']): SavedView => ({
  id,
  list: 'terminals',
  name: id,
  parameters,
  is_default: false,
  is_shared: false,
  is_hidden: false,
  author: { id: 'owner', name: 'Коваль Олена', has_namesake: false, phone_hint: null },
  version: 1,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
});
const offline = view('offline', [
  { name: 'connectivity', value: 'offline' },
  { name: 'sort', value: '-name' },
]);
const shops = view('shops', [{ name: 'q', value: 'вул. Шевченка & Ко' }]);
const known = ['q', 'connectivity', 'sort'];

describe('a view of a list', () => {
  it('is written into the address whole, and read from it again', () => {
    const search = new URLSearchParams(viewSearch(shops));
    expect(search.get('view')).toBe('shops');
    expect(viewParametersIn(search, known)).toEqual(shops.parameters);
  });

  it('holds neither the place in the list nor what the list does not know', () => {
    const search = new URLSearchParams('?page=3&perPage=20&view=all&q=&x=1&connectivity=offline');
    expect(viewParametersIn(search, known)).toEqual([{ name: 'connectivity', value: 'offline' }]);
  });

  it('is the same in whatever order its filters were set', () => {
    expect(isSameView(offline.parameters, offline.parameters.toReversed())).toBe(true);
    expect(isSameView(offline.parameters, offline.parameters.slice(1))).toBe(false);
  });

  it('shows the columns that it was kept with; one that says nothing of them leaves them as they are', () => {
    const narrow = withHiddenColumns(offline.parameters, ['serial', 'model']);
    expect(isSameView(narrow, withHiddenColumns(offline.parameters, ['model', 'serial']))).toBe(true);
    expect(isSameView(narrow, withHiddenColumns(offline.parameters, ['model']))).toBe(false);
    expect(isSameView(narrow, withHiddenColumns(offline.parameters, []))).toBe(false);
    expect(isSameView(offline.parameters, narrow)).toBe(true);
    const search = new URLSearchParams(viewSearch(view('all-columns', withHiddenColumns([], []))));
    expect(search.get('hidden')).toBe('-');
  });

  it('is the one that was opened, also when it has been changed since; else the one that shows the same', () => {
    const of = (text: string) => {
      const search = new URLSearchParams(text);
      return currentView([offline, shops], search, viewParametersIn(search, known))?.id;
    };
    expect(of('?view=shops&q=щось')).toBe('shops');
    expect(of('?sort=-name&connectivity=offline&page=2')).toBe('offline');
    expect(of('?view=of-somebody-else&connectivity=offline')).toBeUndefined();
    expect(of('')).toBeUndefined();
  });
});
