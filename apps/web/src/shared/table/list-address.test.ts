import { describe, expect, it } from 'vitest';
import { asId, asOneOf, asSomeOf, asText } from './filter-parsers.ts';
import { changedSearch, readListAddress } from './list-address.ts';

const spec = {
  filters: {
    q: asText,
    branch_id: asId,
    mode: asOneOf('bus', 'tram'),
    status: asSomeOf('parked', 'on_route'),
  },
  sorts: ['name', 'created_at'],
} as const;

const read = (text: string) => readListAddress(new URLSearchParams(text), spec);

describe('list state in the address', () => {
  it('starts on the first page of ten', () => {
    expect(read('')).toEqual({
      page: 1,
      perPage: 10,
      sort: undefined,
      filters: { q: undefined, branch_id: undefined, mode: undefined, status: undefined },
    });
  });

  it.each([
    ['page=2', 2],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=abc', 1],
    ['page=', 1],
    ['page=1.5', 1],
    ['page=1e9', 1],
    ['page=NaN', 1],
    ['page=Infinity', 1],
    ['page=0x10', 1],
    ['page=%00', 1],
    ['page=١', 1],
    ['page=2&page=3', 2],
    ['page=1000000000', 1000],
    ['page=999999999999999999999', 1],
    ['page=600&perPage=20', 500],
  ])('%s is page %i', (text, page) => {
    expect(read(text).page).toBe(page);
  });

  it.each([
    ['perPage=10', 10],
    ['perPage=20', 20],
    ['perPage=15', 15],
    ['perPage=9', 10],
    ['perPage=21', 20],
    ['perPage=100000000', 20],
    ['perPage=-5', 10],
    ['perPage=all', 10],
    ['perPage=', 10],
  ])('%s is %i a page', (text, perPage) => {
    expect(read(text).perPage).toBe(perPage);
  });

  it('knows only the orders of the contract', () => {
    expect(read('sort=name').sort).toBe('name');
    expect(read('sort=-created_at').sort).toBe('-created_at');
    for (const odd of ['sort=', 'sort=-', 'sort=password', 'sort=--name', 'sort=name;drop']) {
      expect(read(odd).sort).toBeUndefined();
    }
  });

  it('takes filters that the contract would take, and no others', () => {
    expect(read('q=%20Тролейбус%20&mode=tram').filters).toMatchObject({ q: 'Тролейбус', mode: 'tram' });
    expect(read('q=a%00b').filters.q).toBe('a b');
    expect(read(`q=${'я'.repeat(500)}`).filters.q).toHaveLength(100);
    expect(read('mode=rocket&branch_id=1&q=%20').filters).toEqual({
      q: undefined,
      mode: undefined,
      branch_id: undefined,
      status: undefined,
    });
    expect(read('status=on_route,gone,parked,parked').filters.status).toEqual(['on_route', 'parked']);
    expect(read('status=,gone').filters.status).toBeUndefined();
    const id = '01912D50-3C00-7000-8000-000000000010';
    expect(read(`branch_id=${id}`).filters.branch_id).toBe(id.toLowerCase());
  });

  it('changes what it is told to, keeps the rest, and writes nothing that is usual anyway', () => {
    const before = new URLSearchParams('q=33&page=4&drawer=shift');
    expect(changedSearch(before, { page: null, mode: 'bus' }).toString()).toBe('q=33&drawer=shift&mode=bus');
    const several = changedSearch(before, { status: ['parked', 'on_route'] });
    expect(several.get('status')).toBe('parked,on_route');
    expect(changedSearch(several, { status: [] }).has('status')).toBe(false);
    expect(changedSearch(before, { q: '', page: 1 }).toString()).toBe('drawer=shift');
    expect(changedSearch(before, { perPage: 20 }).get('perPage')).toBe('20');
    expect(changedSearch(before, { perPage: 10 }).has('perPage')).toBe(false);
    expect(before.toString()).toBe('q=33&page=4&drawer=shift');
  });
});
